package io.bufferscope.l10n;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

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
        read(language).forEach((key, value) -> phrases.put((String) key, Phrase.of((String) value)));
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

    private static Properties read(Language language) {
        Properties properties = new Properties();
        String file = "messages_" + language.tag() + ".properties";
        try (InputStream in = Messages.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its strings: " + file);
            }
            properties.load(new InputStreamReader(in, UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }
}
