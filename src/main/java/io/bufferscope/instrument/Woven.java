package io.bufferscope.instrument;

import io.bufferscope.trace.Note;
import io.bufferscope.trace.Program;
import java.util.List;
import java.util.Map;

/// A program that tells what it does.
///
/// @param classes class files by binary name, ready to run with the probe on the class path
/// @param program the tables that its numbers point into
/// @param notes what could not be woven
public record Woven(Map<String, byte[]> classes, Program program, List<Note> notes) {}
