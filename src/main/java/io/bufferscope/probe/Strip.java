package io.bufferscope.probe;

import java.util.Arrays;

/// The remover of our frames from a stack trace.
///
/// Where the stack ends inside a door, the StackOverflowError names it; the program must not see that.
final class Strip {

    private static final String OURS = Strip.class.getPackageName() + ".";

    private Strip() {}

    static void hooks(Throwable thrown, ThreadRecorder thread) {
        if (!(thrown instanceof VirtualMachineError) || thread.stripped == System.identityHashCode(thrown)) {
            return;
        }
        thread.stripped = System.identityHashCode(thrown);
        StackTraceElement[] trace = thrown.getStackTrace();
        int ours = 0;
        while (ours < trace.length && trace[ours].getClassName().startsWith(OURS)) {
            ours++;
        }
        if (ours > 0) {
            thrown.setStackTrace(Arrays.copyOfRange(trace, ours, trace.length));
        }
    }
}
