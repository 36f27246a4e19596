package io.bufferscope.app.shell;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A question laid over the window that keeps the keyboard until it is answered.
///
/// Arrow keys and Tab go from answer to answer, Enter and Space choose, Esc chooses the last one.
public final class Question extends StackPane {

    /// A way to answer.
    ///
    /// @param key key of the word on its button
    public record Answer(String key, Runnable action) {}

    private final Words words;
    private final Label sentence = new Label();
    private final HBox answers = new HBox();
    private @Nullable Node focusBefore;

    public Question(Words words) {
        this.words = words;
        getStyleClass().add(AppStyles.SHEET_BACK);
        sentence.setWrapText(true);
        sentence.setMinHeight(Region.USE_PREF_SIZE);
        answers.getStyleClass().add(AppStyles.BUTTON_ROW);
        VBox sheet = new VBox(sentence, answers);
        sheet.getStyleClass().addAll(AppStyles.SHEET, "question");
        sheet.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        getChildren().add(sheet);
        addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        Controls.show(this, false);
    }

    /// Asks; what was asked before and not answered is forgotten.
    ///
    /// @param choices at least one; the first has the focus, the last changes nothing
    public void ask(String asked, List<Answer> choices) {
        sentence.setText(asked);
        answers.getChildren().setAll(choices.stream().map(this::button).toList());
        answers.getChildren().getFirst().getStyleClass().add("accent");
        if (!isVisible()) {
            focusBefore = getScene() == null ? null : getScene().getFocusOwner();
        }
        Controls.show(this, true);
        answers.getChildren().getFirst().requestFocus();
    }

    /// Whether a node belongs to a question, to which then all keys belong.
    static boolean holds(@Nullable Node node) {
        Node at = node;
        while (at != null && !(at instanceof Question)) {
            at = at.getParent();
        }
        return at != null;
    }

    private Button button(Answer answer) {
        Button button = new Button(words.say(answer.key()));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setAccessibleHelp(sentence.getText());
        button.setOnAction(event -> answer(answer));
        return button;
    }

    private void answer(Answer answer) {
        Controls.show(this, false);
        if (focusBefore != null) {
            focusBefore.requestFocus();
        }
        answer.action().run();
    }

    private void press(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT, UP -> move(-1);
            case RIGHT, DOWN -> move(1);
            case TAB -> move(event.isShiftDown() ? -1 : 1);
            case ENTER -> ((Button) answers.getChildren().get(focused())).fire();
            case ESCAPE -> ((Button) answers.getChildren().getLast()).fire();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void move(int by) {
        int count = answers.getChildren().size();
        answers.getChildren().get(Math.floorMod(focused() + by, count)).requestFocus();
    }

    private int focused() {
        for (int i = 0; i < answers.getChildren().size(); i++) {
            if (answers.getChildren().get(i).isFocused()) {
                return i;
            }
        }
        return 0;
    }
}
