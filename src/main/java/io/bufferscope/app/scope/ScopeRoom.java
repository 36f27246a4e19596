package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Doors;
import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Room;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.session.RunStart;
import io.bufferscope.trace.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.util.Duration;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The room in which a program is run and its buffers are watched step by step.
public final class ScopeRoom implements Room, RunButtons.Actions, RunsCard.Actions {

    private final Surroundings surroundings;
    private final ProgramDesk desk;
    private final OpenPrograms programs;
    private final Player player = new Player();
    private final RunTree runs = new RunTree(RunTree.LIMITS);
    private final RunsCard runsCard;
    private final RunControl control;
    private final ScopePanes panes;
    private final OutputLog output;
    private final CompareControl comparison;
    private final TwinWizard twins;
    private final RunButtons buttons;
    private final WaysOut ways;
    private final Node content;
    private final TimeTools time;
    private final ReadOnlyBooleanWrapper recorded = new ReadOnlyBooleanWrapper();
    private OpenProgram ran;
    private String running = "";

    public ScopeRoom(Surroundings surroundings) {
        this.surroundings = surroundings;
        Words words = surroundings.manner().words();
        this.desk = new ProgramDesk(surroundings);
        this.programs = desk.programs();
        this.ran = programs.shown();
        this.control = new RunControl(surroundings.runner(), runs, this::started);
        this.runsCard = new RunsCard(runs, words, this);
        this.panes = new ScopePanes(player, surroundings, desk.pane(), runsCard);
        this.output = new OutputLog(this::showOutput);
        this.ways = new WaysOut(words, player, () -> ran.file().name());
        this.buttons = buttons(words);
        this.content = desk.guarded(panes);
        this.time = new TimeTools(player, panes, surroundings.manner(), surroundings.folder());
        programs.shownProperty().subscribe(program -> {
            time.open(program.file().path());
            panes.introduce(program.file());
        });
        player.speedProperty().set(surroundings.settings().speed());
        panes.adopt(surroundings.settings());
        player.onMoment(this::show);
        panes.follow(player, this::showOutput);
        player.onGrowth(this::grown);
        var _ = new PaletteControl(player, panes, programs, () -> ran, words, surroundings.errors(), this::run);
        this.comparison = new CompareControl(player, surroundings.manner(), runs, panes::stage);
        this.twins = new TwinWizard(desk, runs, control, surroundings.errors(), words, this::run, comparison::compare);
    }

    private RunButtons buttons(Words words) {
        return new RunButtons(
                words,
                control.stateProperty(),
                desk.unsavedProperty(),
                recorded,
                desk.menu(this::openFile, ways::open),
                ways.button(),
                this);
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
        return content;
    }

    @Override
    public Node tools() {
        return buttons;
    }

    @Override
    public ObservableValue<String> subject() {
        return desk.name();
    }

    @Override
    public List<Shortcut> shortcuts() {
        List<Shortcut> all = new ArrayList<>(desk.shortcuts());
        all.addAll(ScopeKeys.of(this, player, time::nextChange, time::previousChange));
        all.addAll(time.shortcuts());
        all.add(twins.shortcut());
        all.addAll(panes.shortcuts());
        all.addAll(comparison.shortcuts());
        return all;
    }

    @Override
    public List<Find> finds() {
        return panes.finds(player.moment(), this::openExample);
    }

    @Override
    public boolean opens(Path path) {
        return SourceFiles.opens(path);
    }

    @Override
    public void open(Path path) {
        if (SourceFiles.isRecording(path)) {
            openRecording(path);
            return;
        }
        SourceFile opened = desk.files().read(path);
        if (opened != null) {
            open(opened);
        }
    }

    @Override
    public boolean see(String what) {
        return Example.see(what, this::openExample);
    }

    @Override
    public void doors(Doors doors) {
        ways.lead(doors);
    }

    @Override
    public void openFile() {
        ways.open(desk.files().ask());
    }

    @Override
    public void openExample(Example example) {
        open(example.open());
    }

    @Override
    public void welcome() {
        if (!programs.wasRestored()) {
            openExample(Example.ALL.getFirst());
        } else if (Example.isOne(programs.shown().text())) {
            run();
        }
    }

    @Override
    public void save() {
        desk.save(programs.shown());
    }

    @Override
    public void saveRecording() {
        KeptRun shown = runs.shown();
        if (shown != null) {
            desk.files().saveRecording(shown.trace(), ran.file());
        }
    }

    @Override
    public void run() {
        ran = desk.complete();
        running = ran.text();
        control.run(ran.file(), running, panes.input().options());
    }

    @Override
    public void stop() {
        control.stop();
    }

    @Override
    public boolean mayClose(Runnable close) {
        return desk.mayClose(close);
    }

    @Override
    public Settings remember(Settings settings) {
        return panes.remember(
                settings.withScope(player.speedProperty().get(), desk.files().folder()));
    }

    @Override
    public void close() {
        twins.close();
        player.close();
        control.close();
        output.close();
        time.close();
        panes.log().close();
        comparison.close();
        ways.close();
        desk.close();
    }

    private void open(SourceFile opened) {
        show(opened);
        run();
    }

    private void openRecording(Path path) {
        Trace trace = desk.files().readRecording(path);
        if (trace != null) {
            var program = trace.program();
            show(new SourceFile(Path.of(program.fileName()), program.source(), false));
            ran = programs.shown();
            control.show(ran.file(), trace);
            panes.source().traced(ran, program.source());
            player.open(trace, 0);
        }
    }

    @Override
    public void compare(KeptRun with) {
        runs.compare(with, comparison::compare);
    }

    @Override
    public void showAgain(KeptRun run) {
        ran = programs.openLike(run.file());
        panes.source().replace(run.source());
        panes.source().traced(ran, run.source());
        runs.show(run);
        output.clear();
        panes.clear();
        player.open(run.trace(), run.step());
    }

    private void show(SourceFile opened) {
        player.forget();
        runs.show(null);
        output.clear();
        panes.clear();
        panes.source().forget();
        programs.open(opened);
        panes.tapes().focus();
    }

    private void started(RunStart start) {
        if (start instanceof RunStart.Running now) {
            watch(now);
        } else {
            comparison.end();
            new StartFailures(panes, surroundings.errors(), this::run).tell(ran, start);
        }
    }

    private void watch(RunStart.Running now) {
        surroundings.errors().mended();
        desk.tellCompleted();
        output.clear();
        panes.clear();
        panes.source().traced(ran, running);
        player.open(now.trace(), player.step());
    }

    private void show(Moment moment) {
        runs.lookedAt(moment);
        double speed = player.speedProperty().get();
        boolean hurried = player.playingProperty().get() || speed < 1;
        panes.show(moment, hurried ? Duration.seconds(1 / speed) : Duration.INDEFINITE);
    }

    private void grown() {
        Trace trace = player.trace();
        recorded.set(trace != null);
        if (trace != null) {
            output.grow(trace, player.ticks());
            panes.grown(trace);
            showOutput();
        }
    }

    private void showOutput() {
        panes.console().show(output.upTo(player.step()), player.trailing());
    }
}
