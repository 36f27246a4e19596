package io.bufferscope.picture;

import io.bufferscope.l10n.Messages;
import io.bufferscope.trace.Change;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Program;
import io.bufferscope.trace.Tape;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The rows of a table of steps for a terminal: step, line, what ran, what changed.
public final class StepTable {

    private static final int WHAT = 44;

    private final Messages messages;
    private final Source source;

    public StepTable(Messages messages, Program program) {
        this.messages = messages;
        this.source = new Source(program);
    }

    /// The heading, without a line end.
    public String header() {
        return row(
                messages.text("steps.step"),
                messages.text("steps.line"),
                messages.text("steps.what"),
                messages.text("steps.changed"));
    }

    /// The row of a step, without a line end.
    ///
    /// @param before the frame of the step before; null at the first
    /// @param changes the difference between `before` and `frame`
    public String row(@Nullable Frame before, Frame frame, List<Change> changes) {
        return row(
                Long.toString(frame.step()),
                Integer.toString(frame.site().line()),
                what(frame),
                changed(before, frame, changes));
    }

    private static String row(String step, String line, String what, String changed) {
        String row = left(step, 7) + left(line, 6) + "  " + right(what, WHAT) + "  " + changed;
        return row.stripTrailing();
    }

    private String what(Frame frame) {
        return switch (frame.event()) {
            case LINE -> source.line(frame.site().line());
            case CALL -> "  " + source.call(frame);
            case THREW -> "  " + source.call(frame) + " ✗ " + thrown(frame);
            case COMMAND -> "  " + frame.command();
            case SAMPLE -> "  " + messages.text("steps.sample");
            case OUTPUT -> "  " + messages.text("steps.printed", Printed.inOneLine(frame, WHAT));
        };
    }

    private static String thrown(Frame frame) {
        String name = frame.thrown() == null ? "" : frame.thrown().className();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private String changed(@Nullable Frame before, Frame frame, List<Change> changes) {
        Map<String, String> byTape = new LinkedHashMap<>();
        for (Change change : changes) {
            byTape.merge(name(before, frame, change.tape()), text(frame, change), (a, b) -> a + ", " + b);
        }
        String text = byTape.entrySet().stream()
                .map(entry -> entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining("; "));
        boolean still = text.isEmpty() && frame.event() == Event.CALL;
        return still ? "·" : text;
    }

    private static String name(@Nullable Frame before, Frame frame, int id) {
        Tape tape = frame.tape(id);
        Tape known = tape == null && before != null ? before.tape(id) : tape;
        String name = known == null ? null : known.name();
        return name == null ? "#" + id : name;
    }

    private String text(Frame frame, Change change) {
        return switch (change) {
            case Change.Moved moved -> moved.field() + " " + number(moved.before()) + "→" + number(moved.after());
            case Change.Rewritten rewritten -> bytes(rewritten);
            case Change.Appeared appeared -> messages.text("steps.new", state(frame.tape(appeared.tape())));
            case Change.Vanished _ -> messages.text("steps.collected");
            case Change.Rehomed _ -> messages.text("steps.memory");
            case Change.Recomposed parts -> messages.text("steps.components", parts.before(), parts.after());
        };
    }

    private static String number(long value) {
        return value < 0 ? Numbers.mark((int) value) : Numbers.capacity(value);
    }

    private String bytes(Change.Rewritten rewritten) {
        int last = rewritten.to() - 1;
        String range = rewritten.from() == last ? "" + last : rewritten.from() + "–" + last;
        return messages.text("steps.bytes", range);
    }

    private static String state(@Nullable Tape tape) {
        return tape == null
                ? ""
                : Numbers.indices(tape).entrySet().stream()
                        .filter(entry -> entry.getValue() >= 0)
                        .map(entry -> entry.getKey() + " " + entry.getValue())
                        .collect(Collectors.joining(" "));
    }

    private static String left(String text, int width) {
        return " ".repeat(Math.max(0, width - columns(text))) + text;
    }

    private static String right(String text, int width) {
        if (columns(text) <= width) {
            return text + " ".repeat(width - columns(text));
        }
        StringBuilder cut = new StringBuilder();
        for (int c : text.codePoints().toArray()) {
            if (columns(cut.toString()) + columns(Character.toString(c)) > width - 1) {
                break;
            }
            cut.appendCodePoint(c);
        }
        return cut + "…" + " ".repeat(Math.max(0, width - 1 - columns(cut.toString())));
    }

    /// Columns that a terminal gives to a text.
    private static int columns(String text) {
        return text.codePoints().map(c -> TextMetrics.isCjk(c) ? 2 : 1).sum();
    }
}
