package io.bufferscope.bench;

import io.bufferscope.trace.Programs;
import io.bufferscope.trace.RecordedTrace;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.TraceFile;
import io.bufferscope.trace.Workload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

/// A measurement of seeking in a trace of a million steps; to be run with `-Xmx256m`.
public final class SeekBenchmark {

    private static final int STEPS = 1_000_000;
    private static final int SEEKS = 2_000;

    private SeekBenchmark() {}

    /// Prints recording speed, percentiles of seeks, and heap used.
    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("seek");
        Path file = folder.resolve("seek.bscope");
        try (RecordedTrace trace = new RecordedTrace(Programs.three(), folder)) {
            record(trace, args.length == 0 ? 256 : Integer.parseInt(args[0]));
            measure("recorded", trace);
            TraceFile.save(trace, file);
        }
        long begin = System.nanoTime();
        try (Trace trace = TraceFile.open(file)) {
            System.out.printf("%s: %d KiB in %.1f ms%n", "opened", Files.size(file) >> 10, millis(begin));
            measure("opened", trace);
        }
        Files.delete(file);
        Files.delete(folder);
    }

    private static void record(RecordedTrace trace, int capacity) throws IOException {
        long begin = System.nanoTime();
        Workload.fillLarge(trace, capacity, STEPS);
        double millis = millis(begin);
        System.out.printf(
                "%s: %d steps in %.0f ms: %.1f million steps/s%n", "recorded", STEPS, millis, STEPS / millis / 1000);
    }

    private static void measure(String name, Trace trace) {
        Random random = new Random(1);
        seeks(trace, random);
        double[] seeks = seeks(trace, random);
        System.out.printf(
                "%s: seek p50 %.2f ms, p99 %.2f ms, worst %.2f ms%n",
                name, seeks[SEEKS / 2], seeks[SEEKS * 99 / 100], seeks[SEEKS - 1]);
        double[] back = backwards(trace);
        System.out.printf("%s: back p50 %.3f ms, p99 %.3f ms%n", name, back[SEEKS / 2], back[SEEKS * 99 / 100]);
        long begin = System.nanoTime();
        trace.frames(1, STEPS).forEachRemaining(frame -> {});
        System.out.printf("%s: all frames in %.0f ms%n", name, millis(begin));
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        System.out.printf(
                "%s: heap %d MiB used of %d%n",
                name, (runtime.totalMemory() - runtime.freeMemory()) >> 20, runtime.maxMemory() >> 20);
    }

    private static double[] seeks(Trace trace, Random random) {
        double[] millis = new double[SEEKS];
        for (int i = 0; i < SEEKS; i++) {
            long step = 1L + random.nextInt(STEPS);
            long begin = System.nanoTime();
            trace.frame(step);
            millis[i] = millis(begin);
        }
        Arrays.sort(millis);
        return millis;
    }

    private static double[] backwards(Trace trace) {
        double[] millis = new double[SEEKS];
        for (int i = 0; i < SEEKS; i++) {
            long begin = System.nanoTime();
            trace.frame(STEPS / 2 - i);
            millis[i] = millis(begin);
        }
        Arrays.sort(millis);
        return millis;
    }

    private static double millis(long begin) {
        return (System.nanoTime() - begin) / 1e6;
    }
}
