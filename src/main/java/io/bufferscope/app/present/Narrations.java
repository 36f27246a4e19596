package io.bufferscope.app.present;

import io.bufferscope.app.shell.Manner;
import io.bufferscope.picture.Narration;
import io.bufferscope.picture.Style;
import io.bufferscope.view.Look;
import java.util.List;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// The words of slides as controls, in the colours of a theme.
final class Narrations {

    private static final String WORDS = "slide-words";

    private static final int LONG_PROGRAM = 6;

    private final Look look;
    private final String mono;

    Narrations(Manner manner) {
        this.look = manner.look();
        this.mono = "-fx-font-family:\"" + manner.fonts().mono() + "\"";
    }

    /// A paragraph that wraps.
    TextFlow flow(Narration words, String... styles) {
        TextFlow flow = new TextFlow();
        words.spans().forEach(span -> flow.getChildren().add(text(span)));
        flow.getStyleClass().addAll(styles);
        flow.setAccessibleText(words.text());
        return flow;
    }

    List<TextFlow> flows(List<Narration> paragraphs, String... styles) {
        return paragraphs.stream().map(words -> flow(words, styles)).toList();
    }

    /// Lines of a program with their numbers.
    TextFlow code(Slide.Code code) {
        TextFlow flow = new TextFlow();
        int last = code.first() + code.lines().size() - 1;
        int digits = Integer.toString(last).length();
        for (int number = code.first(); number <= last; number++) {
            Text margin = mono(" ".repeat(digits - Integer.toString(number).length()) + number + "  ");
            margin.getStyleClass().add(PresentStyles.NUMBER);
            String line = code.lines().get(number - code.first());
            Text text = mono(number < last ? line + "\n" : line);
            text.getStyleClass().add(WORDS);
            flow.getChildren().addAll(margin, text);
        }
        flow.getStyleClass().add(code.lines().size() > LONG_PROGRAM ? PresentStyles.LISTING : PresentStyles.CODE);
        return flow;
    }

    private Text text(Narration.Span span) {
        Text text = span.mono() ? mono(span.text()) : new Text(span.text());
        text.getStyleClass().add(WORDS);
        if (span.style() != Style.TEXT) {
            look.colour(span.style()).ifPresent(text::setFill);
        }
        return text;
    }

    private Text mono(String words) {
        Text text = new Text(words);
        text.setStyle(mono);
        return text;
    }
}
