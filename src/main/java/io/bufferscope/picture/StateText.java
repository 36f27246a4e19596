package io.bufferscope.picture;

import io.bufferscope.l10n.Messages;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Lives;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The state of a tape as text, to be pasted into a message: names, class, indices, a dump of its bytes with marks at
/// the indices.
public final class StateText {

    private static final int PER_ROW = 16;
    private static final long MOST = 1 << 16;
    private static final String NEXT = "\n";

    private final Messages messages;

    public StateText(Messages messages) {
        this.messages = messages;
    }

    /// The state of a tape, lines ended by `\n`; empty if the frame has no such tape.
    ///
    /// @param lives what is known of the steps up to the frame
    public String of(Frame frame, int id, Lives lives) {
        Tape tape = frame.tape(id);
        if (tape == null) {
            return "";
        }
        Strip strip = Strip.alone(frame, tape);
        StringBuilder text = new StringBuilder();
        text.append(Descriptions.names(tape, messages)).append(": ");
        text.append(String.join(" · ", Descriptions.facts(strip, messages))).append(NEXT);
        List<Mark> marks = marks(strip.subject());
        text.append(String.join(" · ", marks.stream().map(Mark::words).toList()));
        String sums = Descriptions.sums(tape, messages);
        text.append(sums.isEmpty() ? "" : NEXT + sums).append(NEXT);
        Hazard hazard = new Hazards(frame, lives, messages).of(tape);
        text.append(hazard == null ? "" : "! " + hazard.sentence() + NEXT);
        dump(text, strip, marks);
        return text.toString();
    }

    /// An index with the letter that marks it.
    ///
    /// @param place index of the byte right of it
    private record Mark(String name, String letter, int value, long place) {

        String words() {
            return name + " " + Numbers.capacity(value) + " (" + letter + ")";
        }
    }

    private static List<Mark> marks(View view) {
        List<Mark> marks = new ArrayList<>();
        for (Pointer pointer : Pointer.of(view)) {
            if (pointer.place() != Pointer.GHOST) {
                String letter = pointer.word().substring(0, 1);
                marks.add(new Mark(pointer.word(), letter, pointer.value(), pointer.place()));
            }
        }
        return marks;
    }

    private void dump(StringBuilder text, Strip strip, List<Mark> marks) {
        long shown = Math.min(strip.length(), MOST);
        String last = "";
        boolean starred = false;
        for (long at = 0; at < Math.max(1, shown); at += PER_ROW) {
            String bytes = bytes(strip, at);
            String below = below(marks, at, strip.length());
            boolean again = bytes.equals(last) && below.isEmpty() && at + PER_ROW < shown;
            if (!again) {
                text.append(row(at, bytes)).append(below.isEmpty() ? "" : below + NEXT);
            } else if (!starred) {
                text.append("*").append(NEXT);
            }
            starred = again;
            last = bytes;
        }
        if (shown < strip.length()) {
            text.append(messages.text("dump.more", Digits.grouped(strip.length() - shown)))
                    .append(NEXT);
        }
    }

    private static String row(long at, String bytes) {
        return (String.format(Locale.ROOT, "%08x  ", at) + bytes).stripTrailing() + NEXT;
    }

    private static String bytes(Strip strip, long from) {
        StringBuilder hex = new StringBuilder();
        StringBuilder characters = new StringBuilder();
        for (int i = 0; i < PER_ROW; i++) {
            boolean inside = from + i < strip.length();
            int value = inside ? strip.contents().at(from + i) : -1;
            hex.append(i == PER_ROW / 2 ? " " : "");
            hex.append(!inside ? "  " : value < 0 ? "··" : Numbers.hexByte(value))
                    .append(' ');
            characters.append(!inside ? "" : value >= 0x20 && value < 0x7F ? Character.toString(value) : ".");
        }
        return characters.isEmpty() ? "" : hex + " |" + characters + "|";
    }

    /// The letters of the indices that point into a row; the end belongs to the row of the byte before it.
    private static String below(List<Mark> marks, long from, long length) {
        StringBuilder line = new StringBuilder();
        for (Mark mark : marks.stream()
                .filter(mark -> inRow(mark.place(), from, length))
                .sorted((a, b) -> Long.compare(a.place(), b.place()))
                .toList()) {
            int index = (int) (mark.place() - from);
            int column = 10 + index * 3 + (index >= PER_ROW / 2 ? 1 : 0);
            line.append(" ".repeat(Math.max(0, column - line.length()))).append(mark.letter());
        }
        return line.toString();
    }

    private static boolean inRow(long place, long from, long length) {
        boolean atEnd = place == length && place > 0;
        long owner = atEnd ? place - 1 : place;
        return owner >= from && owner < from + PER_ROW;
    }
}
