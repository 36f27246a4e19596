package io.bufferscope.view;

import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.scene.input.ScrollEvent;
import javafx.util.Duration;
import jfx.incubator.scene.control.richtext.CodeArea;
import jfx.incubator.scene.control.richtext.TextPos;
import jfx.incubator.scene.control.richtext.model.CodeTextModel;
import org.jspecify.annotations.Nullable;

/// The haste of somebody typing: until the first pause only lines that may be in sight are coloured.
final class Haste {

    private static final Duration PAUSE = Duration.millis(400);

    private final PauseTransition pause = new PauseTransition(PAUSE);
    private final CodeArea area;
    private final Supplier<CodeText> text;

    Haste(CodeArea area, Supplier<CodeText> text) {
        this.area = area;
        this.text = text;
        pause.setOnFinished(event -> end());
        area.addEventFilter(ScrollEvent.SCROLL, event -> end());
        area.caretPositionProperty().subscribe(this::follow);
    }

    /// Takes that the text has been edited.
    void edited() {
        if (area.isFocused()) {
            text.get().decorator().hasten(linesInSight() * 5 / 4);
            pause.playFromStart();
        }
    }

    /// Colours what was left.
    void end() {
        pause.stop();
        if (text.get().decorator().calm()) {
            CodeTextModel model = text.get().model();
            model.fireStyleChangeEvent(TextPos.ZERO, model.getDocumentEnd());
        }
    }

    private void follow(@Nullable TextPos caret) {
        if (caret != null && !text.get().decorator().colours(caret.index(), linesInSight())) {
            end();
        }
    }

    private int linesInSight() {
        return (int) Math.ceil(area.getHeight() / (area.getFont().getSize() + area.getLineSpacing()));
    }
}
