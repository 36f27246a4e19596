package io.bufferscope.picture;

import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Program;
import io.bufferscope.trace.Range;
import java.util.List;

/// The source text of a program, to quote from.
final class Source {

    private static final int LONGEST = 60;

    private final List<String> lines;

    Source(Program program) {
        this.lines = program.source().lines().toList();
    }

    /// A line without its indentation; empty if there is no such line.
    String line(int number) {
        return number < 1 || number > lines.size() ? "" : lines.get(number - 1).strip();
    }

    /// The command or the call of a step as it is written; receiver and method if it is long or not known.
    String call(Frame frame) {
        if (frame.command() != null) {
            return frame.command();
        }
        Range range = frame.site().range();
        String quoted = range == null || frame.event() == Event.LINE ? "" : quote(range);
        return quoted.isEmpty() || quoted.length() > LONGEST ? shortForm(frame) : quoted;
    }

    private String quote(Range range) {
        if (range.line() != range.endLine() || range.line() < 1 || range.line() > lines.size()) {
            return "";
        }
        String line = lines.get(range.line() - 1);
        int from = Math.clamp(range.column() - 1L, 0, line.length());
        int to = Math.clamp(range.endColumn() - 1L, from, line.length());
        return line.substring(from, to).strip();
    }

    private static String shortForm(Frame frame) {
        CalledMethod method = CalledMethod.of(frame);
        var tape =
                frame.involved().isEmpty() ? null : frame.tape(frame.involved().getFirst());
        String name = tape == null ? null : tape.name();
        return (name == null ? method.owner() : name) + "." + method.name() + "()";
    }
}
