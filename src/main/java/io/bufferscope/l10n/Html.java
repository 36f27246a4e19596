package io.bufferscope.l10n;

/// Words in HTML.
public final class Html {

    private Html() {}

    /// A text with the characters replaced that HTML would take for its own.
    public static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
