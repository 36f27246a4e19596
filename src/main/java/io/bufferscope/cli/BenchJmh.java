package io.bufferscope.cli;

import io.bufferscope.bench.BenchRefused;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// JMH on the command line: when its classes are loaded, the JVM warns on standard error of how they look at their own
/// fields, which is nothing that the user could mend.
final class BenchJmh {

    private static final String PARAMS = "org.openjdk.jmh.infra.BenchmarkParams";

    private BenchJmh() {}

    /// A call that needs JMH.
    ///
    /// @param <T> what it gives
    @FunctionalInterface
    interface Call<T> {

        T call() throws BenchRefused;
    }

    /// Loads what the JVM warns of in silence, then makes the call.
    static <T> T quietly(Call<T> call) throws BenchRefused {
        PrintStream errors = System.err;
        System.setErr(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        try {
            Class.forName(PARAMS);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("JMH is missing on the class path", e);
        } finally {
            System.setErr(errors);
        }
        return call.call();
    }
}
