package io.bufferscope.app.bench;

import io.bufferscope.app.shell.Doors;
import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Room;
import io.bufferscope.app.shell.Segments;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.result.RunFile;
import io.bufferscope.bench.scores.ScoreSheet;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The room that measures on this machine what others claim.
public final class BenchRoom implements Room {

    private static final String RUNS = "bench";

    private final Words words;
    private final BenchDesk desk;
    private final ClaimsDesk claims;
    private final BenchmarksPart benchmarks;
    private final ClaimsPart articles;
    private final ObjectProperty<BenchPart> part;
    private final BorderPane content = new BorderPane();
    private final HBox tools = new HBox();
    private final ObservableValue<String> subject;
    private @Nullable Doors doors;
    private boolean loaded;

    public BenchRoom(Surroundings surroundings) {
        this(surroundings, Checking.inChildren(), Clock.systemUTC());
    }

    /// A room with a way of checking and a clock of the caller's own.
    public BenchRoom(Surroundings surroundings, Checking checking, Clock clock) {
        Path folder = surroundings.folder();
        this.words = surroundings.manner().words();
        Archive archive = new Archive(surroundings.errors(), folder == null ? null : folder.resolve(RUNS));
        this.desk = new BenchDesk(surroundings.errors(), archive, clock);
        this.claims = new ClaimsDesk(surroundings.errors(), checking);
        this.benchmarks = new BenchmarksPart(surroundings, desk, claims, this::showClaim, this::showBenchmark);
        this.articles = new ClaimsPart(
                surroundings, claims, checking, new ClaimPane.Ways(this::showBenchmark, this::leadTo), this::showClaim);
        List<BenchPart> parts = List.of(benchmarks, articles);
        this.part = new SimpleObjectProperty<>(benchmarks);
        this.subject = part.flatMap(BenchPart::subject);
        desk.onDone(this::decide);
        content.setTop(new Segments<>(words, parts, BenchPart::key, part));
        part.subscribe(now -> {
            content.setCenter(now.content());
            tools.getChildren().setAll(now.tools());
        });
    }

    private void showClaim(String id) {
        part.set(articles);
        articles.show(id);
    }

    private void showBenchmark(String name) {
        part.set(benchmarks);
        benchmarks.show(name);
    }

    private void leadTo(String where) {
        if (doors != null) {
            doors.see(where);
        }
    }

    /// Has what was measured decide claims.
    private void decide(RunFile run) {
        for (ScoreSheet sheet : ScoreSheet.all()) {
            claims.measured(sheet, run.run().measurements());
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
        if (!loaded) {
            loaded = true;
            desk.load();
        }
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
                Shortcut.outsideText("bench.keys.next", () -> part.get().choose(1), "Alt+Down"),
                Shortcut.outsideText("bench.keys.previous", () -> part.get().choose(-1), "Alt+Up"));
    }

    @Override
    public List<Find> finds() {
        List<Find> finds = new ArrayList<>();
        for (BenchPart each : List.of(benchmarks, articles)) {
            finds.add(new Find(Find.Kind.COMMAND, words.say(each.key()), words.say(key()), () -> part.set(each)));
            finds.addAll(each.finds());
        }
        return finds;
    }

    @Override
    public boolean opens(Path file) {
        return ResultFiles.opens(file);
    }

    @Override
    public void open(Path file) {
        part.set(benchmarks);
        benchmarks.open(file);
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
        benchmarks.close();
        articles.close();
    }
}
