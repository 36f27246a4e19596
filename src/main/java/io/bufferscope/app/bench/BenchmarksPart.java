package io.bufferscope.app.bench;

import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.result.RunFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;

/// Benchmarks of buffers, run on this machine, with how far they can be trusted.
final class BenchmarksPart implements BenchPart {

    private final Words words;
    private final BenchDesk desk;
    private final BenchView look;
    private final List<Subject> subjects;
    private final Consumer<String> open;
    private final SubjectList list;
    private final ResultFiles files;
    private final BenchExport export;
    private final SplitPane content;
    private final HBox tools;
    private final ObservableValue<String> subject;

    /// @param claims decided by what is measured
    /// @param claim shows the claim with an id
    /// @param open brings this part to the front and shows the benchmark with a name
    BenchmarksPart(
            Surroundings surroundings,
            BenchDesk desk,
            ClaimsDesk claims,
            Consumer<String> claim,
            Consumer<String> open) {
        Manner manner = surroundings.manner();
        this.subjects = Subject.all();
        this.open = open;
        this.words = manner.words();
        this.desk = desk;
        this.look = new BenchView(desk, subjects.getFirst());
        this.list = new SubjectList(words, look, subjects);
        this.files = new ResultFiles(surroundings, this::opened);
        ResultsCard results = new ResultsCard(manner, desk, look);
        this.export = new BenchExport(surroundings, look, results::picture);
        this.tools = new HBox(Controls.button(Feather.FOLDER, words.of("bench.open"), files::ask), export.menu());
        tools.getStyleClass().add("button-row");
        this.subject = words.of(() -> look.subjectProperty().get().name(), look.subjectProperty());
        Node middle = Cards.side(List.of(
                new AskCard(words, desk, look),
                results,
                new CompareCard(words, look),
                new IterationsCard(manner, look),
                new DistributionCard(manner, look),
                new HeapCard(manner, look)));
        Node side = Cards.side(List.of(
                new RunningCard(words, desk),
                new HonestyCard(words, look),
                new AlsoCard(words, look),
                new HistoryCard(words, desk, look),
                new DecidesCard(words, claims, look, claim),
                new MachineCard(words, desk, look)));
        this.content = new SplitPane(list, middle, side);
        manner.onZoom(scale -> content.setDividerPositions(scale < 1.5 ? 0.2 : 0.25, scale < 1.5 ? 0.77 : 0.7));
    }

    private void opened(RunFile file) {
        desk.add(file);
        list.add(Subject.ofFile(file.subject()));
    }

    @Override
    public String key() {
        return "bench.part.benchmarks";
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
    public void choose(int by) {
        list.move(by);
    }

    @Override
    public void focus() {
        list.focusOn();
    }

    /// Shows the benchmark with a simple name.
    void show(String name) {
        list.show(name);
    }

    /// Opens a file of JMH's results.
    void open(Path file) {
        files.open(file);
    }

    @Override
    public List<Find> finds() {
        List<Find> finds = new ArrayList<>(export.finds());
        finds.add(new Find(Find.Kind.COMMAND, words.say("bench.open"), "", files::ask));
        for (Subject each : subjects) {
            String about = each.about(words.messages());
            finds.add(new Find(Find.Kind.BENCHMARK, each.name(), about, () -> open.accept(each.name())));
        }
        return finds;
    }

    @Override
    public void close() {
        desk.close();
        export.close();
    }
}
