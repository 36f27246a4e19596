package io.bufferscope.picture;

import java.util.List;
import java.util.stream.Collectors;

/// A few sentences about a step, in pieces that each know their look.
///
/// @param spans the pieces in reading order; blanks are part of them
public record Narration(List<Span> spans) {

    /// A narration of nothing.
    static final Narration EMPTY = new Narration(List.of());

    /// A piece of text with one look.
    ///
    /// @param mono whether it is code, to be set in the monospaced font
    public record Span(String text, Style style, boolean mono) {}

    /// The sentences as plain text.
    public String text() {
        return spans.stream().map(Span::text).collect(Collectors.joining());
    }

    boolean isEmpty() {
        return spans.isEmpty();
    }

    static Narration plain(Object text) {
        return new Narration(List.of(new Span(text.toString(), Style.TEXT, false)));
    }

    static Narration code(String text) {
        return new Narration(List.of(new Span(text, Style.TEXT, true)));
    }

    /// The name of an index in the colour of its pointer.
    static Narration word(String field) {
        Style style = switch (field) {
            case "position" -> Style.CURSOR_POSITION;
            case "limit" -> Style.BOUND_LIMIT;
            case "mark" -> Style.MARK;
            case "readerIndex" -> Style.CURSOR_READ;
            case "writerIndex" -> Style.CURSOR_WRITE;
            default -> Style.BOUND_CAPACITY;
        };
        return new Narration(List.of(new Span(field, style, false)));
    }
}
