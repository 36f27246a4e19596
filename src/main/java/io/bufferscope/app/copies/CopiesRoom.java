package io.bufferscope.app.copies;

import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Room;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.Group;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The room that tells how often a payload is copied on its way, by whom, and what that costs on this machine.
public final class CopiesRoom implements Room {

    private final Words words;
    private final CopiesView look = new CopiesView();
    private final CopiesDesk desk;
    private final LanePane lanes;
    private final HopBar bar;
    private final BorderPane content = new BorderPane();
    private final HBox tools = new HBox();
    private final ObservableValue<String> subject;

    public CopiesRoom(Surroundings surroundings) {
        Manner manner = surroundings.manner();
        this.words = manner.words();
        this.desk = new CopiesDesk(surroundings.errors());
        this.lanes = new LanePane(manner, desk, look);
        this.bar = new HopBar(words, desk, look);
        this.subject = words.of(() -> look.groupProperty().get().word(words.messages()), look.groupProperty());
        SplitPane split = new SplitPane(new VBox(groups(manner), lanes), side(surroundings));
        VBox.setVgrow(lanes, Priority.ALWAYS);
        manner.onZoom(scale -> split.setDividerPositions(scale < 1.5 ? 0.7 : 0.62));
        content.setCenter(split);
        content.setBottom(bar);
        Landmarks.mark(bar);
    }

    private Node groups(Manner manner) {
        ComboBox<Group> box =
                Cards.box(words, "copies.group", CopiesView.groups(), group -> group.word(words.messages()));
        box.valueProperty().bindBidirectional(look.groupProperty());
        Node legend = new CopiesLegend(manner);
        box.setMinWidth(Region.USE_PREF_SIZE);
        HBox.setHgrow(legend, Priority.ALWAYS);
        HBox row = new HBox(box, legend);
        row.getStyleClass().add(CopiesStyles.BAR);
        Landmarks.mark(row);
        return row;
    }

    private ScrollPane side(Surroundings surroundings) {
        Manner manner = surroundings.manner();
        List<Node> cards = List.of(
                new MeasureCard(words, desk, look),
                new EvidenceCard(words, desk, look),
                new CostCard(manner, desk, look),
                new StagesCard(manner, desk, look),
                new FiguresCard(words, desk, look),
                new AdviceCard(words, desk, look, surroundings.files()),
                new SystemCallsCard(words, look));
        cards.forEach(Landmarks::mark);
        VBox box = new VBox();
        box.getChildren().setAll(cards);
        box.getStyleClass().add(CopiesStyles.SIDE);
        ScrollPane scroll = new ScrollPane(box);
        scroll.setFitToWidth(true);
        scroll.setMinWidth(160);
        scroll.getStyleClass().add(CopiesStyles.CARDS);
        SplitPane.setResizableWithParent(scroll, false);
        return scroll;
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
                Shortcut.outsideText("keys.forward", () -> bar.move(1), "Right", "Alt+Right"),
                Shortcut.outsideText("keys.back", () -> bar.move(-1), "Left", "Alt+Left"),
                Shortcut.outsideText("keys.first", bar::first, "Home", "Alt+Home"),
                Shortcut.outsideText("keys.last", bar::last, "End", "Alt+End"),
                Shortcut.outsideText("keys.play", bar::playOrPause, "Space"),
                Shortcut.outsideText("copies.keys.next", () -> choose(1), "Down"),
                Shortcut.outsideText("copies.keys.previous", () -> choose(-1), "Up"));
    }

    private void choose(int by) {
        var paths = look.paths();
        int at = paths.indexOf(look.pathProperty().get());
        look.pathProperty().set(paths.get(Math.clamp(at + by, 0, paths.size() - 1)));
    }

    @Override
    public boolean opens(Path file) {
        return false;
    }

    @Override
    public void open(Path file) {
        lanes.focus();
    }

    @Override
    public void welcome() {
        lanes.focus();
    }

    @Override
    public Settings remember(Settings settings) {
        return settings;
    }

    @Override
    public void close() {
        bar.close();
        desk.close();
    }
}
