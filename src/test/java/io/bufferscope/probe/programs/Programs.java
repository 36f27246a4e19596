package io.bufferscope.probe.programs;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.probe.Activation;
import io.bufferscope.probe.Hooks;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Programs for a child JVM, with hooks as the weaver would set them.
public final class Programs {

    public static final int RECOVERED = 77;

    private Programs() {}

    /// Overflows its stack three times and goes on.
    public static final class Overflows {
        static final ByteBuffer BUFFER = ByteBuffer.allocate(16);
        static int depth;

        public static void main(String[] arguments) {
            @Nullable Activation activation = Hooks.enter(0);
            for (int i = 0; i < 3; i++) {
                Hooks.line(activation, 0);
                try {
                    down();
                } catch (StackOverflowError error) {
                    Hooks.caught(error, activation, -1, null);
                    StackTraceElement top = error.getStackTrace()[0];
                    System.out.println(top.getClassName().contains("Hooks") + " " + (depth > 100));
                }
                BUFFER.putInt(i);
                Hooks.calledRelative(BUFFER, activation, 2, BUFFER);
                Hooks.line(activation, RECOVERED);
                depth = 0;
            }
            Hooks.exit(activation);
        }

        @SuppressWarnings("InfiniteRecursion")
        private static void down() {
            @Nullable Activation activation = Hooks.enter(1);
            try {
                depth++;
                Hooks.line(activation, 3);
                BUFFER.put(12, (byte) depth);
                Hooks.called(BUFFER, activation, 4, BUFFER);
                down();
                Hooks.exit(activation);
            } catch (Throwable thrown) {
                Hooks.thrown(thrown, activation, -1, null);
                throw thrown;
            }
        }
    }

    /// Overflows its stack again and again, each time from another depth, so that the last call that fits is another.
    public static final class OverflowsEverywhere {
        public static final int TIMES = 400;
        private static final int DEPTHS = 97;

        public static void main(String[] arguments) {
            @Nullable Activation activation = Hooks.enter(0);
            for (int i = 0; i < TIMES; i++) {
                try {
                    from(i % DEPTHS);
                } catch (StackOverflowError error) {
                    Hooks.caught(error, activation, -1, null);
                }
                Hooks.line(activation, RECOVERED);
            }
            Hooks.exit(activation);
        }

        private static void from(int frames) {
            if (frames > 0) {
                from(frames - 1);
            } else {
                Overflows.down();
            }
        }
    }

    /// Fills the heap with buffers, lets go, and goes on.
    public static final class FillsTheHeap {
        public static void main(String[] arguments) {
            @Nullable Activation activation = Hooks.enter(0);
            for (int i = 0; i < 2; i++) {
                System.out.println("full " + fill(activation));
                Hooks.line(activation, RECOVERED);
            }
            Hooks.exit(activation);
        }

        private static boolean fill(@Nullable Activation activation) {
            List<Object> held = new ArrayList<>();
            try {
                while (true) {
                    ByteBuffer buffer = ByteBuffer.allocate(10_000);
                    Hooks.called(buffer, activation, 1, null);
                    Hooks.local(buffer, activation, 1, "buffer");
                    held.add(buffer);
                    Hooks.line(activation, 2);
                }
            } catch (OutOfMemoryError full) {
                held.clear();
                Hooks.caught(full, activation, -1, null);
                return true;
            }
        }
    }

    /// Two threads that lock buffers and streams in different orders than the probe would.
    public static final class Locks {
        static final ByteBuffer BUFFER = ByteBuffer.allocate(64);

        public static void main(String[] arguments) throws InterruptedException {
            Thread first = new Thread(() -> work(BUFFER));
            Thread second = Thread.ofVirtual().start(() -> work(System.out));
            first.start();
            first.join();
            second.join();
            System.out.println("done");
        }

        private static void work(Object monitor) {
            @Nullable Activation activation = Hooks.enter(0);
            for (int i = 0; i < 5000; i++) {
                synchronized (monitor) {
                    Hooks.line(activation, 1);
                    BUFFER.put(i & 31, (byte) i);
                    Hooks.called(BUFFER, activation, 2, BUFFER);
                    System.out.print("");
                }
            }
            Hooks.exit(activation);
        }
    }

    /// Prints by every method of a stream, with characters cut in the middle.
    public static final class Prints {
        public static void main(String[] arguments) {
            @Nullable Activation activation = Hooks.enter(0);
            for (int i = 0; i < 2000; i++) {
                System.out.println("line " + i + " äöü 中文 \uD83D\uDE00");
                Hooks.line(activation, 1);
            }
            byte[] cut = "é".getBytes(UTF_8);
            System.out.write(cut, 0, 1);
            System.out.flush();
            System.out.write(cut, 1, 1);
            System.err.print("no newline");
            System.out.printf("%5.2f|%s%n", 1.5, "x");
            System.out.append('c').print(new char[] {'d', 'e'});
            System.out.write(65);
            System.err.write(66);
            System.out.println(System.out.checkError() + " " + System.out.charset() + " " + System.err.charset());
            Hooks.line(activation, 2);
            System.out.write(67);
        }
    }

    /// Records much, while interrupted.
    public static final class Hurries {
        public static final int STEPS = 400_000;

        public static void main(String[] arguments) {
            Thread.currentThread().interrupt();
            @Nullable Activation activation = Hooks.enter(0);
            for (int i = 0; i < STEPS; i++) {
                Hooks.local(i, activation, 1, 'I');
                Hooks.line(activation, 1);
            }
            System.out.println(Thread.currentThread().isInterrupted());
            Hooks.exit(activation);
        }
    }

    /// Halts without running shutdown hooks.
    public static final class Halts {
        public static void main(String[] arguments) {
            @Nullable Activation activation = Hooks.enter(0);
            Hooks.line(activation, 1);
            System.out.println("halting");
            Hooks.line(activation, RECOVERED);
            Hooks.halting();
            Runtime.getRuntime().halt(7);
        }
    }

    /// Exits, and works on in a shutdown hook.
    public static final class Exits {
        public static void main(String[] arguments) {
            @Nullable Activation activation = Hooks.enter(0);
            Hooks.line(activation, 1);
            Runtime.getRuntime().addShutdownHook(new Thread(Exits::last));
            System.exit(3);
        }

        private static void last() {
            @Nullable Activation activation = Hooks.enter(1);
            for (int i = 0; i < 50; i++) {
                Hooks.line(activation, 2);
            }
            Hooks.line(activation, RECOVERED);
            Hooks.exit(activation);
        }
    }

    /// Does nothing for a minute.
    public static final class Sleeps {
        public static void main(String[] arguments) throws InterruptedException {
            @Nullable Activation activation = Hooks.enter(0);
            Hooks.line(activation, 1);
            Thread.sleep(60_000);
            Hooks.exit(activation);
        }
    }

    /// Never ends.
    public static final class RunsForEver {
        public static void main(String[] arguments) {
            @Nullable Activation activation = Hooks.enter(0);
            while (true) {
                Hooks.line(activation, 1);
            }
        }
    }
}
