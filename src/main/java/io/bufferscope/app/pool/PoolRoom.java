package io.bufferscope.app.pool;

import io.bufferscope.app.scope.Moment;
import io.bufferscope.app.scope.Player;
import io.bufferscope.app.scope.TimelinePane;
import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Doors;
import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Room;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Sight;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.view.FxThread;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The room in which Netty's allocators are played with and every buffer's place is seen.
public final class PoolRoom implements Room {

    private static final Duration BETWEEN = Duration.millis(200);

    private final Words words;
    private final Player player = new Player();
    private final PoolDesk desk;
    private final PoolPane picture;
    private final CurvePane curves;
    private final StopCard stops;
    private final DuelPane duel;
    private final Node single;
    private final List<PoolCard> cards;
    private final BorderPane content = new BorderPane();
    private final HBox tools;
    private final PoolGate gate;
    private final History history;
    private final ReadOnlyStringWrapper subject = new ReadOnlyStringWrapper("Netty");
    private @Nullable Moment shown;
    private final PauseTransition soon = new PauseTransition(BETWEEN);
    private boolean entered;
    private boolean closed;

    public PoolRoom(Surroundings surroundings) {
        this.words = surroundings.manner().words();
        this.desk = new PoolDesk(surroundings.pools(), player, surroundings.errors());
        this.picture = new PoolPane(surroundings.manner());
        this.gate = new PoolGate(surroundings, desk, player, picture::shown);
        this.curves = new CurvePane(surroundings.manner(), player);
        this.stops = new StopCard(words, desk, player);
        StatusLine status = new StatusLine(words, picture::framesPerSecond, stops::sentence);
        List<Node> parts = parts(surroundings);
        this.cards = cards(parts, status, curves);
        TimelinePane timeline = new TimelinePane(player, surroundings.manner());
        Landmarks.mark(timeline);
        ScrollPane side = side(parts.toArray(Node[]::new));
        VBox.setVgrow(picture, Priority.ALWAYS);
        SplitPane split = new SplitPane(new VBox(picture, curves), side);
        surroundings.manner().onZoom(scale -> split.setDividerPositions(scale < 1.5 ? 0.72 : 0.64));
        SplitPane.setResizableWithParent(side, false);
        single = new BorderPane(split, gate.bar(), null, new VBox(timeline, status), null);
        duel = new DuelPane(surroundings, () -> compare(false));
        content.setCenter(single);
        this.history = new History(surroundings.manner(), content);
        this.tools = buttons();
        listen(surroundings);
    }

    private void listen(Surroundings surroundings) {
        player.speedProperty().set(surroundings.settings().speed());
        soon.setOnFinished(event -> tell());
        picture.onChoice(this::tell);
        player.onMoment(this::show);
        var _ = new NewestStep(player, desk);
        words.messagesProperty().subscribe(messages -> tell());
        content.sceneProperty().subscribe(scene -> come(scene != null));
    }

    /// Is shown, or no longer.
    private void come(boolean here) {
        if (here) {
            gate.entered();
            FxThread.later(this::enter);
        } else {
            gate.left();
        }
    }

    private HBox buttons() {
        HBox row = Controls.row(
                "button-row",
                Controls.button(Feather.REFRESH_CW, words.of("pool.again"), () -> desk.begin(PoolDesk.FIRST)),
                Controls.button(Feather.COLUMNS, words.of("duel.open"), () -> compare(content.getCenter() != duel)));
        row.getChildren().addAll(gate.tools());
        row.getChildren().add(history.button());
        return row;
    }

    private List<Node> parts(Surroundings surroundings) {
        return List.of(
                new SetupPane(words, desk),
                new AllocateCard(words, desk),
                new PredictCard(words, desk, player, picture),
                new WhyCard(words),
                new SaidCard(words),
                new WorkloadCard(words, desk, surroundings.files()),
                stops,
                new CountersCard(words),
                new MemoryCard(words),
                new CachesCard(words),
                new FlagsCard(words, player::trace),
                new HandleCard(words),
                new SizesCard(words),
                new ScriptCard(surroundings, desk));
    }

