package io.bufferscope.claims;

import io.bufferscope.instrument.Compilation;
import io.bufferscope.instrument.SourceCompiler;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/// The check that asks the compiler.
///
/// @param classPath what the source may use
record CompilerCheck(List<Path> classPath) {

    Finding check(Claim claim, Check.Compiled check) throws IOException {
        Compilation compilation = compile(check.program(), ClaimBook.code(check.program()));
        Observations observed = Observations.NONE
                .with("compiles", Boolean.toString(compilation instanceof Compilation.Done))
                .with("message", firstMessage(compilation));
        return Finding.of(claim, observed, new Proof.Compiler(check.program(), compilation.messages()), Duration.ZERO);
    }

    /// Compiles a source of the claims.
    Compilation compile(String program, String source) throws IOException {
        return new SourceCompiler(classPath).compile(Path.of(program + ".java"), source);
    }

    private static String firstMessage(Compilation compilation) {
        return compilation instanceof Compilation.Failed failed
                        && !failed.problems().isEmpty()
                ? failed.problems().getFirst().message().lines().findFirst().orElse("")
                : "";
    }
}
