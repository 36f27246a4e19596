package io.bufferscope.app.shell;

import io.bufferscope.session.Runner;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// What a room is given to work with.
///
/// @param runner starts watched programs
/// @param manner language, theme and zoom
/// @param errors takes what goes wrong
/// @param files asks the user for files
/// @param settings as they were when the window opened
/// @param folder where the user's own things are kept, or null if nothing is kept
public record Surroundings(
        Runner runner,
        Manner manner,
        ErrorFunnel errors,
        FileChoice files,
        Settings settings,
        @Nullable Path folder) {

    /// Surroundings that keep nothing.
    public Surroundings(Runner runner, Manner manner, ErrorFunnel errors, FileChoice files, Settings settings) {
        this(runner, manner, errors, files, settings, null);
    }
}
