package io.bufferscope.picture;

import io.bufferscope.l10n.Html;
import io.bufferscope.l10n.Messages;
import io.bufferscope.theme.Paint;
import io.bufferscope.theme.Palette;
import io.bufferscope.theme.Theme;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Trace;
import java.io.IOException;
import java.util.EnumSet;
import java.util.Set;

/// The writer of a log: each step as a line of text or as a row of an HTML page.
///
/// Steps are written as they are told, so a log of any length needs little memory.
public final class LogWriter {

    private static final Set<Style> POINTERS = EnumSet.of(
            Style.CURSOR_POSITION,
            Style.CURSOR_READ,
            Style.CURSOR_WRITE,
            Style.BOUND_LIMIT,
            Style.MARK,
            Style.BOUND_CAPACITY);

    private final Messages messages;
    private final Trace trace;

    /// @param messages the language of the log
    public LogWriter(Messages messages, Trace trace) {
        this.messages = messages;
        this.trace = trace;
    }

    /// Writes steps as text: number, line and sentence.
    ///
    /// @param first from 1
    /// @param last inclusive
    public void text(long first, long last, Appendable out) throws IOException {
        int width = Long.toString(last).length();
        new StepLog(messages, trace).tell(first, last, (frame, told) -> {
            String step = Long.toString(frame.step());
            out.append(" ".repeat(width - step.length())).append(step);
            out.append("  ").append(place(frame)).append("  ");
            out.append(oneLine(told.text())).append('\n');
        });
    }

    /// Writes steps as a page of HTML that stands alone.
    ///
    /// @param first from 1
    /// @param last inclusive
    public void html(long first, long last, Appendable out) throws IOException {
        String title = Html.escaped(messages.text("log.page", trace.program().fileName()));
        out.append("<!DOCTYPE html>\n<html lang=\"")
                .append(messages.language().tag())
                .append("\">\n<head>\n<meta charset=\"utf-8\">\n<title>")
                .append(title)
                .append("</title>\n<style>\n")
                .append(styleSheet())
                .append("</style>\n</head>\n<body>\n<h1>")
                .append(title)
                .append("</h1>\n<table>\n");
        headRow(out);
        new StepLog(messages, trace).tell(first, last, (frame, told) -> row(frame, told, out));
        out.append("</table>\n</body>\n</html>\n");
    }

    private void headRow(Appendable out) throws IOException {
        out.append("<tr>");
        for (String key : new String[] {"steps.step", "steps.line", "log.sentence"}) {
            out.append("<th>").append(Html.escaped(messages.text(key))).append("</th>");
        }
        out.append("</tr>\n");
    }

    private static void row(Frame frame, Narration told, Appendable out) throws IOException {
        String step = Long.toString(frame.step());
        out.append("<tr id=\"step-").append(step).append("\"><td>").append(step);
        out.append("</td><td>").append(Integer.toString(frame.site().line())).append("</td><td>");
        for (Narration.Span span : told.spans()) {
            out.append(span(span));
        }
        out.append("</td></tr>\n");
    }

    private static String span(Narration.Span span) {
        String text = Html.escaped(span.text());
        if (span.mono()) {
            return "<code>" + text + "</code>";
        }
        return POINTERS.contains(span.style()) ? "<b class=\"" + span.style().name() + "\">" + text + "</b>" : text;
    }

    private static String styleSheet() {
        Palette palette = Palette.of(Theme.LIGHT);
        StringBuilder css = new StringBuilder();
        css.append("body{font-family:Inter,'Segoe UI',Arial,'Noto Sans CJK SC',sans-serif;margin:2em}\n");
        css.append("table{border-collapse:collapse}td,th{padding:.25em .8em;text-align:left;vertical-align:top}\n");
        css.append("td:nth-child(-n+2),th:nth-child(-n+2){text-align:right}tr:nth-child(odd) td{background:")
                .append(palette.paint("CONSUMED").fill())
                .append("}\ncode{font-family:'JetBrains Mono',Menlo,Consolas,monospace}\n");
        for (Style style : POINTERS) {
            Paint paint = palette.paint(style.name());
            css.append('.')
                    .append(style.name())
                    .append("{color:")
                    .append(paint.fill())
                    .append("}\n");
        }
        return css.toString();
    }

    private String place(Frame frame) {
        return trace.program().fileName() + ":" + frame.site().line();
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\R", " ");
    }
}
