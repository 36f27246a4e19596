package io.bufferscope.app.shell;

import io.bufferscope.session.Runner;

/// What a room is given to work with.
///
/// @param runner starts watched programs
/// @param manner language, theme and zoom
/// @param errors takes what goes wrong
/// @param files asks the user for files
/// @param settings as they were when the window opened
public record Surroundings(Runner runner, Manner manner, ErrorFunnel errors, FileChoice files, Settings settings) {}
