package io.bufferscope.app.present;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import java.util.List;

/// A deck of three slides: a title, a question with two pictures, a text.
final class SampleDeck implements Deck {

    @Override
    public String name() {
        return "Sample";
    }

    @Override
    public long size() {
        return 3;
    }

    @Override
    public long start() {
        return 0;
    }

    @Override
    public Slide slide(long index) {
        return switch ((int) index) {
            case 0 -> Slide.of(MarkdownLines.words("Beginning"), "one", MarkdownLines.of("All of it."));
            case 1 ->
                Slide.of(MarkdownLines.line("What is `limit`?"), "two", List.of())
                        .showing(width -> picture(width, "limit 8"), width -> picture(width, "limit 5"))
                        .quoting(new Slide.Code(7, List.of("b.flip();")))
                        .asking(new Slide.Ask(List.of("8", "5"), 1, "5", MarkdownLines.of("It is the old `position`.")))
                        .noting(MarkdownLines.of("Ask the last row first."));
            default -> Slide.of(MarkdownLines.words("Ending"), "three", List.of());
        };
    }

    private static Picture picture(double width, String text) {
        Shape words = new Shape.Text("words", Style.TEXT, 10, 30, text, 14, Shape.Anchor.START, true);
        return new Picture(width, 60, List.of(new Shape.Group("all", Style.PLAIN, text, List.of(words))));
    }
}
