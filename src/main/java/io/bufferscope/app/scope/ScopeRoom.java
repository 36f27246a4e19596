package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Room;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.session.RunStart;
import io.bufferscope.trace.Output;
import io.bufferscope.trace.Program;
import io.bufferscope.trace.Trace;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The room in which a program is run and its buffers are watched step by step.
public final class ScopeRoom implements Room, RunButtons.Actions, RunsCard.Actions {

    private static final String RECORDING = ".bscope";

    private final Surroundings surroundings;
    private final SourceFiles files;
    private final Player player = new Player();
    private final RunTree runs = new RunTree(RunTree.LIMITS);
    private final RunsCard runsCard;
    private final RunControl control;
    private final ScopePanes panes;
    private final OutputLog output;
    private final LogPane log;
    private final RunButtons buttons;
    private final ReadOnlyStringWrapper subject = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper recorded = new ReadOnlyBooleanWrapper();
    private SourceFile file = new SourceFile(Path.of("Untitled.java"), "", false);
    private String running = "";

    public ScopeRoom(Surroundings surroundings) {
        this.surroundings = surroundings;
        Words words = surroundings.manner().words();
        this.files = new SourceFiles(
                surroundings.files(),
                surroundings.errors(),
                words,
                surroundings.settings().folder());
        this.control = new RunControl(surroundings.runner(), runs, this::started);
        this.runsCard = new RunsCard(runs, words, this);
        this.log = new LogPane(player, surroundings);
        this.panes = new ScopePanes(player, surroundings.manner(), log, runsCard);
        this.output = new OutputLog(this::showOutput);
        this.buttons =
                new RunButtons(words, control.stateProperty(), panes.source().unsaved(), recorded, this);
        player.speedProperty().set(surroundings.settings().speed());
        panes.tapes().adopt(surroundings.settings());
        panes.adopt(surroundings.settings());
        player.onMoment(this::show);
        player.onGrowth(this::grown);
        var _ = new PaletteControl(player, panes, surroundings.errors(), this::run);
    }

    @Override
    public String key() {
        return "room.scope";
    }

    @Override
    public Ikon icon() {
        return Feather.EYE;
    }

    @Override
    public Node content() {
        return panes;
    }

    @Override
    public Node tools() {
        return buttons;
    }

    @Override
    public ObservableValue<String> subject() {
        return subject;
    }

    @Override
    public List<Shortcut> shortcuts() {
        return List.of(
                Shortcut.everywhere("keys.run", this::run, "Shortcut+Enter", "F9"),
                Shortcut.everywhere("keys.open", this::openFile, "Shortcut+O"),
                Shortcut.everywhere("keys.save", this::save, "Shortcut+S"),
                Shortcut.everywhere("keys.save.recording", this::saveRecording, "Shortcut+Shift+S"),
                Shortcut.outsideText("keys.forward", player::forward, "Right", "Alt+Right"),
                Shortcut.outsideText("keys.back", player::back, "Left", "Alt+Left"),
                Shortcut.outsideText(
                        "keys.next.change",
                        () -> player.nextChange(panes.tapes().selected()),
                        "Shortcut+Right",
                        "Page Down"),
                Shortcut.outsideText(
                        "keys.previous.change",
                        () -> player.previousChange(panes.tapes().selected()),
                        "Shortcut+Left",
                        "Page Up"),
                Shortcut.outsideText("keys.first", player::first, "Home", "Alt+Home"),
                Shortcut.outsideText("keys.last", player::last, "End", "Alt+End"),
                Shortcut.outsideText("keys.play", player::playOrPause, "Space"),
                Shortcut.everywhere("keys.log", log::toggle, "Shortcut+L"));
    }

    @Override
    public boolean opens(Path path) {
        String name = String.valueOf(path.getFileName());
        return name.endsWith(".java") || name.endsWith(RECORDING);
    }

    @Override
    public void open(Path path) {
        if (path.toString().endsWith(RECORDING)) {
            openRecording(path);
        } else {
            openSource(files.read(path));
        }
    }

