package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.trace.Trace;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// All panes of the room in their places: source, tapes, the cards at the right, the timeline below.
final class ScopePanes extends BorderPane {

    private static final double NARROW_WIDTH = 980;

    private final Manner manner;
    private final SourcePane source;
    private final TapesPane tapes;
    private final QuestionCard question;
    private final HappenedCard happened;
    private final VariablesCard variables;
    private final ConsoleCard console;
    private final InputCard input;
    private final NotesCard notes;
    private final RunsCard runs;
    private final LogPane log;
    private final PalettePane palette;
    private final VBox program;
    private final CopiesCard copies;
    private final TimelinePane timeline;
    private final TracePresenter presenter;
    private final VBox cards = new VBox();
    private final Node side;
    private final VBox centre;
    private boolean narrow;
    private @Nullable Node staged;

    ScopePanes(Player player, Surroundings surroundings, SourcePane source, RunsCard runs) {
        this.manner = surroundings.manner();
        this.log = new LogPane(player, surroundings);
        this.source = source;
        Chronicle chronicle = new Chronicle(player);
        this.tapes = new TapesPane(manner, chronicle);
        this.copies = new CopiesCard(manner.words(), chronicle, player::go);
        this.question = new QuestionCard(manner);
        this.happened = new HappenedCard(manner);
        this.variables = new VariablesCard(manner.words(), tapes::select);
        this.console = new ConsoleCard(manner.words());
        this.input = new InputCard(manner.words());
        this.notes = new NotesCard(manner.words());
        this.runs = runs;
        this.palette = new PalettePane(manner);
        this.program = new VBox(source, palette);
        VBox.setVgrow(source, Priority.ALWAYS);
        this.side = side();
        this.centre = new VBox(tapes, log);
        VBox.setVgrow(tapes, Priority.ALWAYS);
        program.setMinWidth(160);
        centre.setMinWidth(200);
        widthProperty().subscribe(this::arrange);
        manner.onZoom(scale -> arrange());
        this.timeline = new TimelinePane(player, manner);
        this.presenter = new TracePresenter(player, chronicle, manner, surroundings.errors());
        timeline.addLast(presenter.button());
        setBottom(timeline);
        Landmarks.mark(source.code().area(), palette, log, side, timeline);
    }

    SourcePane source() {
        return source;
    }

    ConsoleCard console() {
        return console;
    }

    InputCard input() {
        return input;
    }

    TapesPane tapes() {
        return tapes;
    }

    TimelinePane timeline() {
        return timeline;
    }

    /// Adds a pane below the tapes.
    void addBelowTapes(Node pane) {
        centre.getChildren().add(1, pane);
    }

    /// Adds cards below that of the variables.
    void addCards(List<? extends Node> more) {
        cards.getChildren().addAll(cards.getChildren().indexOf(variables) + 1, more);
    }

    PalettePane palette() {
        return palette;
    }

    /// Shows what is known of a trace as a whole, which has grown.
    void grown(Trace trace) {
        runs.retitle();
        notes.show(trace);
        source.machine(trace.environment());
    }

    /// The keys of the panes.
    List<Shortcut> shortcuts() {
        return List.of(
                presenter.shortcut(),
                Shortcut.everywhere("keys.log", log::toggle, "Shortcut+L"),
                Shortcut.outsideText("keys.copy.state", tapes::copyState, "Shortcut+C"));
    }

    LogPane log() {
        return log;
    }

    /// What can be found in the panes.
    List<Find> finds(@Nullable Moment moment, Consumer<Example> openExample) {
        return new ScopeFinds(manner.words(), openExample, tapes::highlight, source::moveTo)
                .of(moment, source.code().textProperty().get());
    }

    /// Takes over what is remembered from the last start.
    void adopt(Settings settings) {
        happened.depths().depthProperty().set(settings.depth());
        tapes.adopt(settings);
    }

    /// The settings with what is to be remembered.
    Settings remember(Settings settings) {
        return tapes.remember(
                settings.withDepth(happened.depths().depthProperty().get()));
    }

    /// Shows what is asked about a program, and sets how it wants to be run, if it is an example.
    void introduce(SourceFile opened) {
        ExampleWords words = Example.of(opened).map(Example::words).orElse(null);
        question.show(words);
        input.suit(words);
    }

    /// @param room time until the next step is due
    void show(Moment moment, Duration room) {
        source.show(moment.frame().site());
        tapes.show(moment, room);
        happened.show(moment);
    }

    /// Has the panes that the eye does not rest on while steps rush by follow the player.
    ///
    /// @param output shows what was printed up to the cursor
    void follow(Player player, Runnable output) {
        player.onMomentInTurn(happened.depths()::show);
        player.onMomentInTurn(variables::show);
        player.onMomentInTurn(copies::show);
        player.onMomentInTurn(moment -> output.run());
    }

    /// Empties what belongs to a trace.
    void clear() {
        tapes.clear();
        happened.show(null);
        happened.depths().show(null);
        variables.show(null);
        copies.show(null);
        notes.show(null);
        console.clear();
    }

    /// Shows a node in the place of all panes but the timeline, or the panes again.
    void stage(@Nullable Node node) {
        staged = node;
        setCenter(null);
        arrange();
    }

    /// Places the panes for the room there is: side by side, or source and cards above each other.
    private void arrange() {
        boolean nowNarrow = getWidth() / manner.zoom().scale() < NARROW_WIDTH;
        if (getCenter() == null || nowNarrow != narrow) {
            narrow = nowNarrow;
            placePalette();
            setCenter(staged != null ? staged : narrow ? narrow() : wide());
        }
    }

    /// Below the source, or where that is low, among the cards.
    private void placePalette() {
        program.getChildren().remove(palette);
        cards.getChildren().remove(palette);
        if (narrow) {
            cards.getChildren().add(cards.getChildren().indexOf(happened) + 1, palette);
        } else {
            program.getChildren().add(palette);
        }
    }

    private SplitPane wide() {
        SplitPane.setResizableWithParent(program, false);
        SplitPane.setResizableWithParent(side, false);
        return split(Orientation.HORIZONTAL, new double[] {0.285, 0.77}, program, centre, side);
    }

    private SplitPane narrow() {
        SplitPane.setResizableWithParent(program, true);
        SplitPane.setResizableWithParent(side, true);
        SplitPane left = split(Orientation.VERTICAL, new double[] {0.5}, program, side);
        return split(Orientation.HORIZONTAL, new double[] {0.4}, left, centre);
    }

    private static SplitPane split(Orientation orientation, double[] places, Node... panes) {
        SplitPane split = new SplitPane(panes);
        split.setOrientation(orientation);
        split.setDividerPositions(places);
        return split;
    }

    private ScrollPane side() {
        cards.getChildren().addAll(question, happened, variables, copies, console, runs, notes, input);
        cards.getStyleClass().add(AppStyles.ROOM_SIDE);
        VBox.setVgrow(console, Priority.ALWAYS);
        ScrollPane scroll = new ScrollPane(cards);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setMinWidth(160);
        return scroll;
    }
}
