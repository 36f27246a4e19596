package io.bufferscope.picture;

import io.bufferscope.l10n.Messages;
import io.bufferscope.l10n.Phrase;
import java.util.ArrayList;
import java.util.List;

/// The making of narrations from phrases of one language.
///
/// @param messages the language
record Phrasing(Messages messages) {

    /// A phrase whose holes are filled with narrations, or with the text of anything else.
    Narration say(String key, Object... arguments) {
        List<Narration.Span> spans = new ArrayList<>();
        for (Phrase.Part part : messages.phrase(key).parts()) {
            spans.addAll(
                    switch (part) {
                        case Phrase.Words words -> Narration.plain(words.text()).spans();
                        case Phrase.Plural plural ->
                            Narration.plain(plural.text(arguments[plural.index()]))
                                    .spans();
                        case Phrase.Hole hole ->
                            argument(arguments[hole.index()]).spans();
                    });
        }
        return new Narration(List.copyOf(spans));
    }

    private static Narration argument(Object argument) {
        return argument instanceof Narration narration ? narration : Narration.plain(argument);
    }

    /// Parts of one sentence, joined as the language lists things.
    Narration list(List<Narration> parts) {
        if (parts.size() < 2) {
            return parts.isEmpty() ? Narration.EMPTY : parts.getFirst();
        }
        Narration joined = parts.getFirst();
        for (Narration part : parts.subList(1, parts.size() - 1)) {
            joined = say("narrate.join.comma", joined, part);
        }
        return say("narrate.join.last", joined, parts.getLast());
    }

    /// Whole sentences one after the other.
    Narration text(List<Narration> sentences) {
        Narration text = Narration.EMPTY;
        for (Narration sentence : sentences) {
            if (!sentence.isEmpty()) {
                text = text.isEmpty() ? sentence : say("narrate.join.sentence", text, sentence);
            }
        }
        return text;
    }
}
