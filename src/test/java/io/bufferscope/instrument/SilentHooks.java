package io.bufferscope.instrument;

import java.util.Arrays;
import java.util.Objects;

/// A double of the probe's hooks that does nothing, so that only the weaving itself can be noticed; only its own frame
/// is taken away where a call of a hook overflowed the stack.
public final class SilentHooks {

    static {
        warmUp();
    }

    private SilentHooks() {}

    /// A running method.
    public static final class Activation {}

    public static Activation enter(int method) {
        return null;
    }

    public static void exit(Activation a) {}

    public static void line(Activation a, int site) {}

    public static void local(int value, Activation a, int variable, char type) {}

    public static void local(long value, Activation a, int variable) {}

    public static void local(float value, Activation a, int variable) {}

    public static void local(double value, Activation a, int variable) {}

    public static void local(Object value, Activation a, int variable, String name) {}

    public static void touched(Object argument, Activation a) {}

    public static void called(Object result, Activation a, int site, Object receiver) {}

    public static void calledRelative(Object result, Activation a, int site, Object receiver) {}

    public static void calledIndices(Object result, Activation a, int site, Object receiver) {}

    public static void caught(Throwable t, Activation a, int pendingSite, Object pendingReceiver) {
        strip(t);
    }

    public static void thrown(Throwable t, Activation a, int pendingSite, Object pendingReceiver) {
        strip(t);
    }

    public static void field(Object value, Object owner, String name) {}

    public static void slot(Object value, Object array, int index, Activation a) {}

    public static void stored(Object array, int index, Activation a) {}

    public static void halting() {}

    /// Makes the JDK initialise what the stack trace of a library's frames needs: on a full stack that would fail, and
    /// fail for good.
    private static void warmUp() {
        try {
            Objects.checkIndex(1, 0);
        } catch (IndexOutOfBoundsException expected) {
            stripOverflow(expected);
        }
    }

    private static void strip(Throwable t) {
        if (t instanceof StackOverflowError) {
            try {
                stripOverflow(t);
            } catch (StackOverflowError noRoom) {
                // a caller with more room strips it
            }
        }
    }

    private static void stripOverflow(Throwable t) {
        StackTraceElement[] trace = t.getStackTrace();
        int own = 0;
        while (own < trace.length && trace[own].getClassName().equals(SilentHooks.class.getName())) {
            own++;
        }
        if (own > 0) {
            t.setStackTrace(Arrays.copyOfRange(trace, own, trace.length));
        }
    }
}
