package io.bufferscope.picture;

import io.bufferscope.l10n.Messages;
import io.bufferscope.trace.Alignment;
import io.bufferscope.trace.Parting;
import io.bufferscope.trace.Trace;
import org.jspecify.annotations.Nullable;

/// The result of an alignment as a sentence: where two traces part and what differs.
///
/// @param messages the language
public record PartingText(Messages messages) {

    private static final int LONGEST = 40;

    /// The sentence.
    public String of(Alignment alignment, Trace first, Trace second) {
        Parting parting = alignment.parting();
        String sentence = parting == null
                ? messages.text("compare.equal")
                : messages.text(
                        "compare.part", line(first, alignment, true), line(second, alignment, false), what(parting));
        return alignment.isCut()
                ? messages.text("narrate.join.sentence", sentence, messages.text("compare.cut", Alignment.MOST_STEPS))
                : sentence;
    }

    private static int line(Trace trace, Alignment alignment, boolean first) {
        Alignment.Pair pair = alignment.pairs().get(alignment.place());
        long step = Math.max(1, first ? pair.first() : pair.second());
        return step > trace.steps() ? 0 : trace.frame(step).site().line();
    }

    private String what(Parting parting) {
        return switch (parting) {
            case Parting.Count it when it.measure() == null ->
                messages.text("compare.differs.unread", it.name(), it.first(), it.second());
            case Parting.Count it ->
                messages.text("compare.differs.count", measure(it.measure()), it.name(), it.first(), it.second());
            case Parting.Octet it ->
                messages.text("compare.differs.octet", it.index(), it.name(), hex(it.first()), hex(it.second()));
            case Parting.Threw it ->
                messages.text("compare.differs.threw", orNothing(it.first()), orNothing(it.second()));
            case Parting.Printed it ->
                messages.text("compare.differs.printed", quoted(it.first()), quoted(it.second()));
            case Parting.Ended it -> messages.text("compare.differs.ended", it.first(), it.second());
        };
    }

    private static String measure(@Nullable String name) {
        return "length".equals(name) ? "length" : name + "()";
    }

    private static String hex(int octet) {
        return "0x%02x".formatted(octet);
    }

    private String orNothing(@Nullable String text) {
        return text == null ? messages.text("compare.nothing") : text;
    }

    private String quoted(String text) {
        String line = text.strip().replace("\n", "⏎");
        return line.isEmpty()
                ? messages.text("compare.nothing")
                : "\"" + (line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line) + "\"";
    }
}
