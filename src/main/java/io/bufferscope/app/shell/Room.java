package io.bufferscope.app.shell;

import java.nio.file.Path;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;

/// A screen of the window.
public interface Room extends AutoCloseable {

    /// Key of its name.
    String key();

    /// Its picture on the rail.
    Ikon icon();

    /// All that it shows between the rail and the window's right edge.
    Node content();

    /// Its own buttons in the top bar.
    Node tools();

    /// What it is showing, such as a file name.
    ObservableValue<String> subject();

    /// The keys that work while it is shown.
    List<Shortcut> shortcuts();

    /// Takes the ways into other rooms; called once, before it is shown.
    default void doors(Doors doors) {}

    /// Looks closely at what another room shows.
    ///
    /// @param back goes back to that room
    /// @return whether it can
    default boolean look(Sight sight, Runnable back) {
        return false;
    }

    /// Shows something that comes with the application.
    ///
    /// @param what such as `example:FlipAndIndices`
    /// @return whether it can
    default boolean see(String what) {
        return false;
    }

    /// What can be found in it now.
    default List<Find> finds() {
        return List.of();
    }

    /// Whether it can show a file of this name.
    boolean opens(Path file);

    /// Shows a file; what goes wrong passes the error funnel.
    void open(Path file);

    /// Shows what is to be seen when the window opens with no file.
    void welcome();

    /// Whether the window may close now; if not, the room asks the user and runs `close` if they agree.
    default boolean mayClose(Runnable close) {
        return true;
    }

    /// What it wants remembered, laid over the settings so far.
    Settings remember(Settings settings);

    /// Ends all that it started.
    @Override
    void close();
}