    private static List<PoolCard> cards(List<Node> parts, PoolCard... always) {
        List<PoolCard> cards = new ArrayList<>(List.of(always));
        parts.stream()
                .filter(PoolCard.class::isInstance)
                .map(PoolCard.class::cast)
                .forEach(cards::add);
        return List.copyOf(cards);
    }

    private static ScrollPane side(Node... nodes) {
        VBox box = new VBox(nodes);
        box.getStyleClass().add(AppStyles.ROOM_SIDE);
        ScrollPane scroll = new ScrollPane(box);
        scroll.setFitToWidth(true);
        scroll.setMinWidth(160);
        scroll.getStyleClass().add(AppStyles.CARDS);
        for (Node node : nodes) {
            Landmarks.mark(node);
        }
        return scroll;
    }

    /// Shows two allocators side by side, or the one of the session.
    private void compare(boolean two) {
        history.leave();
        player.pause();
        duel.player().pause();
        content.setCenter(two ? duel : single);
    }

    /// The player of what is shown.
    private Player at() {
        return content.getCenter() == duel ? duel.player() : player;
    }

    /// Begins a session when the room is shown for the first time.
    private void enter() {
        if (!entered && !closed) {
            entered = true;
            desk.begin(PoolDesk.FIRST);
        }
    }

    /// Shows the picture at once; the cards of samples only some times a second, since nobody reads them faster.
    private void show(Moment moment) {
        shown = moment;
        boolean sampled = moment.frame().event() == Event.SAMPLE;
        picture.show(moment, sampled);
        if (!sampled) {
            soon.stop();
            tell();
        } else if (soon.getStatus() != Animation.Status.RUNNING) {
            soon.playFromStart();
        }
    }

    private void tell() {
        if (shown != null) {
            PoolMoment moment = picture.moment(shown);
            cards.forEach(card -> card.show(moment));
            Pool pool = moment.pool();
            subject.set(pool == null ? "Netty" : PoolChoice.name(pool));
        }
    }

    @Override
    public String key() {
        return "room.pool";
    }

    @Override
    public Ikon icon() {
        return Feather.GRID;
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
        return subject.getReadOnlyProperty();
    }

    @Override
    public List<Shortcut> shortcuts() {
        List<Shortcut> all = new ArrayList<>(gate.shortcuts());
        all.addAll(cursorKeys());
        return all;
    }

    private List<Shortcut> cursorKeys() {
        return List.of(
                Shortcut.outsideText("keys.forward", () -> at().forward(), "Right", "Alt+Right"),
                Shortcut.outsideText("keys.back", () -> at().back(), "Left", "Alt+Left"),
                Shortcut.outsideText("keys.first", () -> at().first(), "Home", "Alt+Home"),
                Shortcut.outsideText("keys.last", () -> at().last(), "End", "Alt+End"),
                Shortcut.outsideText("keys.play", () -> at().playOrPause(), "Space"));
    }

    @Override
    public boolean opens(Path file) {
        return gate.opens(file);
    }

    @Override
    public void open(Path file) {
        entered = true;
        history.leave();
        gate.open(file);
        picture.focus();
    }

    @Override
    public void doors(Doors ways) {
        gate.lead(ways);
    }

    @Override
    public boolean look(Sight sight, Runnable back) {
        history.leave();
        boolean can = gate.look(sight, back);
        entered |= can;
        return can;
    }

    @Override
    public List<Find> finds() {
        return gate.finds();
    }

    @Override
    public void welcome() {
        picture.focus();
    }

    @Override
    public Settings remember(Settings settings) {
        return settings;
    }

    @Override
    public void close() {
        closed = true;
        soon.stop();
        gate.close();
        curves.close();
        stops.close();
        duel.close();
        desk.close();
        player.close();
    }
}
