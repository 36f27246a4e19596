package io.bufferscope.lesson;

import io.bufferscope.l10n.Messages;
import java.util.List;

/// A mistake in the files of a lesson.
///
/// @param file the file's name in the lesson's folder
/// @param line the line in it, from 1; 0 if it is about the whole file
/// @param key key of the sentence that names the mistake and its mend
/// @param values what the sentence speaks of
public record Mistake(String file, int line, String key, List<Object> values) {

    static Mistake of(String file, int line, String key, Object... values) {
        return new Mistake(file, line, key, List.of(values));
    }

    /// What is wrong and how to mend it.
    public String sentence(Messages messages) {
        return messages.text(key, values.toArray());
    }

    /// File and line as compilers write them.
    public String place() {
        return line == 0 ? file : file + ":" + line;
    }
}
