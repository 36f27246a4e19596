package io.bufferscope.copies.survey;

import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.ride.Effort;
import io.bufferscope.copies.ride.Ride;
import io.bufferscope.copies.ride.Stopwatch;
import io.netty.util.concurrent.FastThreadLocalThread;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// The main class of the child that measures: `FOLDER NANOS ROUNDS SIZES PATHS`, or `trace FOLDER SIZE PATH`.
///
/// Prints a line for each path and size as soon as it is measured. Ends when its standard input ends.
public final class SurveyMain {

    static final String MEASURED = "M ";
    static final String FAILED = "F ";
    static final String DONE = "DONE";
    static final String TRACE = "trace";

    private SurveyMain() {}

    /// Measures.
    public static void main(String[] args) throws Exception {
        endWith(System.in);
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        FutureTask<Void> work = new FutureTask<>(() -> work(args, out), null);
        new FastThreadLocalThread(work, "sender").start();
        work.get();
        out.println(DONE);
        Runtime.getRuntime().halt(0);
    }

    private static void work(String[] args, PrintStream out) {
        if (args[0].equals(TRACE)) {
            TracedMove.play(path(args[3]), Integer.parseInt(args[2]), Path.of(args[1]));
            return;
        }
        List<Integer> sizes = words(args[3]).map(Integer::valueOf).toList();
        List<String> ids = words(args[4]).toList();
        long end = System.nanoTime() + Long.parseLong(args[1]) - sinceStart();
        Budget budget = new Budget(end, (sizes.size() + 1) * ids.size(), Integer.parseInt(args[2]));
        for (String id : ids) {
            warmUp(path(id), sizes.get(sizes.size() / 2), Path.of(args[0]), budget);
            for (int size : sizes) {
                out.println(line(path(id), size, Path.of(args[0]), budget));
            }
        }
    }

    /// The same as a measurement, but what comes out is thrown away: the code of a path is cold at first.
    private static void warmUp(TransferPath path, int size, Path folder, Budget budget) {
        line(path, size, folder, budget);
    }

    private static long sinceStart() {
        return TimeUnit.MILLISECONDS.toNanos(
                ManagementFactory.getRuntimeMXBean().getUptime());
    }

    private static String line(TransferPath path, int size, Path folder, Budget budget) {
        long before = System.nanoTime();
        Effort effort = budget.next(before);
        String line = line(path, size, folder, effort);
        budget.spent(System.nanoTime() - before);
        return line;
    }

    private static String line(TransferPath path, int size, Path folder, Effort effort) {
        try (Ride ride = Catalogue.open(path, size, folder)) {
            Measurement measured = new Stopwatch(effort).measure(path, size, ride);
            return MEASURED + MeasurementLine.write(measured);
        } catch (IOException | RuntimeException | LinkageError | OutOfMemoryError e) {
            return FAILED + path.id() + " " + size + " " + String.valueOf(e).replace('\n', ' ');
        }
    }

    private static TransferPath path(String id) {
        return Catalogue.find(id).orElseThrow();
    }

    private static Stream<String> words(String list) {
        return Stream.of(list.split(","));
    }

    /// Ends this process as soon as the one that started it is gone.
    private static void endWith(InputStream in) {
        Thread.ofPlatform().daemon().name("end").start(() -> {
            try {
                while (in.read() >= 0) {
                    Thread.onSpinWait();
                }
            } catch (IOException gone) {
                Runtime.getRuntime().halt(1);
            }
            Runtime.getRuntime().halt(1);
        });
    }
}
