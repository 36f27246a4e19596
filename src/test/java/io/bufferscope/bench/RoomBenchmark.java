package io.bufferscope.bench;

import io.bufferscope.app.Pulses;
import io.bufferscope.app.WindowFixture;
import io.bufferscope.session.ProgramRunner;
import io.bufferscope.view.CodePane;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Screenshot;
import io.bufferscope.view.TimelineBar;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import jfx.incubator.scene.control.richtext.CodeArea;
import jfx.incubator.scene.control.richtext.TextPos;

/// What the Scope room costs: a key typed into a long program, scrubbing a long trace, an hour of runs.
///
/// Drawn on the headless platform by software; processor time is that of the JavaFX thread, layout included. A key is
/// measured until the scene is laid out: how the headless platform then copies the painted window is not the product's.
public final class RoomBenchmark {

    private static final int KEYS = 900;
    private static final int SEEKS = 900;
    private static final int COLD = 100;
    private static final double SIDE = 14;
    private static final String TYPED = "int value = b.getInt(0); // read \"it\" again\n";

    private RoomBenchmark() {}

    /// @param args `typing`, `scrubbing`, `log`, or `runs` and how many
    public static void main(String[] args) throws Exception {
        try (WindowFixture window = WindowFixture.open(new ProgramRunner(ImageJvm.get()))) {
            switch (args.length == 0 ? "typing" : args[0]) {
                case "typing" -> typing(window);
                case "scrubbing" -> scrubbing(window);
                case "log" -> log(window);
                default -> runs(window, args.length > 1 ? Integer.parseInt(args[1]) : 1000);
            }
        }
        System.exit(0);
    }

    private static void typing(WindowFixture window) throws Exception {
        window.open(program("b.putInt(8, 42); // writes \"no\" index\n".repeat(1000)));
        CodeArea area = window.get(() -> ((CodePane) window.scene.getRoot().lookup(".code-pane")).area());
        window.on(area::requestFocus);
        window.on(() -> area.select(TextPos.ofLeading(500, 0)));
        long[] laidOut = new long[1];
        window.on(() -> window.scene.addPostLayoutPulseListener(() -> laidOut[0] = processorTime()));
        double[] millis = new double[KEYS];
        for (int key = 0; key < KEYS; key++) {
            String typed = TYPED.substring(key % TYPED.length(), key % TYPED.length() + 1);
            long before = FxThread.call(RoomBenchmark::processorTime);
            window.on(() -> area.insertText(area.getCaretPosition(), typed, null));
            Pulses.await(1);
            millis[key] = (window.get(() -> laidOut[0]) - before) / 1e6;
        }
        print("a key in a program of 1,000 lines, until it is laid out", millis);
    }

    private static void scrubbing(WindowFixture window) throws Exception {
        TimelineBar bar = record(window, 33_000);
        double[] millis = new double[SEEKS];
        long start = System.nanoTime();
        for (int seek = 0; seek < SEEKS; seek++) {
            long step = 1 + (seek * 331L) % 100_000;
            millis[seek] = onFxThread(() -> drag(bar, step / 100_000.0));
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        print("a seek while scrubbing " + steps(window) + " steps", millis);
        System.out.printf("%.1f pictures a second%n", SEEKS / seconds);
    }

    private static void log(WindowFixture window) throws Exception {
        TimelineBar bar = record(window, 330_000);
        double opening = onFxThread(() -> Screenshot.press(window.scene, "Shortcut+L"));
        System.out.printf("opening the log of %d steps: %.1f ms of the JavaFX thread%n", steps(window), opening);
        double[] millis = new double[SEEKS / 3];
        for (int seek = 0; seek < millis.length; seek++) {
            double part = (seek * 331 % 1000) / 1000.0;
            millis[seek] = onFxThread(() -> drag(bar, part));
        }
        print("a seek with the log open", millis);
    }

    /// Runs a program of some 5 steps a turn.
    private static TimelineBar record(WindowFixture window, int turns) throws Exception {
        window.open(program("""
            for (int i = 0; i < TURNS; i++) {
                b.clear();
                b.put((byte) i);
            }
            """.replace("TURNS", String.valueOf(turns))));
        while (!window.until(() -> steps(window) > turns * 3L)) {
            Pulses.await(1);
        }
        return window.get(() -> (TimelineBar) window.scene.getRoot().lookup(".timeline-bar"));
    }

    private static void drag(TimelineBar bar, double part) {
        double x =
                bar.localToScene(SIDE + part * (bar.getWidth() - 2 * SIDE), 0).getX();
        bar.fireEvent(WindowFixture.dragged(x));
    }

    private static long steps(WindowFixture window) {
        String label = window.textOf("step-label");
        return Long.parseLong(label.substring(label.lastIndexOf(' ') + 1).replace(",", ""));
    }

    private static void runs(WindowFixture window, int count) throws Exception {
        window.open(program("b.putInt(7);\n"));
        for (int run = 1; run <= count; run++) {
            window.press("F9");
            if (!window.until(() -> isIdle(window))) {
                throw new AssertionError("run " + run + " does not end");
            }
            if (run % 100 == 0) {
                System.out.println("after " + run + " runs: " + held());
            }
        }
    }

    private static boolean isIdle(WindowFixture window) {
        return window.scene.getRoot().lookupAll(".button").stream()
                .filter(node -> node instanceof Button button && "Stop".equals(button.getText()))
                .allMatch(Node::isDisabled);
    }

    private static String held() throws IOException {
        System.gc();
        long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 20;
        int threads = ManagementFactory.getThreadMXBean().getThreadCount();
        try (Stream<Path> files = Files.list(Path.of("/proc/self/fd"));
                Stream<Path> temporary = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            String own = "bscope-" + ProcessHandle.current().pid() + "-";
            long folders = temporary
                    .filter(file -> file.getFileName().toString().startsWith(own))
                    .count();
            return "heap %d MiB, %d threads, %d open files, %d temporary folders, %d children"
                    .formatted(
                            heap,
                            threads,
                            files.count(),
                            folders,
                            ProcessHandle.current().children().count());
        }
    }

    /// Processor time of the JavaFX thread for an action and the pulse after it.
    private static double onFxThread(Runnable action) {
        long before = FxThread.call(RoomBenchmark::processorTime);
        FxThread.call(() -> {
            action.run();
            return true;
        });
        Pulses.await(1);
        return (FxThread.call(RoomBenchmark::processorTime) - before) / 1e6;
    }

    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /// The first ones, which the JVM still interprets, and those after them.
    private static void print(String what, double[] millis) {
        print(what + ", the first " + COLD, Arrays.stream(millis).limit(COLD));
        print(what, Arrays.stream(millis).skip(COLD));
    }

    private static void print(String what, DoubleStream millis) {
        double[] sorted = millis.sorted().toArray();
        System.out.printf(
                "%s: median %.1f ms, 99th percentile %.1f ms of the JavaFX thread%n",
                what, sorted[sorted.length / 2], sorted[sorted.length * 99 / 100]);
    }

    private static Path program(String body) throws IOException {
        Path file = Files.createTempDirectory("room").resolve("Long.java");
        return Files.writeString(file, "void main() {\nvar b = java.nio.ByteBuffer.allocate(64);\n" + body + "}\n");
    }
}
