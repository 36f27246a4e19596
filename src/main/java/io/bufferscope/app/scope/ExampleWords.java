package io.bufferscope.app.scope;

import io.bufferscope.l10n.Language;
import java.util.EnumMap;
import java.util.Map;
import java.util.Properties;

/// What is said about an example, and how it wants to be run.
///
/// @param texts title, question and explanation by language
/// @param fastThread whether `main` wants a `FastThreadLocalThread`
record ExampleWords(Map<Language, Text> texts, boolean fastThread) {

    /// What is said in one language.
    ///
    /// @param title a line for the menu
    /// @param question what to ask oneself before running it
    /// @param explanation the answer
    record Text(String title, String question, String explanation) {}

    /// Reads `title.en`, `question.en` and so on; a missing one is empty.
    static ExampleWords from(Properties values) {
        Map<Language, Text> texts = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            String end = "." + language.tag();
            texts.put(
                    language,
                    new Text(
                            values.getProperty("title" + end, ""),
                            values.getProperty("question" + end, ""),
                            values.getProperty("explanation" + end, "")));
        }
        return new ExampleWords(Map.copyOf(texts), "fast".equals(values.getProperty("thread")));
    }

    Text in(Language language) {
        return texts.getOrDefault(language, new Text("", "", ""));
    }
}
