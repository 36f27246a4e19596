package io.bufferscope.session;

import java.util.Map;

/// A small compiled program that needs no watching, only running.
///
/// @param name by which its result is told
/// @param mainClass binary name of the class whose `main(String[])` is called
/// @param classes class files by binary name
public record BatchProgram(String name, String mainClass, Map<String, byte[]> classes) {}
