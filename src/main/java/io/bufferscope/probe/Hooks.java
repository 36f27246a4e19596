package io.bufferscope.probe;

import org.jspecify.annotations.Nullable;

/// The doors that woven code calls.
///
/// No door ever throws and none changes what the program sees. A null [Activation] means that the method is not
/// recorded, and every door ignores it.
public final class Hooks {

    private static final @Nullable Recorder RECORDER = Start.recorder();

    private Hooks() {}

    /// A woven method begins.
    ///
    /// @param method its index in [io.bufferscope.trace.Program#methods]
    public static @Nullable Activation enter(int method) {
        try {
            return RECORDER == null ? null : RECORDER.enter(method);
        } catch (Throwable failure) {
            return null;
        }
    }

    /// A woven method returns.
    public static void exit(@Nullable Activation activation) {
        if (activation != null) {
            try {
                activation.recorder.exit(activation);
            } catch (Throwable failure) {
                activation.failed = true;
            }
        }
    }

    /// A line is reached.
    public static void line(@Nullable Activation activation, int site) {
        if (activation != null) {
            try {
                activation.recorder.line(activation, site);
            } catch (Throwable failure) {
                activation.failed = true;
            }
        }
    }

    /// A variable of type boolean, byte, char, short or int was assigned.
    ///
    /// @param type one of `Z B C S I`
    public static void local(int value, @Nullable Activation activation, int variable, char type) {
        primitive(value, activation, variable, type);
    }

    /// A long variable was assigned.
    public static void local(long value, @Nullable Activation activation, int variable) {
        primitive(value, activation, variable, 'J');
    }

    /// A float variable was assigned.
    public static void local(float value, @Nullable Activation activation, int variable) {
        primitive(Float.floatToRawIntBits(value), activation, variable, 'F');
    }

    /// A double variable was assigned.
    public static void local(double value, @Nullable Activation activation, int variable) {
        primitive(Double.doubleToRawLongBits(value), activation, variable, 'D');
    }

    /// A reference variable was assigned.
    public static void local(@Nullable Object value, @Nullable Activation activation, int variable, String name) {
        if (activation != null) {
            try {
                activation.recorder.local(value, activation, variable, name);
            } catch (Throwable failure) {
                activation.failed = true;
            }
        }
    }

    /// An argument of the call that just returned; [#called] follows.
    public static void touched(@Nullable Object argument, @Nullable Activation activation) {
        if (activation != null && argument != null) {
            activation.thread.touch(argument);
        }
    }

    /// A buffer-related call returned whose effect is not known.
    public static void called(
            @Nullable Object result, @Nullable Activation activation, int site, @Nullable Object receiver) {
        call(result, activation, site, receiver, Effect.ANY);
    }

    /// A call returned that changes contents only between the old and the new indices of its receiver.
    public static void calledRelative(
            @Nullable Object result, @Nullable Activation activation, int site, @Nullable Object receiver) {
        call(result, activation, site, receiver, Effect.RELATIVE);
    }

    /// A call returned that changes no contents.
    public static void calledIndices(
            @Nullable Object result, @Nullable Activation activation, int site, @Nullable Object receiver) {
        call(result, activation, site, receiver, Effect.INDICES);
    }

    /// A handler of the program caught something.
    ///
    /// @param pendingSite the buffer-related call of this method that threw, or -1
    public static void caught(
            Throwable thrown, @Nullable Activation activation, int pendingSite, @Nullable Object pendingReceiver) {
        try {
            Strip.hooks(thrown);
            if (activation != null) {
                activation.recorder.caught(thrown, activation, pendingSite, pendingReceiver);
            }
        } catch (Throwable failure) {
            if (activation != null) {
                activation.failed = true;
            }
        }
    }

    /// A woven method ends by an exception.
    ///
    /// @param pendingSite the buffer-related call of this method that threw, or -1
    public static void thrown(
            Throwable thrown, @Nullable Activation activation, int pendingSite, @Nullable Object pendingReceiver) {
        try {
            Strip.hooks(thrown);
            if (activation != null) {
                activation.recorder.thrown(thrown, activation, pendingSite, pendingReceiver);
            }
        } catch (Throwable failure) {
            if (activation != null) {
                activation.failed = true;
            }
        }
    }

    /// A field got a value.
    ///
    /// @param owner the object whose field it is; null for a static field
    /// @param name simple class name and field name, such as `Cache.buf`
    public static void field(@Nullable Object value, @Nullable Object owner, String name) {
        try {
            if (RECORDER != null) {
                RECORDER.field(value, owner, name);
            }
        } catch (Throwable failure) {
            return;
        }
    }

    /// An element of an array of references got a value.
    public static void slot(
            @Nullable Object value, @Nullable Object array, int index, @Nullable Activation activation) {
        if (activation != null && array != null) {
            try {
                activation.recorder.slot(value, array, index, activation);
            } catch (Throwable failure) {
                activation.failed = true;
            }
        }
    }

    /// An element of a byte array got a value.
    ///
    /// @param array the array; may be a `boolean[]`, which is not watched
    public static void stored(@Nullable Object array, int index, @Nullable Activation activation) {
        if (activation != null && array instanceof byte[] bytes) {
            try {
                activation.recorder.stored(bytes, index, activation);
            } catch (Throwable failure) {
                activation.failed = true;
            }
        }
    }

    /// The program is about to call `Runtime.halt`: everything recorded leaves this JVM before this returns.
    public static void halting() {
        try {
            if (RECORDER != null) {
                RECORDER.flush();
            }
        } catch (Throwable failure) {
            return;
        }
    }

    private static void primitive(long bits, @Nullable Activation activation, int variable, char type) {
        if (activation != null) {
            try {
                activation.recorder.primitive(bits, activation, variable, type);
            } catch (Throwable failure) {
                activation.failed = true;
            }
        }
    }

    private static void call(
            @Nullable Object result,
            @Nullable Activation activation,
            int site,
            @Nullable Object receiver,
            Effect effect) {
        if (activation != null) {
            try {
                activation.recorder.called(result, activation, site, receiver, effect);
            } catch (Throwable failure) {
                activation.failed = true;
            }
        }
    }
}
