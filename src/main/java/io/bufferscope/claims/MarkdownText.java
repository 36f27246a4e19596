package io.bufferscope.claims;

import java.util.regex.Pattern;

/// Markdown that is being written.
final class MarkdownText implements Markup {

    private static final Pattern SPECIAL = Pattern.compile("[\\\\`*_<>\\[\\]#|]");

    private final StringBuilder out = new StringBuilder();

    void title(String title) {
        out.append("# ").append(escape(title)).append("\n\n");
    }

    @Override
    public void paragraph(String sentence) {
        out.append(escape(sentence)).append("\n\n");
    }

    @Override
    public void heading(String title) {
        out.append("## ").append(escape(title)).append("\n\n");
    }

    @Override
    public void claim(String id, String verdict, String statement) {
        out.append("### ").append(id).append(": ").append(verdict).append("\n\n");
        paragraph(statement);
    }

    @Override
    public void section(Section section) {
        out.append("**").append(escape(section.title())).append("**");
        if (section.code()) {
            out.append("\n\n```\n").append(section.text()).append("\n```\n\n");
        } else {
            out.append(" · ").append(escape(section.text())).append("\n\n");
        }
    }

    private static String escape(String text) {
        return SPECIAL.matcher(text).replaceAll("\\\\$0");
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
