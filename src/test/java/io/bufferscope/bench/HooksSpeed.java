package io.bufferscope.bench;

import io.bufferscope.probe.Activation;
import io.bufferscope.probe.Hooks;
import io.bufferscope.probe.TestHost;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/// A loop of `put` calls as the weaver would leave it, which prints the recorded steps per second.
///
/// `main heap|direct [cap]`: a cap of 0 leaves the contents out.
public final class HooksSpeed {

    private static final int PUTS = 1_000_000;

    private HooksSpeed() {}

    public static void main(String[] arguments) throws Exception {
        boolean direct = arguments.length > 0 && arguments[0].equals("direct");
        int cap = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 65536;
        TestHost.start(0, cap);
        for (int round = 0; round < 8; round++) {
            ThreadMXBean threads = ManagementFactory.getThreadMXBean();
            long busy = threads.getCurrentThreadCpuTime();
            long start = System.nanoTime();
            long steps = program(direct);
            long nanos = System.nanoTime() - start;
            busy = threads.getCurrentThreadCpuTime() - busy;
            System.out.printf(
                    "%s cap %d: %,d steps, %,.0f steps/s, %,.0f steps per second of its thread%n",
                    direct ? "direct" : "heap", cap, steps, steps * 1e9 / nanos, steps * 1e9 / busy);
        }
    }

    private static long program(boolean direct) {
        @Nullable Activation activation = Hooks.enter(0);
        Hooks.line(activation, 0);
        ByteBuffer buffer = direct ? ByteBuffer.allocateDirect(1024) : ByteBuffer.allocate(1024);
        Hooks.called(buffer, activation, 1, null);
        Hooks.local(buffer, activation, 0, "buffer");
        long steps = 2;
        int i = 0;
        Hooks.local(i, activation, 1, 'I');
        while (i < PUTS) {
            Hooks.line(activation, 2);
            if (!buffer.hasRemaining()) {
                Hooks.line(activation, 3);
                buffer.clear();
                Hooks.calledIndices(buffer, activation, 4, buffer);
                steps += 2;
            }
            Hooks.line(activation, 5);
            buffer.put((byte) i);
            Hooks.calledRelative(buffer, activation, 6, buffer);
            i++;
            Hooks.local(i, activation, 1, 'I');
            steps += 3;
        }
        Hooks.exit(activation);
        return steps;
    }
}
