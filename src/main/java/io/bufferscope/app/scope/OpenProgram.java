package io.bufferscope.app.scope;

import io.bufferscope.app.editor.Draft;
import io.bufferscope.view.CodeText;
import java.nio.file.Path;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import jfx.incubator.scene.control.richtext.TextPos;

/// A program open in the editor: the file it was read from or saved to last, and its text as it is now.
final class OpenProgram {

    private final CodeText code;
    private final ReadOnlyObjectWrapper<SourceFile> file;
    private final BooleanBinding unsaved;

    OpenProgram(SourceFile file) {
        this(file, file.text());
    }

    private OpenProgram(SourceFile file, String text) {
        this.file = new ReadOnlyObjectWrapper<>(file);
        this.code = new CodeText(text);
        this.unsaved =
                Bindings.createBooleanBinding(() -> !code.text().equals(file().text()), code.textProperty(), this.file);
    }

    /// The program of a draft.
    ///
    /// @param base what is on disk now, or an empty text if that cannot be read
    static OpenProgram of(Draft draft, SourceFile base) {
        OpenProgram program = new OpenProgram(base, draft.unsaved() ? draft.text() : base.text());
        TextPos caret = TextPos.ofLeading(Math.max(0, draft.line()), Math.max(0, draft.column()));
        program.code.place(caret, caret);
        return program;
    }

    Draft draft(int order, boolean shown) {
        TextPos caret = code.caret();
        return new Draft(
                file().path(),
                file().onDisk(),
                unsaved.get(),
                shown,
                order,
                caret.index(),
                caret.offset(),
                code.text());
    }

    CodeText code() {
        return code;
    }

    String text() {
        return code.text();
    }

    ReadOnlyObjectProperty<SourceFile> fileProperty() {
        return file.getReadOnlyProperty();
    }

    SourceFile file() {
        return file.get();
    }

    /// Whether the text differs from what was opened or saved last.
    BooleanBinding unsaved() {
        return unsaved;
    }

    /// Whether it is no file and nothing has been written into it: an example, or an empty program.
    boolean isUntouched() {
        return !file().onDisk() && !unsaved.get();
    }

    /// Whether it was begun here and never saved.
    boolean isNew() {
        return !file().onDisk() && file().text().isEmpty();
    }

    /// Takes the file as which it was saved.
    void saved(SourceFile as) {
        file.set(as);
    }

    /// Takes what is on disk now.
    void reload(SourceFile now) {
        if (!now.text().equals(text())) {
            code.replace(now.text());
        }
        file.set(now);
    }

    /// Gives up what was changed since it was opened or saved.
    void discard() {
        reload(file());
    }

    /// Takes a name while it is no file.
    void call(String name) {
        if (!file().onDisk() && !file().name().equals(name)) {
            file.set(new SourceFile(Path.of(name), file().text(), false));
        }
    }
}
