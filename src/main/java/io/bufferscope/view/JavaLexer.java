package io.bufferscope.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A reader of Java source that tells keywords, strings and comments apart line by line, for colouring only.
final class JavaLexer {

    /// A coloured stretch of a line.
    ///
    /// @param from first column, from 0
    /// @param to column after the last
    /// @param kind style class, [Styles#CODE_PLAIN] for plain code
    record Span(int from, int to, String kind) {}

    /// What is still open where a line begins or ends.
    enum Carry {
        NONE,
        COMMENT,
        TEXT_BLOCK
    }

    /// A line read.
    ///
    /// @param before what was open where it begins
    /// @param after what is open where it ends
    /// @param spans without gaps; neighbours are of different kinds
    record Line(Carry before, Carry after, List<Span> spans) {}

    private static final Pattern TOKEN = Pattern.compile("(?<comment>//.*|/\\*.*?\\*/)|(?<openComment>/\\*.*)"
        + "|(?<block>\"\"\"(?:\\\\.|[^\\\\])*?\"\"\")|(?<openBlock>\"\"\".*)"
        + "|(?<string>\"(?:\\\\.|[^\"\\\\])*\"?|'(?:\\\\.|[^'\\\\])*'?)|(?<annotation>@\\w+)"
        + "|(?<number>\\b(?:0[xX][\\da-fA-F_]+|0[bB][01_]+|\\d[\\d_]*(?:\\.[\\d_]*)?(?:[eE][+-]?\\d+)?)[lLfFdD]?\\b)"
        + "|(?<word>\\b[a-zA-Z_$][\\w$]*\\b)");
    private static final Pattern COMMENT_END = Pattern.compile("\\*/");
    private static final Pattern BLOCK_END = Pattern.compile("(?:\\\\.|[^\\\\])*?\"\"\"");

    private static final Set<String> KEYWORDS = Set.of(
            ("abstract assert boolean break byte case catch char class const continue default do double else enum"
                + " extends final finally float for goto if implements import instanceof int interface long native new"
                + " package private protected public return short static strictfp super switch synchronized this throw"
                + " throws transient try void volatile while true false null var record sealed permits yield when non")
                    .split(" "));

    private JavaLexer() {}

    /// Reads one line.
    ///
    /// @param before what is open where it begins
    static Line line(String text, Carry before) {
        List<Span> spans = new ArrayList<>();
        int at = closed(text, before);
        append(spans, at < 0 ? text.length() : at, before == Carry.COMMENT ? Styles.CODE_COMMENT : Styles.CODE_STRING);
        return new Line(before, at < 0 ? before : code(text, at, spans), spans);
    }

    /// Where what was open ends; -1 if not in this line.
    private static int closed(String text, Carry before) {
        return switch (before) {
            case NONE -> 0;
            case COMMENT -> end(COMMENT_END.matcher(text));
            case TEXT_BLOCK -> end(BLOCK_END.matcher(text));
        };
    }

    private static int end(Matcher matcher) {
        return matcher.find() ? matcher.end() : -1;
    }

    private static Carry code(String text, int from, List<Span> spans) {
        Carry open = Carry.NONE;
        Matcher token = TOKEN.matcher(text);
        int at = from;
        while (token.find(at)) {
            append(spans, token.start(), Styles.CODE_PLAIN);
            append(spans, token.end(), kind(token));
            at = token.end();
            open = token.group("openComment") != null
                    ? Carry.COMMENT
                    : token.group("openBlock") != null ? Carry.TEXT_BLOCK : Carry.NONE;
        }
        append(spans, text.length(), Styles.CODE_PLAIN);
        return open;
    }

    private static String kind(Matcher token) {
        char first = token.group().charAt(0);
        return switch (first) {
            case '/' -> Styles.CODE_COMMENT;
            case '"', '\'' -> Styles.CODE_STRING;
            case '@' -> Styles.CODE_ANNOTATION;
            default -> Character.isDigit(first) ? Styles.CODE_NUMBER : wordKind(token.group());
        };
    }

    private static String wordKind(String word) {
        if (KEYWORDS.contains(word)) {
            return Styles.CODE_KEYWORD;
        }
        return Character.isUpperCase(word.charAt(0)) ? Styles.CODE_TYPE : Styles.CODE_PLAIN;
    }

    /// Goes on to a column, in the last span if it is of the same kind.
    private static void append(List<Span> spans, int to, String kind) {
        Span last = spans.isEmpty() ? new Span(0, 0, "") : spans.getLast();
        if (to <= last.to()) {
            return;
        }
        if (last.kind().equals(kind)) {
            spans.removeLast();
            spans.add(new Span(last.from(), to, kind));
        } else {
            spans.add(new Span(last.to(), to, kind));
        }
    }
}
