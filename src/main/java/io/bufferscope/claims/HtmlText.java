package io.bufferscope.claims;

import io.bufferscope.l10n.Html;

/// A page of HTML that is being written; it needs no other file, and its colours are the reader's own.
final class HtmlText implements Markup {

    private static final String STYLE = """
        :root{color-scheme:light dark}
        body{font-family:Inter,'Segoe UI',Arial,'Noto Sans CJK SC',sans-serif;max-width:60em;margin:2em auto;padding:0 1em;\
        line-height:1.5}
        pre{font-family:'JetBrains Mono',Menlo,Consolas,monospace;font-size:.9em;border:1px solid GrayText;padding:.6em;\
        overflow-x:auto;white-space:pre-wrap}
        article{border-top:1px solid GrayText;margin-top:1.5em}
        h3 span{border:1px solid;border-radius:.3em;padding:0 .4em;font-weight:normal}
        dt{font-weight:bold}dd{margin:0 0 .6em}
        """;

    private final StringBuilder out = new StringBuilder();
    private boolean inClaim;

    HtmlText(String language, String title) {
        out.append("<!DOCTYPE html>\n<html lang=\"").append(language).append("\">\n<head>\n<meta charset=\"utf-8\">\n");
        out.append("<meta name=\"viewport\" content=\"width=device-width\">\n<title>");
        out.append(Html.escaped(title))
                .append("</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n</head>\n<body>\n<h1>");
        out.append(Html.escaped(title)).append("</h1>\n");
    }

    @Override
    public void paragraph(String sentence) {
        out.append("<p>").append(Html.escaped(sentence)).append("</p>\n");
    }

    @Override
    public void heading(String title) {
        endClaim();
        out.append("<h2>").append(Html.escaped(title)).append("</h2>\n");
    }

    @Override
    public void claim(String id, String verdict, String statement) {
        endClaim();
        inClaim = true;
        out.append("<article id=\"").append(id).append("\">\n<h3>").append(id).append(" <span>");
        out.append(Html.escaped(verdict)).append("</span></h3>\n");
        paragraph(statement);
        out.append("<dl>\n");
    }

    @Override
    public void section(Section section) {
        String text = Html.escaped(section.text());
        out.append("<dt>").append(Html.escaped(section.title())).append("</dt>\n<dd>");
        out.append(section.code() ? "<pre>" + text + "</pre>" : text).append("</dd>\n");
    }

    private void endClaim() {
        if (inClaim) {
            out.append("</dl>\n</article>\n");
            inClaim = false;
        }
    }

    @Override
    public String toString() {
        return out + (inClaim ? "</dl>\n</article>\n" : "") + "</body>\n</html>\n";
    }
}
