package io.bufferscope.bench;

import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import io.bufferscope.session.Run;
import io.bufferscope.session.RunOptions;
import io.bufferscope.session.RunStart;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javax.tools.ToolProvider;

/// Recorded steps per second, contents included, beside a stepper over the Java debugger interface.
final class RecordingBenchmark {

    private static final Path PROGRAM = Path.of("src/test/programs/MillionPuts.java");
    private static final int RUNS = 7;

    private RecordingBenchmark() {}

    public static void main(String[] args) throws Exception {
        double[] rates = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            rates[run] = recorded();
            System.out.printf("recorded: %,.0f steps/s%n", rates[run]);
        }
        java.util.Arrays.sort(rates);
        double ours = rates[RUNS / 2];
        double debugger = debugger();
        System.out.printf("debugger: %,.0f steps/s%n", debugger);
        System.out.printf("median %,.0f steps/s, %,.0f times the debugger%n", ours, ours / debugger);
    }

    /// Steps by the wall time from the start of the child process to the last step in the trace.
    private static double recorded() throws Exception {
        String source = Files.readString(PROGRAM);
        RunOptions options = RunOptions.defaults();
        try (Run run = new ProgramRunner(ChildJvm.ofThisProcess()).run(PROGRAM, source, options)) {
            RunStart start = run.started().join();
            long began = System.nanoTime();
            if (!(start instanceof RunStart.Running running)) {
                throw new IllegalStateException(start.toString());
            }
            run.ended().join();
            return running.trace().steps() * 1e9 / (System.nanoTime() - began);
        }
    }

    private static double debugger() throws Exception {
        Path classes = Files.createTempDirectory("stepper");
        int result = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        List.of("-g", "-d", classes.toString(), PROGRAM.toString())
                                .toArray(String[]::new));
        if (result != 0) {
            throw new IllegalStateException("javac: " + result);
        }
        DebuggerStepper stepper = new DebuggerStepper(classes, "MillionPuts", "buffer");
        double rate = stepper.stepsPerSecond(Duration.ofSeconds(10));
        System.out.println("(read " + stepper.checksum() + ")");
        return rate;
    }
}
