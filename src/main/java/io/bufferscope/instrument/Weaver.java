package io.bufferscope.instrument;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.constant.ClassDesc;
import java.nio.file.Path;
import java.util.List;

/// The weaver of watched programs: inserts the calls of the probe's hooks into compiled classes.
///
/// Woven classes behave like the compiler's: same members, same order of evaluation, same exceptions with the same
/// line numbers and messages. What tells names of local variables is left out, as in classes of `java FILE`.
public final class Weaver {

    private final List<Path> classPath;
    private final HookCalls hooks;

    /// @param classPath jars and folders that the program may use, as for [SourceCompiler]
    public Weaver(List<Path> classPath) {
        this(classPath, ClassDesc.of("io.bufferscope.probe.Hooks"), ClassDesc.of("io.bufferscope.probe.Activation"));
    }

    /// @param hooks the class whose static methods are called
    /// @param activation the class of what `enter` returns
    Weaver(List<Path> classPath, ClassDesc hooks, ClassDesc activation) {
        this.classPath = List.copyOf(classPath);
        this.hooks = new HookCalls(hooks, activation);
    }

    /// Weaves all classes of the program's own source file; those of files beside it stay as they are.
    ///
    /// @param done the compiled program
    /// @param file its source file, for its name
    public Woven weave(Compilation.Done done, Path file) {
        try (Libraries libraries = new Libraries(classPath)) {
            return new Weaving(done, hooks, libraries).weave(String.valueOf(file.getFileName()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
