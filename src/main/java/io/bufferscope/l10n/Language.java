package io.bufferscope.l10n;

import java.util.Locale;

/// A language that Bufferscope speaks.
public enum Language {
    EN("en", "English"),
    ZH("zh", "中文");

    private final String tag;
    private final String nativeName;

    Language(String tag, String nativeName) {
        this.tag = tag;
        this.nativeName = nativeName;
    }

    /// Its language tag, such as `zh`.
    public String tag() {
        return tag;
    }

    /// What its speakers call it.
    public String nativeName() {
        return nativeName;
    }

    /// The language nearest to a locale: Chinese for any Chinese locale, else English.
    public static Language of(Locale locale) {
        return locale.getLanguage().equals(ZH.tag) ? ZH : EN;
    }
}
