package io.bufferscope.bench;

import io.bufferscope.app.Pulses;
import io.bufferscope.app.WindowFixture;
import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.PoolRunner;
import io.bufferscope.session.ProgramRunner;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Screenshot;
import io.bufferscope.view.Toolkit;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.event.ActionEvent;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;

/// What the Pool room costs while it shows 8 arenas of 8 chunks of 512 pages under 200,000 operations a second.
///
/// Needs a display of 1920×1080 and is drawn by software (`-Dprism.order=sw`).
public final class PoolRoomBenchmark {

    private static final int ARENAS = 8;
    private static final int SECONDS = 10;
    private static final double FRAME = 1000 / 60.0;

    private PoolRoomBenchmark() {}

    /// Prints frames a second, the time between frames and the processor time of the JavaFX thread, at rest and at
    /// work.
    ///
    /// @param args a file for a picture of the room at work
    public static void main(String[] args) throws Exception {
        Toolkit.windowed();
        try (WindowFixture window = WindowFixture.openPools(
                new ProgramRunner(ChildJvm.ofThisProcess()),
                new PoolRunner(ChildJvm.ofThisProcess())::start,
                1920,
                1080)) {
            fill(window);
            Pulses.await(120);
            print("at rest", frames(), window);
            say(window, "workload http rate=200000 threads=2");
            Pulses.await(120);
            print("at work", frames(), window);
            if (args.length > 0) {
                FxThread.call(() -> {
                    Screenshot.write(window.scene, Path.of(args[0]));
                    return true;
                });
            }
        }
        System.exit(0);
    }

    private static void fill(WindowFixture window) {
        Pulses.await(30);
        say(window, "allocator pooled page=8KiB max-order=9 heap-arenas=0 direct-arenas=" + ARENAS);
        for (int arena = 0; arena < ARENAS; arena++) {
            say(window, "thread t" + arena + " fast");
            say(window, "fill 56KiB 500 direct on t" + arena);
        }
        window.until(() -> window.textOf("step-label").contains(String.valueOf(2 * ARENAS + 1)));
    }

    private static void say(WindowFixture window, String command) {
        window.on(() -> {
            TextField line = (TextField) window.scene.getRoot().lookup(".pool-line");
            line.setText(command);
            line.fireEvent(new ActionEvent());
        });
        Pulses.await(20);
    }

    private record Frames(List<Double> millis, double busy) {}

    private static Frames frames() throws InterruptedException {
        List<Double> millis = new ArrayList<>();
        AnimationTimer timer = new AnimationTimer() {
            private long last;

            @Override
            public void handle(long now) {
                if (last != 0) {
                    millis.add((now - last) / 1e6);
                }
                last = now;
            }
        };
        long before = FxThread.call(PoolRoomBenchmark::processorTime);
        FxThread.run(timer::start);
        Thread.sleep(SECONDS * 1000L);
        FxThread.run(timer::stop);
        double busy = (FxThread.call(PoolRoomBenchmark::processorTime) - before) / 1e9 / SECONDS;
        return new Frames(millis, busy);
    }

    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static void print(String when, Frames frames, WindowFixture window) {
        List<Double> sorted = new ArrayList<>(frames.millis());
        Collections.sort(sorted);
        long late = sorted.stream().filter(millis -> millis > 1.5 * FRAME).count();
        System.out.printf(
                "%s: %.1f frames/s, median %.1f ms, 99th percentile %.1f ms, %d of %d later than half a frame;"
                        + " JavaFX thread busy for %.0f %%; %s%n",
                when,
                sorted.size() / (double) SECONDS,
                sorted.get(sorted.size() / 2),
                sorted.get(sorted.size() * 99 / 100),
                late,
                sorted.size(),
                100 * frames.busy(),
                window.get(() -> ((Labeled) window.scene.getRoot().lookup(".pool-status .label")).getText()));
    }
}
