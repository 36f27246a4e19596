package io.bufferscope.l10n;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/// A file of texts by key that lies beside this class.
final class TextFile {

    private TextFile() {}

    /// The texts of a file such as `glossary` in a language, by ascending key.
    static Map<String, String> read(String name, Language language) {
        String file = name + "_" + language.tag() + ".properties";
        Properties properties = new Properties();
        try (InputStream in = TextFile.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its strings: " + file);
            }
            properties.load(new InputStreamReader(in, UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> texts = new TreeMap<>();
        properties.forEach((key, value) -> texts.put((String) key, (String) value));
        return texts;
    }
}
