package io.bufferscope.trace;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The steps of a trace that can have a partner in another one, each with a key that partners share.
///
/// @param steps their numbers, ascending
/// @param keys their keys
record StepKeys(List<Long> steps, List<String> keys) {

    private static final Pattern CALL = Pattern.compile("(\\w+)\\.(\\w+)\\((.*)\\)");
    private static final Pattern ACCESS =
            Pattern.compile("(put|write|set|get|read)(Char|Short|Int|Long|Float|Double|Byte|Bytes)?(LE)?");

    /// All steps, partners by line.
    ///
    /// @param line a line in the numbering of the second program; 0 if it has none there
    /// @param side what sets lines without a partner apart
    static StepKeys byLine(Trace trace, long last, Function<Integer, Integer> line, String side) {
        return collect(trace, last, frame -> {
            int shared = line.apply(frame.site().line());
            String place = shared == 0 ? side + frame.site().line() : "" + shared;
            String kind = frame.event() == Event.THREW
                    ? Event.CALL.name()
                    : frame.event().name();
            return kind + " " + place + " " + frame.site().call() + " "
                    + frame.thread().id();
        });
    }

    /// The calls that read, write or make buffers, partners by what they do, and what is printed.
    static StepKeys byDeed(Trace trace, long last) {
        return collect(trace, last, frame -> switch (frame.event()) {
            case OUTPUT -> "print";
            case LINE, SAMPLE -> null;
            case COMMAND -> frame.command();
            case CALL, THREW -> deed(frame.site().call());
        });
    }

    private static @Nullable String deed(@Nullable String call) {
        Matcher parts = CALL.matcher(call == null ? "" : call);
        if (!parts.matches()) {
            return null;
        }
        Matcher access = ACCESS.matcher(parts.group(2));
        if (access.matches()) {
            boolean writes =
                    !access.group(1).startsWith("get") && !access.group(1).startsWith("read");
            return (writes ? "write" : "read") + width(access.group(2), parts.group(3));
        }
        return switch (parts.group(2)) {
            case "allocate", "allocateDirect", "buffer", "directBuffer", "heapBuffer", "wrap", "wrappedBuffer" ->
                "make";
            case "compact", "discardReadBytes" -> "compact";
            case "clear", "slice", "duplicate" -> parts.group(2);
            default -> null;
        };
    }

    private static String width(@Nullable String type, String parameters) {
        if (type == null || type.startsWith("Byte")) {
            return parameters.contains("[]") || parameters.contains("Buf") || "Bytes".equals(type) ? " many" : " byte";
        }
        return " " + type.toLowerCase(Locale.ROOT);
    }

    private static StepKeys collect(Trace trace, long last, Function<Frame, @Nullable String> key) {
        StepKeys found = new StepKeys(new ArrayList<>(), new ArrayList<>());
        Iterator<Frame> frames = trace.frames(1, last);
        while (frames.hasNext()) {
            Frame frame = frames.next();
            String of = key.apply(frame);
            if (of != null) {
                found.steps.add(frame.step());
                found.keys.add(of);
            }
        }
        return found;
    }
}
