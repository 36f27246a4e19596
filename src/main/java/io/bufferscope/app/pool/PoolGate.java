package io.bufferscope.app.pool;

import io.bufferscope.app.editor.RecentFiles;
import io.bufferscope.app.scope.Player;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Doors;
import io.bufferscope.app.shell.ExportMenu;
import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Sight;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.Picture;
import io.bufferscope.session.PoolRecording;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// What comes into the room and what leaves it: recordings, runs of other rooms, and exports.
final class PoolGate implements AutoCloseable {

    private final Surroundings surroundings;
    private final Words words;
    private final Player player;
    private final PoolDesk desk;
    private final Guest guest;
    private final GuestBar bar;
    private final PoolExport export;
    private final ExportMenu exports;
    private @Nullable Doors doors;

    /// @param picture what the room shows now
    PoolGate(Surroundings surroundings, PoolDesk desk, Player player, Supplier<@Nullable Picture> picture) {
        this.surroundings = surroundings;
        this.words = surroundings.manner().words();
        this.player = player;
        this.desk = desk;
        this.guest = new Guest(player, desk, surroundings.errors());
        this.bar = new GuestBar(words, guest, desk);
        this.export = new PoolExport(surroundings, desk, player, picture);
        this.exports =
                new ExportMenu(words, "pool.export.tip", List.of(ExportForm.values()), ExportForm::key, export::save);
    }

    /// The line that says whose allocators are shown, if they are not the session's.
    Node bar() {
        return bar;
    }

    /// Buttons for the top bar.
    List<Node> tools() {
        return List.of(Controls.button(Feather.FOLDER, words.of("pool.open"), this::ask), exports);
    }

    List<Shortcut> shortcuts() {
        return List.of(
                Shortcut.everywhere("keys.pool.open", this::ask, "Shortcut+O"),
                Shortcut.everywhere("keys.pool.export", exports::show, "Shortcut+E"),
                Shortcut.everywhere("keys.pool.save", () -> export.save(ExportForm.SESSION), "Shortcut+S"));
    }

    List<Find> finds() {
        return export.finds();
    }

    /// Takes the ways into other rooms.
    void lead(Doors ways) {
        doors = ways;
    }

    /// Whether a file is the recording of a pool session.
    boolean opens(Path file) {
        return file.toString().endsWith(".bscope") && PoolRecording.isIn(file);
    }

    /// Shows a recording.
    void open(Path file) {
        if (guest.open(file)) {
            new RecentFiles(surroundings.folder()).add(file.toAbsolutePath());
        } else if (player.trace() == null) {
            desk.takeUp();
        }
    }

    /// Shows what another room shows; returns whether there is something.
    boolean look(Sight sight, Runnable back) {
        return guest.look(sight, back);
    }

    /// The room is shown: takes another room's cursor over, if its run is shown here.
    void entered() {
        guest.entered();
    }

    /// The room is no longer shown: gives that cursor back.
    void left() {
        guest.left();
    }

    private void ask() {
        Path chosen = surroundings.files().toOpen(words.say("pool.open.title"), null);
        if (chosen != null && doors != null) {
            doors.open(chosen);
        }
    }

    @Override
    public void close() {
        export.close();
        guest.close();
    }
}
