package io.bufferscope.app.learn;

import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.lesson.Depth;
import io.bufferscope.lesson.LessonFolder;
import io.bufferscope.lesson.LessonTemplate;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// The author's part of the room: puts an editor of the lesson in the place of the stage, and guards what is unsaved.
///
/// JavaFX thread only.
final class Author implements AutoCloseable {

    private final Surroundings surroundings;
    private final LearnDesk desk;
    private final Ways ways;
    private final Node stage;
    private final StackPane place;
    private final AuthorGuard guard;
    private final ReadOnlyBooleanWrapper editable = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper editing = new ReadOnlyBooleanWrapper();
    private @Nullable AuthorDesk open;

    /// What the room does for it.
    ///
    /// @param depth shows a depth in the preview
    /// @param written takes a lesson as it is now on disk
    /// @param begin opens a lesson for learning
    /// @param made opens a lesson that was just made, for writing
    record Ways(Consumer<Depth> depth, Consumer<Entry> written, Consumer<Entry> begin, Consumer<Path> made) {}

    Author(Surroundings surroundings, LearnDesk desk, Node stage, Ways ways) {
        this.surroundings = surroundings;
        this.desk = desk;
        this.stage = stage;
        this.ways = ways;
        this.place = new StackPane(stage);
        this.guard = new AuthorGuard(surroundings.manner().words());
        desk.onChange(() -> editable.set(
                open != null || desk.entry().filter(Author::canEdit).isPresent()));
        desk.onChange(() -> {
            if (open != null) {
                open.performed();
            }
        });
        desk.onRun(() -> {
            if (open != null) {
                open.refresh();
            }
        });
    }

    /// Whether a lesson lies in an ordinary folder and does not belong to the application.
    private static boolean canEdit(Entry entry) {
        LessonFolder folder = entry.folder();
        return !folder.trusted()
                && folder.path().getFileSystem().equals(FileSystems.getDefault())
                && Files.isWritable(folder.path());
    }

    /// The stage, or the editor in its place.
    Node place() {
        return place;
    }

    /// A room's content with the questions of unsaved work over it.
    StackPane guarded(Node content) {
        return new StackPane(content, guard.question());
    }

    /// Whether the open lesson may be edited.
    ReadOnlyBooleanProperty editableProperty() {
        return editable.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty editingProperty() {
        return editing.getReadOnlyProperty();
    }

    /// Begins to edit the lesson, or ends it.
    void toggle() {
        if (open != null) {
            leave(() -> desk.entry().ifPresent(ways.begin()));
        } else {
            desk.entry().filter(Author::canEdit).ifPresent(this::edit);
        }
    }

    private void edit(Entry entry) {
        try {
            AuthorDesk next = new AuthorDesk(surroundings, desk, entry.folder(), guard, ways.depth());
            open = next;
            editing.set(true);
            place.getChildren().setAll(next.pane());
        } catch (IOException e) {
            failed(e);
        }
    }

    private void failed(IOException why) {
        surroundings.errors().tell(Mishap.failure("author.failed", String.valueOf(why.getMessage())), why);
    }

    /// Goes on when nothing unsaved is lost: at once, or when the author has answered.
    ///
    /// @param then done after the editor is closed
    void leave(Runnable then) {
        AuthorDesk now = open;
        if (now == null) {
            then.run();
            return;
        }
        Runnable go = () -> {
            end(now);
            then.run();
        };
        List<AuthorFile> unsaved = now.files().unsaved();
        if (unsaved.isEmpty()) {
            go.run();
        } else {
            guard.unsaved(unsaved, () -> now.save(go), go);
        }
    }

    private void end(AuthorDesk now) {
        open = null;
        editing.set(false);
        now.close();
        place.getChildren().setAll(stage);
        try {
            Entry.read(now.files().folder()).ifPresent(ways.written());
        } catch (IOException e) {
            failed(e);
        }
    }

    /// Whether the window may close now; if not, asks and runs `close` if the author agrees.
    boolean mayClose(Runnable close) {
        boolean may = open == null || open.files().unsaved().isEmpty();
        if (!may) {
            leave(close);
        }
        return may;
    }

    /// Makes a new lesson where the user says.
    void create() {
        Path folder = Optional.ofNullable(surroundings.folder())
                .map(own -> own.resolve("lessons"))
                .orElse(Path.of(System.getProperty("user.home", ".")));
        String title = surroundings.manner().words().say("author.new.title");
        Path chosen = surroundings.files().toSave(title, folder.resolve("my-lesson"));
        if (chosen != null) {
            leave(() -> make(chosen));
        }
    }

    private void make(Path folder) {
        try {
            LessonTemplate.write(folder);
            ways.made().accept(folder);
        } catch (FileAlreadyExistsException there) {
            surroundings.errors().tell(Mishap.failure("author.new.there", folder));
        } catch (IOException e) {
            surroundings.errors().tell(Mishap.failure("author.new.failed", folder), e);
        }
    }

    List<Shortcut> shortcuts() {
        List<Shortcut> all = new ArrayList<>();
        all.add(Shortcut.everywhere("author.keys.new", this::create, "Shortcut+N"));
        if (editable.get()) {
            all.add(Shortcut.everywhere("author.keys.edit", this::toggle, "Shortcut+E"));
        }
        if (open != null) {
            all.add(Shortcut.everywhere("author.keys.save", open::save, "Shortcut+S"));
        }
        return all;
    }

    @Override
    public void close() {
        if (open != null) {
            open.close();
        }
    }
}
