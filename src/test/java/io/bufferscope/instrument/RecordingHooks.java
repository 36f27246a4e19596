package io.bufferscope.instrument;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;

/// A double of the probe's hooks that writes down what woven code tells, as text.
public final class RecordingHooks {

    static final List<String> EVENTS = new ArrayList<>();

    private RecordingHooks() {}

    /// A running method.
    public record Activation(int method) {}

    public static Activation enter(int method) {
        add("enter " + method);
        return new Activation(method);
    }

    public static void exit(Activation a) {
        add("exit " + a.method);
    }

    public static void line(Activation a, int site) {
        add("line " + site);
    }

    public static void local(int value, Activation a, int variable, char type) {
        add("local " + variable + " " + type + " " + value);
    }

    public static void local(long value, Activation a, int variable) {
        add("local " + variable + " J " + value);
    }

    public static void local(float value, Activation a, int variable) {
        add("local " + variable + " F " + value);
    }

    public static void local(double value, Activation a, int variable) {
        add("local " + variable + " D " + value);
    }

    public static void local(Object value, Activation a, int variable, String name) {
        add("local " + variable + " " + name + " " + text(value));
    }

    public static void touched(Object argument, Activation a) {
        add("touched " + text(argument));
    }

    public static void called(Object result, Activation a, int site, Object receiver) {
        add("called " + site + " " + text(result) + " on " + text(receiver));
    }

    public static void calledRelative(Object result, Activation a, int site, Object receiver) {
        add("calledRelative " + site + " " + text(result) + " on " + text(receiver));
    }

    public static void calledIndices(Object result, Activation a, int site, Object receiver) {
        add("calledIndices " + site + " " + text(result) + " on " + text(receiver));
    }

    public static void caught(Throwable t, Activation a, int pendingSite, Object pendingReceiver) {
        add("caught " + t.getClass().getSimpleName() + " " + pendingSite + " " + text(pendingReceiver));
    }

    public static void thrown(Throwable t, Activation a, int pendingSite, Object pendingReceiver) {
        add("thrown " + t.getClass().getSimpleName() + " " + pendingSite + " " + text(pendingReceiver));
    }

    public static void field(Object value, Object owner, String name) {
        add("field " + name + " " + text(value) + " of " + text(owner));
    }

    public static void slot(Object value, Object array, int index, Activation a) {
        add("slot " + index + " " + text(value) + " of " + text(array));
    }

    public static void stored(Object array, int index, Activation a) {
        add("stored " + index + " of " + text(array));
    }

    public static void halting() {
        add("halting");
    }

    private static synchronized void add(String event) {
        EVENTS.add(event);
    }

    private static String text(Object value) {
        if (value == null) {
            return "null";
        }
        if (value.getClass().isArray()) {
            return value.getClass().getComponentType().getSimpleName() + "[" + Array.getLength(value) + "]";
        }
        return value instanceof String ? "\"" + value + "\"" : value.getClass().getSimpleName();
    }
}
