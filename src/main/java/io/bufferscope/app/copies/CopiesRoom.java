package io.bufferscope.app.copies;

import io.bufferscope.app.shell.ExportMenu;
import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Room;
import io.bufferscope.app.shell.Segments;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The room that tells how often a payload is copied on its way, by whom, and what that costs on this machine.
public final class CopiesRoom implements Room {

    private final Words words;
    private final CopiesDesk desk;
    private final List<Part> parts;
    private final ObjectProperty<Part> part;
    private final CopiesExport export;
    private final BorderPane content = new BorderPane();
    private final HBox tools = new HBox();
    private final ObservableValue<String> subject;

    public CopiesRoom(Surroundings surroundings) {
        this(surroundings, Given.here());
    }

    /// A room in which something is known already.
    public CopiesRoom(Surroundings surroundings, Given given) {
        this.words = surroundings.manner().words();
        this.desk = new CopiesDesk(surroundings.errors(), given.report());
        this.parts = List.of(
                new PathsPart(surroundings, desk, new CopiesView(), given.strace()),
                new OwnershipPart(surroundings.manner()),
                new RdmaPart(surroundings, given.adapters()));
        this.part = new SimpleObjectProperty<>(parts.getFirst());
        this.subject = part.flatMap(Part::subject);
        this.export = new CopiesExport(surroundings, desk, () -> part.get().picture());
        tools.getChildren()
                .add(new ExportMenu(
                        words,
                        "plays.export.tip",
                        List.of(CopiesExport.Form.values()),
                        CopiesExport.Form::key,
                        export::save));
        content.setTop(new Segments<>(words, parts, Part::key, part));
        part.subscribe(now -> content.setCenter(now.content()));
    }

    @Override
    public String key() {
        return "room.copies";
    }

    @Override
    public Ikon icon() {
        return Feather.SHUFFLE;
    }

    @Override
    public Node content() {
        return content;
    }

    @Override
    public Node tools() {
        return tools;
    }

    @Override
    public ObservableValue<String> subject() {
        return subject;
    }

    @Override
    public List<Shortcut> shortcuts() {
        return List.of(
                Shortcut.outsideText("keys.forward", () -> part.get().move(1), "Right", "Alt+Right"),
                Shortcut.outsideText("keys.back", () -> part.get().move(-1), "Left", "Alt+Left"),
                Shortcut.outsideText("keys.first", () -> part.get().first(), "Home", "Alt+Home"),
                Shortcut.outsideText("keys.last", () -> part.get().last(), "End", "Alt+End"),
                Shortcut.outsideText("keys.play", () -> part.get().playOrPause(), "Space"),
                Shortcut.outsideText("copies.keys.next", () -> part.get().choose(1), "Down"),
                Shortcut.outsideText("copies.keys.previous", () -> part.get().choose(-1), "Up"));
    }

    @Override
    public List<Find> finds() {
        Stream<Find> views = parts.stream()
                .map(each ->
                        new Find(Find.Kind.COMMAND, words.say(each.key()), words.say(key()), () -> part.set(each)));
        return Stream.concat(views, export.finds().stream()).toList();
    }

    @Override
    public boolean opens(Path file) {
        return false;
    }

    @Override
    public void open(Path file) {
        part.get().focus();
    }

    @Override
    public void welcome() {
        part.get().focus();
    }

    @Override
    public Settings remember(Settings settings) {
        return settings;
    }

    @Override
    public void close() {
        parts.forEach(Part::close);
        desk.close();
        export.close();
    }
}
