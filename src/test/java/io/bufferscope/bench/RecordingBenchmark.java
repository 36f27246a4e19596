package io.bufferscope.bench;

import io.bufferscope.session.ProgramRunner;
import io.bufferscope.session.Run;
import io.bufferscope.session.RunOptions;
import io.bufferscope.session.RunStart;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import javax.tools.ToolProvider;

/// Recorded steps per second, contents included, beside a stepper over the Java debugger interface.
final class RecordingBenchmark {

    private static final Path PROGRAM = Path.of("src/test/programs/MillionPuts.java");
    private static final int RUNS = 7;

    private RecordingBenchmark() {}

    /// Steps per second of one run.
    ///
    /// @param whole by the time from the start of the child process to the last step
    /// @param running by the time from the first step to the last
    private record Rate(double whole, double running) {}

    public static void main(String[] args) throws Exception {
        List<Rate> rates = new ArrayList<>();
        for (int run = 0; run < RUNS; run++) {
            Rate rate = recorded();
            rates.add(rate);
            System.out.printf(
                    "recorded: %,.0f steps/s, %,.0f from the start of the JVM%n", rate.running(), rate.whole());
        }
        double running = median(rates, Rate::running);
        double debugger = debugger();
        System.out.printf("debugger: %,.0f steps/s%n", debugger);
        System.out.printf(
                "median %,.0f steps/s, %,.0f from the start of the JVM, %,.0f times the debugger%n",
                running, median(rates, Rate::whole), running / debugger);
    }

    private static double median(List<Rate> rates, ToDoubleFunction<Rate> figure) {
        return rates.stream().mapToDouble(figure).sorted().toArray()[rates.size() / 2];
    }

    private static Rate recorded() throws Exception {
        String source = Files.readString(PROGRAM);
        try (Run run = new ProgramRunner(ImageJvm.get()).run(PROGRAM, source, RunOptions.defaults())) {
            RunStart start = run.started().join();
            long began = System.nanoTime();
            if (!(start instanceof RunStart.Running running)) {
                throw new IllegalStateException(start.toString());
            }
            while (running.trace().steps() == 0) {
                Thread.sleep(1);
            }
            long first = System.nanoTime();
            run.ended().join();
            long end = System.nanoTime();
            double steps = running.trace().steps() * 1e9;
            return new Rate(steps / (end - began), steps / (end - first));
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
