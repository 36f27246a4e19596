package io.bufferscope.instrument;

import java.util.List;
import java.util.Map;
import java.util.Set;

/// The outcome of compiling one source file.
public sealed interface Compilation {

    /// What `java FILE` would have written to standard error until here, byte for byte.
    String messages();

    /// A program that can run.
    ///
    /// @param classes class files by binary name, as the compiler made them
    /// @param beside binary names of those that come from other source files than the program's
    /// @param mainClass binary name of the class that `java FILE` would start
    /// @param messages warnings, as `java FILE` prints them before the program starts; usually empty
    /// @param layout where in the source its statements and calls stand
    record Done(Map<String, byte[]> classes, Set<String> beside, String mainClass, String messages, SourceLayout layout)
            implements Compilation {}

    /// A program that `java FILE` refuses to run; its exit code is 1.
    ///
    /// @param problems what is wrong where, in the compiler's order; may be empty if no place is to blame
    /// @param messages what `java FILE` prints
    record Failed(List<Problem> problems, String messages) implements Compilation {}
}
