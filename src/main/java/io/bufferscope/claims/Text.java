package io.bufferscope.claims;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.bufferscope.l10n.Language;

/// A text in both languages; in data files a plain string is the same in both.
public record Text(String en, String zh) {

    @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
    public Text {}

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Text same(String text) {
        return new Text(text, text);
    }

    public String in(Language language) {
        return switch (language) {
            case EN -> en;
            case ZH -> zh;
        };
    }
}
