package io.bufferscope.view;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import jfx.incubator.scene.control.richtext.TextPos;
import jfx.incubator.scene.control.richtext.model.CodeTextModel;

/// A source being edited, with its undo history and the place of its caret, whether a pane shows it or not.
///
/// JavaFX thread only.
public final class CodeText {

    private final CodeTextModel model = new CodeTextModel();
    private final JavaDecorator decorator;
    private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper("");
    private TextPos anchor = TextPos.ZERO;
    private TextPos caret = TextPos.ZERO;

    public CodeText(String source) {
        this(source, new JavaDecorator(true));
    }

    private CodeText(String source, JavaDecorator decorator) {
        this.decorator = decorator;
        model.setDecorator(decorator);
        model.addListener(change -> {
            if (change.isEdit()) {
                text.set(join());
            }
        });
        model.setUndoRedoEnabled(false);
        replace(source);
        model.setUndoRedoEnabled(true);
    }

    /// A text that is no Java: written in one colour.
    public static CodeText prose(String text) {
        return new CodeText(text, new JavaDecorator(false));
    }

    /// The text as it is now, its lines ended by `\n`.
    public ReadOnlyStringProperty textProperty() {
        return text.getReadOnlyProperty();
    }

    public String text() {
        return text.get();
    }

    /// Puts another text in the place of all; this can be undone.
    public void replace(String source) {
        model.replace(null, TextPos.ZERO, model.getDocumentEnd(), source);
    }

    /// Where the caret is, or will be when the text is shown.
    public TextPos caret() {
        return caret;
    }

    /// Remembers where the caret is.
    public void place(TextPos newAnchor, TextPos newCaret) {
        anchor = newAnchor;
        caret = newCaret;
    }

    TextPos anchor() {
        return anchor;
    }

    CodeTextModel model() {
        return model;
    }

    JavaDecorator decorator() {
        return decorator;
    }

    private String join() {
        StringBuilder all = new StringBuilder();
        for (int line = 0; line < model.size(); line++) {
            all.append(line == 0 ? "" : "\n").append(model.getPlainText(line));
        }
        return all.toString();
    }
}
