package io.bufferscope.l10n;

import java.util.HashMap;
import java.util.Map;

/// All strings of one language by key; immutable, so that a change of language is a change of value.
public final class Messages {

    private final Language language;
    private final Map<String, Phrase> phrases;

    private Messages(Language language, Map<String, Phrase> phrases) {
        this.language = language;
        this.phrases = phrases;
    }

    /// Reads the strings of a language.
    public static Messages of(Language language) {
        Map<String, Phrase> phrases = new HashMap<>();
        TextFile.read("messages", language).forEach((key, value) -> phrases.put(key, Phrase.of(value)));
        return new Messages(language, Map.copyOf(phrases));
    }

    public Language language() {
        return language;
    }

    /// The string of a key with its holes `{0}`, `{1}` … filled; the key in brackets if there is none.
    public String text(String key, Object... arguments) {
        return phrase(key).fill(arguments);
    }

    /// The string of a key, its holes open, for those who fill them with more than text.
    public Phrase phrase(String key) {
        Phrase phrase = phrases.get(key);
        return phrase == null ? Phrase.of("[" + key + "]") : phrase;
    }
}
