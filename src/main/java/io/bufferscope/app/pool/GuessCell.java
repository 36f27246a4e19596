package io.bufferscope.app.pool;

import io.bufferscope.picture.predict.Guess;
import io.bufferscope.picture.predict.GuessWords;
import javafx.scene.control.ListCell;
import org.jspecify.annotations.Nullable;

/// A row of the list of places.
final class GuessCell extends ListCell<Guess> {

    private final GuessWords words;

    GuessCell(GuessWords words) {
        this.words = words;
    }

    @Override
    protected void updateItem(@Nullable Guess guess, boolean empty) {
        super.updateItem(guess, empty);
        setText(empty || guess == null ? null : words.guess(guess));
    }
}
