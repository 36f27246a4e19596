package io.bufferscope.app.bench;

import io.bufferscope.app.shell.Doors;
import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Room;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Surroundings;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The room that measures on this machine what others claim.
public final class BenchRoom implements Room {

    private final Surroundings surroundings;
    private final Checking checking;
    private final Clock clock;
    private @Nullable BenchFloor floor;
    private @Nullable Doors doors;

    public BenchRoom(Surroundings surroundings) {
        this(surroundings, Checking.inChildren(), Clock.systemUTC());
    }

    /// A room with a way of checking and a clock of the caller's own.
    public BenchRoom(Surroundings surroundings, Checking checking, Clock clock) {
        this.surroundings = surroundings;
        this.checking = checking;
        this.clock = clock;
    }

    private BenchFloor floor() {
        BenchFloor known = floor;
        if (known == null) {
            known = new BenchFloor(surroundings, checking, clock, this::leadTo);
            floor = known;
        }
        return known;
    }

    private void leadTo(String where) {
        if (doors != null) {
            doors.see(where);
        }
    }

    @Override
    public void doors(Doors ways) {
        doors = ways;
    }

    @Override
    public String key() {
        return "room.bench";
    }

    @Override
    public Ikon icon() {
        return Feather.ACTIVITY;
    }

    @Override
    public Node content() {
        return floor().content();
    }

    @Override
    public Node tools() {
        return floor().tools();
    }

    @Override
    public ObservableValue<String> subject() {
        return floor().subject();
    }

    @Override
    public List<Shortcut> shortcuts() {
        return List.of(
                Shortcut.outsideText("bench.keys.next", () -> floor().choose(1), "Alt+Down"),
                Shortcut.outsideText("bench.keys.previous", () -> floor().choose(-1), "Alt+Up"));
    }

    @Override
    public List<Find> finds() {
        return floor().finds(surroundings.manner().words().say(key()));
    }

    @Override
    public boolean see(String what) {
        boolean known = what.startsWith(BenchFloor.CLAIM) || what.startsWith(BenchFloor.BENCHMARK);
        if (known) {
            floor().see(what);
        }
        return known;
    }

    @Override
    public boolean opens(Path file) {
        return ResultFiles.opens(file);
    }

    @Override
    public void open(Path file) {
        floor().open(file);
    }

    @Override
    public void welcome() {
        floor().focus();
    }

    @Override
    public Settings remember(Settings settings) {
        return settings;
    }

    @Override
    public void close() {
        if (floor != null) {
            floor.close();
        }
    }
}
