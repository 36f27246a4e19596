package io.bufferscope.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A reader of Java source that tells keywords, strings and comments apart, for colouring only.
final class JavaLexer {

    /// A coloured stretch of a line.
    ///
    /// @param from first column, from 0
    /// @param to column after the last
    /// @param kind style class, [Styles#CODE_PLAIN] for plain code
    record Span(int from, int to, String kind) {}

    private static final Pattern TOKEN = Pattern.compile("(?<comment>//[^\\n"
        + "]*|/\\*(?s:.*?)(?:\\*/|\\z))|(?<string>\"\"\"(?s:.*?)(?:(?<!\\\\)\"\"\"|\\z)|\"(?:\\\\.|[^\"\\\\\\n"
        + "])*\"?|'(?:\\\\.|[^'\\\\\\n"
        + "])*'?)|(?<annotation>@\\w+)"
        + "|(?<number>\\b(?:0[xX][\\da-fA-F_]+|0[bB][01_]+|\\d[\\d_]*(?:\\.[\\d_]*)?(?:[eE][+-]?\\d+)?)[lLfFdD]?\\b)"
        + "|(?<word>\\b[a-zA-Z_$][\\w$]*\\b)");

    private static final Set<String> KEYWORDS = Set.of(
            ("abstract assert boolean break byte case catch char class const continue default do double else enum"
                + " extends final finally float for goto if implements import instanceof int interface long native new"
                + " package private protected public return short static strictfp super switch synchronized this throw"
                + " throws transient try void volatile while true false null var record sealed permits yield when non")
                    .split(" "));

    private JavaLexer() {}

    /// The spans of every line, without gaps.
    static List<List<Span>> lines(String source) {
        List<List<Span>> lines = new ArrayList<>();
        lines.add(new ArrayList<>());
        Matcher token = TOKEN.matcher(source);
        int at = 0;
        while (token.find()) {
            add(lines, source, at, token.start(), Styles.CODE_PLAIN);
            add(lines, source, token.start(), token.end(), kind(token));
            at = token.end();
        }
        add(lines, source, at, source.length(), Styles.CODE_PLAIN);
        return lines;
    }

    private static String kind(Matcher token) {
        if (token.group("comment") != null) {
            return Styles.CODE_COMMENT;
        } else if (token.group("string") != null) {
            return Styles.CODE_STRING;
        } else if (token.group("number") != null) {
            return Styles.CODE_NUMBER;
        } else if (token.group("annotation") != null) {
            return Styles.CODE_ANNOTATION;
        }
        return wordKind(token.group());
    }

    private static String wordKind(String word) {
        if (KEYWORDS.contains(word)) {
            return Styles.CODE_KEYWORD;
        }
        return Character.isUpperCase(word.charAt(0)) ? Styles.CODE_TYPE : Styles.CODE_PLAIN;
    }

    private static void add(List<List<Span>> lines, String source, int from, int to, String kind) {
        int start = from;
        while (start < to) {
            int end = source.indexOf('\n', start);
            int stop = end < 0 || end > to ? to : end;
            append(lines.getLast(), stop - start, kind);
            if (end >= 0 && end < to) {
                lines.add(new ArrayList<>());
                stop++;
            }
            start = stop;
        }
    }

    private static void append(List<Span> line, int length, String kind) {
        if (length > 0) {
            int from = line.isEmpty() ? 0 : line.getLast().to();
            line.add(new Span(from, from + length, kind));
        }
    }
}
