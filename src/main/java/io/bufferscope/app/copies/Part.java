package io.bufferscope.app.copies;

import io.bufferscope.picture.Picture;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/// A view of the room, such as paths or ownership, with something in it that is stepped through.
interface Part extends AutoCloseable {

    /// Key of its name.
    String key();

    Node content();

    /// What it is showing.
    ObservableValue<String> subject();

    /// Goes some steps on, or back if the number is below 0.
    void move(int by);

    void first();

    void last();

    void playOrPause();

    /// Looks at what lies some places further down its list.
    void choose(int by);

    /// Takes the keyboard.
    void focus();

    /// The picture that it shows now, or null.
    @Nullable
    Picture picture();

    @Override
    void close();
}
