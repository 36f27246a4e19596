package io.bufferscope.app.learn;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.lesson.Mistake;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The mistakes of a lesson, each a link to its line.
final class AuthorList extends ScrollPane {

    private static final int MOST = 100;
    /// The part of the pane that the list may take.
    private static final double SHARE = 0.3;

    private final Words words;
    private final Consumer<Mistake> jump;
    private final VBox lines = new VBox();
    private List<Mistake> shown = List.of();

    AuthorList(Words words, Consumer<Mistake> jump) {
        this.words = words;
        this.jump = jump;
        lines.getStyleClass().add("problems");
        setContent(lines);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        parentProperty().subscribe(parent -> {
            if (parent instanceof Region pane) {
                maxHeightProperty().bind(pane.heightProperty().multiply(SHARE));
                minHeightProperty().bind(Bindings.min(lines.heightProperty(), maxHeightProperty()));
            }
        });
        words.messagesProperty().subscribe(messages -> fill());
    }

    void show(List<Mistake> mistakes) {
        if (!mistakes.equals(shown)) {
            shown = mistakes;
            fill();
        }
    }

    private void fill() {
        lines.getChildren().setAll(shown.stream().limit(MOST).map(this::line).toList());
        Controls.show(this, !shown.isEmpty());
    }

    private Region line(Mistake mistake) {
        Hyperlink line = new Hyperlink(mistake.place() + "  " + mistake.sentence(words.messages()));
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        line.setOnAction(event -> {
            line.setVisited(false);
            jump.accept(mistake);
        });
        return line;
    }
}
