package io.bufferscope.app.pool;

import io.bufferscope.app.scope.Player;
import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Sight;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.TraceFile;
import io.bufferscope.trace.TraceFormatException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What the room shows in the place of its own session: a recording from a file, or the run of another room.
///
/// The cursor in another room's run is shared with it: it is taken over when this room is entered, and given back when
/// it is left. JavaFX thread only.
final class Guest implements AutoCloseable {

    /// Who is shown.
    sealed interface Who {

        /// Nobody: the room's own session is.
        record Nobody() implements Who {}

        /// A recording that was opened from a file.
        record Recording(Path file, Trace trace) implements Who {}

        /// A run of another room.
        ///
        /// @param back goes back to that room
        record Program(Sight sight, Runnable back) implements Who {}
    }

    private static final Who NOBODY = new Who.Nobody();

    private final Player player;
    private final PoolDesk desk;
    private final ErrorFunnel errors;
    private final ReadOnlyObjectWrapper<Who> who = new ReadOnlyObjectWrapper<>(NOBODY);

    Guest(Player player, PoolDesk desk, ErrorFunnel errors) {
        this.player = player;
        this.desk = desk;
        this.errors = errors;
        desk.asideProperty().subscribe(aside -> {
            if (!aside) {
                become(NOBODY);
            }
        });
    }

    ReadOnlyObjectProperty<Who> whoProperty() {
        return who.getReadOnlyProperty();
    }

    /// Shows a recording; what goes wrong passes the error funnel.
    ///
    /// @return whether it is shown
    boolean open(Path file) {
        try {
            Trace trace = TraceFile.open(file);
            desk.setAside();
            player.open(trace, 1);
            become(new Who.Recording(file, trace));
            return true;
        } catch (NoSuchFileException missing) {
            errors.tell(Mishap.failure("mishap.no.file", file));
        } catch (TraceFormatException notATrace) {
            errors.tell(Mishap.failure("mishap.no.trace", file.getFileName()), notATrace);
        } catch (IOException unreadable) {
            errors.tell(Mishap.failure("mishap.unreadable", file), unreadable);
        }
        return false;
    }

    /// Shows the run of another room.
    ///
    /// @return false if there is none
    boolean look(Sight sight, Runnable back) {
        Trace trace = sight.trace();
        if (trace == null) {
            return false;
        }
        desk.setAside();
        player.open(trace, Math.max(1, sight.step()));
        become(new Who.Program(sight, back));
        return true;
    }

    /// Takes the other room's cursor over, or what it shows now.
    void entered() {
        if (!(who.get() instanceof Who.Program(Sight sight, Runnable _))) {
            return;
        }
        Trace trace = sight.trace();
        if (trace == null) {
            desk.takeUp();
        } else if (!trace.equals(player.trace())) {
            player.open(trace, Math.max(1, sight.step()));
        } else if (sight.step() != player.step()) {
            player.go(sight.step());
        }
    }

    /// Gives the cursor to the other room.
    void left() {
        if (who.get() instanceof Who.Program(Sight sight, Runnable _)) {
            player.pause();
            Trace trace = sight.trace();
            if (trace != null && trace.equals(player.trace()) && sight.step() != player.step()) {
                sight.go(player.step());
            }
        }
    }

    private void become(Who next) {
        Who old = who.get();
        who.set(next);
        if (old instanceof Who.Recording(Path _, Trace trace)) {
            trace.close();
        }
    }

    @Override
    public void close() {
        become(NOBODY);
    }
}
