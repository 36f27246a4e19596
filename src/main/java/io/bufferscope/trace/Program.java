package io.bufferscope.trace;

import java.util.List;

/// A watched program: its source and the tables that the numbers of a trace point into.
///
/// @param fileName name of the source file, without a folder
/// @param source whole text of the source file
/// @param mainClass binary name of the class that is started
/// @param methods every method, watched or not
/// @param sites every place at which a step can happen
/// @param variables every local variable and parameter
public record Program(
        String fileName,
        String source,
        String mainClass,
        List<Method> methods,
        List<Site> sites,
        List<Variable> variables) {}