    @Override
    public void openFile() {
        Path chosen = files.ask();
        if (chosen != null) {
            open(chosen);
        }
    }

    @Override
    public void openExample(Example example) {
        open(example.open());
    }

    @Override
    public void welcome() {
        openExample(Example.ALL.getFirst());
    }

    @Override
    public void save() {
        SourceFile saved = files.save(file, panes.source().text());
        if (saved != null) {
            file = saved;
            panes.source().saved();
            subject.set(file.name());
        }
    }

    @Override
    public void saveRecording() {
        Trace trace = player.trace();
        if (trace != null) {
            files.saveRecording(trace, file);
        }
    }

    @Override
    public void run() {
        running = panes.source().text();
        control.run(file, running, panes.input().options());
    }

    @Override
    public void stop() {
        control.stop();
    }

    @Override
    public Settings remember(Settings settings) {
        Settings all = panes.remember(settings.withScope(player.speedProperty().get(), files.folder()));
        return panes.tapes().remember(all);
    }

    @Override
    public void close() {
        player.pause();
        control.close();
        output.close();
        log.close();
    }

    private void openSource(@Nullable SourceFile opened) {
        if (opened != null) {
            open(opened);
        }
    }

    private void open(SourceFile opened) {
        show(opened);
        run();
    }

    private void openRecording(Path path) {
        Trace trace = files.readRecording(path);
        if (trace != null) {
            Program program = trace.program();
            show(new SourceFile(Path.of(program.fileName()), program.source(), false));
            control.show(file, trace);
            panes.source().traced(program.source());
            player.open(trace, 0);
        }
    }

    @Override
    public void showAgain(KeptRun run) {
        if (!file.path().equals(run.file().path())) {
            file = run.file();
            subject.set(file.name());
            panes.source().open(file.text());
        }
        panes.source().replace(run.source());
        panes.source().traced(run.source());
        runs.show(run);
        output.clear();
        panes.clear();
        player.open(run.trace(), run.step());
    }

    private void show(SourceFile opened) {
        file = opened;
        subject.set(opened.name());
        player.forget();
        runs.show(null);
        output.clear();
        panes.clear();
        panes.introduce(opened);
        panes.source().open(opened.text());
        panes.tapes().focus();
    }

    private void started(RunStart start) {
        switch (start) {
            case RunStart.Running now -> watch(now);
            case RunStart.NotCompiled failed -> {
                panes.source().showProblems(failed.problems());
                panes.console().showMessages(failed.messages());
                surroundings
                        .errors()
                        .tell(Mishap.failure(
                                "mishap.not.compiled", failed.problems().size()));
            }
            case RunStart.NotStarted failed ->
                surroundings
                        .errors()
                        .tell(Mishap.failure("mishap.not.started", failed.sentence())
                                .with("mishap.again", this::run));
        }
    }

    private void watch(RunStart.Running now) {
        surroundings.errors().mended();
        output.clear();
        panes.clear();
        panes.source().traced(running);
        player.open(now.trace(), player.step());
    }

    private void show(Moment moment) {
        runs.lookedAt(moment.step());
        double speed = player.playingProperty().get() ? player.speedProperty().get() : 0;
        panes.show(moment, speed == 0 ? Duration.INDEFINITE : Duration.seconds(1 / speed));
        showOutput();
    }

    private void grown() {
        Trace trace = player.trace();
        recorded.set(trace != null);
        if (trace != null) {
            output.grow(trace, player.ticks());
            runsCard.retitle();
            panes.notes().show(trace);
            panes.source().machine(machine(trace));
            showOutput();
        }
    }

    private String machine(Trace trace) {
        SortedMap<String, String> facts = trace.environment().facts();
        String version = facts.getOrDefault("java.version", "");
        return surroundings.manner().words().say("source.jvm", version, facts.getOrDefault("pid", "…"));
    }

    private void showOutput() {
        Trace trace = player.trace();
        List<Output> trailing = trace == null || !player.atEnd() ? List.of() : trace.trailingOutput();
        panes.console().show(output.upTo(player.step()), trailing);
    }
}
