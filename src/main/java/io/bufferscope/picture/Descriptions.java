package io.bufferscope.picture;

import io.bufferscope.l10n.Messages;
import io.bufferscope.trace.Memory;
import io.bufferscope.trace.Tape;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What is said of a tape in words: names, kind, sums of its indices.
final class Descriptions {

    private static final int LONGEST_CLASS = 42;
    private static final int LONGEST_HEAD = 26;
    private static final int LONGEST_TAIL = 18;

    private Descriptions() {}

    static String names(Tape tape, Messages messages) {
        return tape.names().isEmpty() ? messages.text("tape.unnamed", tape.id()) : String.join(", ", tape.names());
    }

    /// Class, memory and other facts, the most telling first.
    static List<String> facts(Strip strip, Messages messages) {
        Tape tape = strip.subject().tape();
        List<String> facts = new ArrayList<>();
        if (!(tape instanceof Tape.Array)) {
            facts.add(className(tape));
        }
        if (strip.memory() != null) {
            facts.add(place(tape, strip.memory(), messages));
        }
        switch (tape) {
            case Tape.Nio nio -> {
                facts.add(messages.text(order(nio.order())));
                addReadOnly(facts, nio.readOnly(), messages);
            }
            case Tape.Netty netty -> addNetty(facts, netty, messages);
            case Tape.Array _ -> {}
        }
        return facts;
    }

    private static void addNetty(List<String> facts, Tape.Netty netty, Messages messages) {
        if (!netty.components().isEmpty()) {
            facts.add(messages.text("tape.components", netty.components().size()));
        }
        facts.add("refCnt " + netty.refCnt());
        facts.add("maxCapacity " + Numbers.capacity(netty.maxCapacity()));
        if (netty.order() == ByteOrder.LITTLE_ENDIAN) {
            facts.add(messages.text(order(netty.order())));
        }
        addReadOnly(facts, netty.readOnly(), messages);
    }

    private static void addReadOnly(List<String> facts, boolean readOnly, Messages messages) {
        if (readOnly) {
            facts.add(messages.text("tape.readonly"));
        }
    }

    private static String order(ByteOrder order) {
        return order == ByteOrder.BIG_ENDIAN ? "tape.bigendian" : "tape.littleendian";
    }

    /// Simple class name; the middle left out if it is very long, as in `Outer$…LastWords`.
    static String className(Tape tape) {
        String name = tape.className();
        String simple = name.substring(name.lastIndexOf('.') + 1);
        if (simple.length() <= LONGEST_CLASS) {
            return simple;
        }
        int dollar = simple.indexOf('$');
        int head = dollar > 0 && dollar < LONGEST_HEAD ? dollar + 1 : LONGEST_HEAD;
        int tail = simple.length() - LONGEST_TAIL;
        while (tail < simple.length() - 1 && !Character.isUpperCase(simple.charAt(tail))) {
            tail++;
        }
        return simple.substring(0, head) + "…" + simple.substring(tail);
    }

    /// Where its bytes lie: `byte[16] @3f2a`, `direct @7f24c0de`, with the offset if it does not begin there.
    static String place(Tape tape, Memory memory, Messages messages) {
        String identity = Long.toHexString(memory.identity());
        String place = switch (memory.kind()) {
            case HEAP -> array(tape, memory) + " @" + identity;
            case DIRECT -> messages.text("tape.direct", identity);
            case MAPPED -> messages.text("tape.mapped", identity);
        };
        return tape.offset() == 0 ? place : place + " + " + tape.offset();
    }

    private static String array(Tape tape, Memory memory) {
        if (tape instanceof Tape.Nio nio
                && nio.elementSize() > 1
                && !nio.className().contains("ByteBufferAs")) {
            String element = nio.type().replace("Buffer", "").toLowerCase(Locale.ROOT);
            return element + "[" + memory.size() / nio.elementSize() + "]";
        }
        return "byte[" + memory.size() + "]";
    }

    /// The sums that its indices make; empty for an array.
    static String sums(Tape tape, Messages messages) {
        return switch (tape) {
            case Tape.Nio nio -> messages.text("tape.sums.nio", nio.limit() - nio.position(), Numbers.mark(nio.mark()));
            case Tape.Netty netty ->
                messages.text(
                        "tape.sums.netty",
                        netty.writerIndex() - netty.readerIndex(),
                        netty.capacity() - netty.writerIndex(),
                        netty.readerIndex());
            case Tape.Array _ -> "";
        };
    }

    /// One sentence that says the whole state, for screen readers and descriptions of files.
    static String sentence(Strip strip, List<Hazard> hazards, Messages messages) {
        Tape tape = strip.subject().tape();
        StringBuilder text = new StringBuilder(names(tape, messages));
        text.append(": ").append(String.join(", ", facts(strip, messages)));
        Numbers.indices(tape)
                .forEach((name, value) -> text.append(", ")
                        .append(name)
                        .append(' ')
                        .append(name.equals("mark") ? Numbers.mark(value) : value));
        text.append('.');
        hazards.forEach(hazard -> text.append(' ').append(hazard.sentence()));
        return text.toString();
    }
}
