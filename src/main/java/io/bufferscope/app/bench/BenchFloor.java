package io.bufferscope.app.bench;

import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Segments;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.result.RunFile;
import io.bufferscope.bench.scores.ScoreSheet;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;

/// All that is in the room: its two parts and the ways between them.
///
/// Made when the room is first entered, since it reads all claims and the list of all benchmarks.
final class BenchFloor implements AutoCloseable {

    private static final String RUNS = "bench";

    private final Words words;
    private final ClaimsDesk claims;
    static final String CLAIM = "claim:";
    static final String BENCHMARK = "benchmark:";

    private final BenchmarksPart benchmarks;
    private final ClaimsPart articles;
    private final ObjectProperty<BenchPart> part;
    private final BorderPane content = new BorderPane();
    private final HBox tools = new HBox();
    private final ObservableValue<String> subject;

    /// @param see leads out of the room, to `room:NAME` or `example:NAME`
    BenchFloor(Surroundings surroundings, Checking checking, Clock clock, Consumer<String> see) {
        Path folder = surroundings.folder();
        this.words = surroundings.manner().words();
        Archive archive = new Archive(surroundings.errors(), folder == null ? null : folder.resolve(RUNS));
        BenchDesk desk = new BenchDesk(surroundings.errors(), archive, clock);
        this.claims = new ClaimsDesk(surroundings.errors(), checking);
        this.benchmarks = new BenchmarksPart(surroundings, desk, claims, this::showClaim, this::showBenchmark);
        this.articles = new ClaimsPart(
                surroundings, claims, checking, new ClaimPane.Ways(this::showBenchmark, see), this::showClaim);
        List<BenchPart> parts = List.of(benchmarks, articles);
        this.part = new SimpleObjectProperty<>(benchmarks);
        this.subject = part.flatMap(BenchPart::subject);
        desk.onDone(this::decide);
        content.setTop(new Segments<>(words, parts, BenchPart::key, part));
        part.subscribe(now -> {
            content.setCenter(now.content());
            tools.getChildren().setAll(now.tools());
        });
        desk.load();
    }

    /// Shows a claim or a benchmark.
    ///
    /// @param what [#CLAIM] and an id, or [#BENCHMARK] and a simple name, which a method's may follow
    void see(String what) {
        String name = what.substring(what.indexOf(':') + 1);
        if (what.startsWith(CLAIM)) {
            showClaim(name);
        } else {
            showBenchmark(name.replaceFirst("\\..*", ""));
        }
    }

    private void showClaim(String id) {
        part.set(articles);
        articles.show(id);
    }

    private void showBenchmark(String name) {
        part.set(benchmarks);
        benchmarks.show(name);
    }

    /// Has what was measured decide claims.
    private void decide(RunFile run) {
        for (ScoreSheet sheet : ScoreSheet.all()) {
            claims.measured(sheet, run.run().measurements());
        }
    }

    Node content() {
        return content;
    }

    Node tools() {
        return tools;
    }

    ObservableValue<String> subject() {
        return subject;
    }

    /// Looks at what lies some places further down the list that is shown.
    void choose(int by) {
        part.get().choose(by);
    }

    /// Takes the keyboard.
    void focus() {
        part.get().focus();
    }

    /// Opens a file of JMH's results.
    void open(Path file) {
        part.set(benchmarks);
        benchmarks.open(file);
    }

    /// What can be found in it.
    ///
    /// @param room what the room is called
    List<Find> finds(String room) {
        List<Find> finds = new ArrayList<>();
        for (BenchPart each : List.of(benchmarks, articles)) {
            finds.add(new Find(Find.Kind.COMMAND, words.say(each.key()), room, () -> part.set(each)));
            finds.addAll(each.finds());
        }
        return finds;
    }

    @Override
    public void close() {
        benchmarks.close();
        articles.close();
    }
}
