package io.bufferscope.app.bench;

import io.bufferscope.app.shell.Find;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/// A view of the room: benchmarks or claims.
interface BenchPart extends AutoCloseable {

    /// Key of its name.
    String key();

    Node content();

    /// Its own buttons in the top bar.
    Node tools();

    /// What it is showing.
    ObservableValue<String> subject();

    /// Looks at what lies some places further down its list.
    void choose(int by);

    /// Takes the keyboard.
    void focus();

    /// What can be found in it.
    List<Find> finds();

    @Override
    void close();
}
