package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;

/// A step in a few words, as a timeline says it: number, line, what ran.
final class StepWords {

    private StepWords() {}

    static String of(Words words, Frame frame) {
        String text = words.say("timeline.tip", frame.step(), frame.site().line(), what(words, frame));
        return frame.thread().id() == 1 ? text : text + " · " + frame.thread().name();
    }

    private static String what(Words words, Frame frame) {
        String call = frame.site().call();
        if (frame.event() == Event.OUTPUT) {
            return words.say("timeline.tip.prints");
        }
        if (call == null) {
            return frame.method().name() + "()";
        }
        String name = call.substring(call.indexOf('.') + 1, Math.max(call.indexOf('.') + 1, call.indexOf('('))) + "()";
        return frame.thrown() == null
                ? name
                : name + " ✗ " + simple(frame.thrown().className());
    }

    private static String simple(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }
}
