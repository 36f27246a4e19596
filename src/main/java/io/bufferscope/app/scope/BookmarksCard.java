package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongConsumer;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The steps that the user wants to find again, each with a note.
final class BookmarksCard extends VBox {

    private static final int MOST = 200;
    private static final int LONGEST = 500;

    private final Words words;
    private final LongConsumer seek;
    private final Runnable onChange;
    private final List<Bookmark> list = new ArrayList<>();
    private final List<TextField> notes = new ArrayList<>();
    private final VBox lines = new VBox();
    private @Nullable Node left;

    /// @param seek takes the step of a bookmark that is pressed
    /// @param onChange told when there are others, or other notes
    BookmarksCard(Words words, LongConsumer seek, Runnable onChange) {
        this.words = words;
        this.seek = seek;
        this.onChange = onChange;
        lines.getStyleClass().add(ScopeStyles.BREAKPOINTS);
        getChildren().add(Controls.card(words.of("bookmarks.title"), lines));
        words.messagesProperty().subscribe(this::rebuild);
    }

    List<Bookmark> list() {
        return List.copyOf(list);
    }

    /// Shows the bookmarks of another program.
    void open(List<Bookmark> remembered) {
        list.clear();
        list.addAll(remembered);
        rebuild();
        onChange.run();
    }

    /// Puts a bookmark at a step, or takes away what is there.
    void toggle(long step) {
        boolean was = list.removeIf(each -> each.step() == step);
        if (!was && step > 0 && list.size() < MOST) {
            list.add(new Bookmark(step, ""));
            list.sort(Comparator.comparingLong(Bookmark::step));
        }
        left = getScene() == null ? null : getScene().getFocusOwner();
        rebuild();
        onChange.run();
        for (int i = 0; i < list.size() && !was; i++) {
            if (list.get(i).step() == step) {
                notes.get(i).requestFocus();
            }
        }
    }

    /// Gives the keyboard back to what had it before the note was written.
    private void leave() {
        if (left != null) {
            left.requestFocus();
        }
    }

    private void rebuild() {
        notes.clear();
        lines.getChildren().clear();
        for (int i = 0; i < list.size(); i++) {
            lines.getChildren().add(row(i));
        }
        Controls.show(this, !list.isEmpty());
    }

    private Node row(int index) {
        Bookmark bookmark = list.get(index);
        Hyperlink link = new Hyperlink(words.say("bookmarks.step", bookmark.step()));
        link.getStyleClass().add(ScopeStyles.TIME_LINK);
        link.setMinWidth(Region.USE_PREF_SIZE);
        link.setOnAction(event -> seek.accept(bookmark.step()));
        TextField note = new TextField(bookmark.note());
        note.setPromptText(words.say("bookmarks.note"));
        note.setAccessibleText(words.say("bookmarks.note"));
        note.textProperty().subscribe((before, now) -> note(index, now));
        note.setOnAction(event -> leave());
        notes.add(note);
        HBox.setHgrow(note, Priority.ALWAYS);
        HBox row = Controls.row(
                ScopeStyles.BREAKPOINT_LINE,
                link,
                note,
                Controls.iconButton(Feather.X, words.of("bookmarks.remove"), () -> toggle(bookmark.step())));
        row.getStyleClass().add(ScopeStyles.BREAKPOINT);
        return row;
    }

    private void note(int index, String text) {
        list.set(index, new Bookmark(list.get(index).step(), text.substring(0, Math.min(LONGEST, text.length()))));
        onChange.run();
    }
}
