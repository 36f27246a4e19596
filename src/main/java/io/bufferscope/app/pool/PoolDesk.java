package io.bufferscope.app.pool;

import io.bufferscope.app.scope.Player;
import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.session.LiveSession;
import io.bufferscope.session.PoolOptions;
import io.bufferscope.session.RunStart;
import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.FxThread;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The session of the room: starts it, sends it commands and keeps them as a script.
///
/// JavaFX thread only.
final class PoolDesk implements AutoCloseable {

    /// The command that builds the allocator of a new session.
    static final String FIRST = "allocator teaching";

    private final Function<PoolOptions, LiveSession> pools;
    private final Player player;
    private final ErrorFunnel errors;
    private final ObservableList<String> script = FXCollections.observableArrayList();
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper aside = new ReadOnlyBooleanWrapper();
    private Predicate<String> keeper = command -> false;
    private @Nullable LiveSession session;
    private @Nullable Trace trace;
    private long left = 1;

    PoolDesk(Function<PoolOptions, LiveSession> pools, Player player, ErrorFunnel errors) {
        this.pools = pools;
        this.player = player;
        this.errors = errors;
    }

    /// Whether there is a session that takes commands.
    ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    /// Whether something else than the session is shown, so that nothing can be played; the session lives on.
    ReadOnlyBooleanProperty asideProperty() {
        return aside.getReadOnlyProperty();
    }

    /// Leaves the player to something else.
    void setAside() {
        if (trace != null && trace.equals(player.trace())) {
            left = player.atEnd() ? Long.MAX_VALUE : player.step();
        }
        aside.set(true);
    }

    /// Shows the session again where it was left; begins one if there is none.
    void takeUp() {
        Trace own = trace;
        if (own == null) {
            begin(FIRST);
        } else {
            player.open(own, Math.min(left, Math.max(1, own.steps())));
            aside.set(false);
        }
    }

    /// What was sent in this session, in order; a script that does it all again.
    ObservableList<String> script() {
        return script;
    }

    /// Begins a new session, which takes the place of the one before.
    ///
    /// @param allocator the command that builds its first allocator
    void begin(String allocator) {
        close();
        LiveSession begun = pools.apply(PoolOptions.live());
        session = begun;
        script.clear();
        open.set(true);
        player.forget();
        aside.set(false);
        var _ = begun.started().thenAccept(start -> FxThread.later(() -> started(begun, start)));
        send(allocator);
    }

    /// Takes who may keep a command back, to carry it out later.
    void keep(Predicate<String> who) {
        keeper = who;
    }

    /// Sends a command, unless it is kept back; begins a session if there is none.
    void send(String command) {
        if (!aside.get() && !keeper.test(command)) {
            carryOut(command);
        }
    }

    /// Sends a command; begins a session if there is none.
    void carryOut(String command) {
        if (!open.get()) {
            begin(FIRST);
        }
        LiveSession now = session;
        if (now != null) {
            script.add(command);
            now.send(command);
        }
    }

    private void started(LiveSession of, RunStart start) {
        if (!of.equals(session)) {
            return;
        }
        if (start instanceof RunStart.Running running) {
            trace = running.trace();
            left = 1;
            if (!aside.get()) {
                player.open(running.trace(), 1);
            }
            var _ = of.ended().thenAccept(ending -> FxThread.later(() -> ended(of, ending)));
        } else {
            open.set(false);
            String why = start instanceof RunStart.NotStarted failed ? failed.sentence() : "";
            errors.tell(Mishap.failure("pool.mishap.start", why).with("pool.again", this::again));
        }
    }

    private void ended(LiveSession of, Ending ending) {
        if (of.equals(session)) {
            open.set(false);
            errors.tell(Mishap.failure("pool.mishap.ended", ending.exitCode()).with("pool.again", this::again));
        }
    }

    private void again() {
        begin(script.isEmpty() ? FIRST : script.getFirst());
    }

    @Override
    public void close() {
        LiveSession old = session;
        session = null;
        open.set(false);
        trace = null;
        if (old != null) {
            player.forget();
            old.close();
        }
    }
}
