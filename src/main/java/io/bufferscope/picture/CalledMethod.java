package io.bufferscope.picture;

import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;

/// The method that a step's call called.
///
/// @param owner simple name of its class
/// @param name its name
record CalledMethod(String owner, String name) {

    static final CalledMethod NONE = new CalledMethod("", "");

    /// The called method of a frame; [#NONE] at a line.
    static CalledMethod of(Frame frame) {
        String call = frame.event() == Event.LINE ? null : frame.site().call();
        return call == null ? NONE : parse(call);
    }

    private static CalledMethod parse(String call) {
        int end = call.indexOf('(');
        String path = end < 0 ? call : call.substring(0, end);
        int dot = path.lastIndexOf('.');
        return new CalledMethod(dot < 0 ? "" : path.substring(0, dot), path.substring(dot + 1));
    }

    boolean isNone() {
        return equals(NONE);
    }

    boolean ofChannel() {
        return owner.contains("Channel");
    }

    boolean startsWith(String prefix) {
        return name.startsWith(prefix);
    }
}
