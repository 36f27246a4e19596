package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.FileChoice;
import io.bufferscope.app.shell.Words;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The workloads, with rate, seed and threads, and the buttons that start, hold, step and stop one.
final class WorkloadCard extends VBox implements PoolCard {

    private static final List<String> NAMES =
            List.of("http", "sawtooth", "fragmentation", "pin", "cross-thread", "leaky", "csv");

    private final Words words;
    private final PoolDesk desk;
    private final FileChoice files;
    private final ComboBox<String> name;
    private final TextField rate = field("2000");
    private final TextField seed = field("1");
    private final TextField threads = field("1");
    private final ComboBox<String> kind;
    private final Button pause;
    private final Button stop;
    private final Button step;
    private boolean running;

    WorkloadCard(Words words, PoolDesk desk, FileChoice files) {
        this.words = words;
        this.desk = desk;
        this.files = files;
        this.name = Choices.box(words, "pool.workload", entry -> "pool.workload." + entry, NAMES);
        this.kind = Choices.box(words, "pool.kind", entry -> "pool.kind." + entry, List.of("fast", "plain"));
        Button start = Cards.button(words, "pool.start", this::start);
        start.getStyleClass().add("accent");
        pause = Cards.button(words, "pool.pause", () -> desk.send(running ? "pause" : "resume"));
        step = Cards.button(words, "pool.step", () -> desk.send("step 1"));
        stop = Cards.button(words, "pool.stop", () -> desk.send("stop"));
        pause.textProperty().unbind();
        getStyleClass().add(AppStyles.CARD);
        desk.asideProperty().subscribe(aside -> Controls.show(this, !aside));
        Label tip = Controls.label(
                words.of(() -> words.say("pool.workload." + name.getValue() + ".tip"), name.valueProperty()),
                AppStyles.MUTED);
        tip.setWrapText(true);
        getChildren()
                .addAll(
                        Controls.label(words.of("pool.card.workload"), AppStyles.CARD_TITLE),
                        Controls.row(AppStyles.CARD_FLOW, name, kind),
                        Cards.flow(
                                named("pool.rate", "rate", rate),
                                named("pool.seed", "seed", seed),
                                named("pool.threads", "threads", threads)),
                        tip,
                        Cards.flow(start, pause, step, stop));
    }

    private Node named(String key, String tip, TextField field) {
        field.accessibleTextProperty().bind(words.of(key));
        HBox both = Controls.row(AppStyles.CARD_FLOW, Controls.label(words.of(key), AppStyles.MUTED), field);
        Controls.tip(field, words.of("pool.tip." + tip));
        return both;
    }

    private static TextField field(String text) {
        TextField field = new TextField(text);
        field.setPrefColumnCount(4);
        field.getStyleClass().add(AppStyles.SMALL);
        return field;
    }

    private void start() {
        StringBuilder command = new StringBuilder("workload ").append(name.getValue());
        if (name.getValue().equals("csv")) {
            Path file = files.toOpen(words.say("pool.csv.title"), null);
            if (file == null) {
                return;
            }
            command.append(' ').append(file);
        }
        add(command, "rate", rate);
        add(command, "seed", seed);
        add(command, "threads", threads);
        command.append(" kind=").append(kind.getValue());
        desk.send(command.toString());
    }

    private static void add(StringBuilder command, String key, TextField field) {
        String text = field.getText().strip();
        if (!text.isEmpty()) {
            command.append(' ').append(key).append('=').append(text);
        }
    }

    @Override
    public void show(PoolMoment moment) {
        boolean there = !moment.scene().activity().workload().isEmpty();
        running = moment.scene().activity().running();
        pause.setText(words.say(running ? "pool.pause" : "pool.resume"));
        pause.setDisable(!there);
        step.setDisable(!there);
        stop.setDisable(!there);
    }
}
