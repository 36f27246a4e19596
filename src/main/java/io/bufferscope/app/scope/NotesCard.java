package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.Remarks;
import io.bufferscope.trace.Trace;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// How the program ended and what is to be known of its trace, one sentence each.
final class NotesCard extends VBox {

    private final Words words;
    private final VBox lines = new VBox();
    private @Nullable Trace trace;

    NotesCard(Words words) {
        this.words = words;
        lines.getStyleClass().add(ScopeStyles.NOTE);
        getChildren().add(Controls.card(words.of("notes.title"), lines));
        words.messagesProperty().subscribe(this::refresh);
        show(null);
    }

    void show(@Nullable Trace of) {
        trace = of;
        refresh();
    }

    private void refresh() {
        Controls.show(this, trace != null);
        if (trace != null) {
            lines.getChildren()
                    .setAll(new Remarks(words.messages())
                            .of(trace).stream().map(NotesCard::line).toList());
        }
    }

    private static Label line(String sentence) {
        Label line = new Label(sentence);
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        return line;
    }
}
