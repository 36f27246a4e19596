package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.pool.PoolBuffer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The buttons that allocate, and those that do something to a live buffer.
final class AllocateCard extends VBox implements PoolCard {

    private static final List<String> SIZES = List.of("16 B", "500 B", "8 KiB", "16 KiB", "40 KiB", "1 MiB", "6 MiB");

    private final Words words;
    private final PoolDesk desk;
    private final TextField size = new TextField("500 B");
    private final ComboBox<String> memory;
    private final ComboBox<String> thread;
    private final ComboBox<String> buffer = new ComboBox<>();
    private final FillSlider fill;
    private Set<String> taken = Set.of();
    private int made;

    AllocateCard(Words words, PoolDesk desk) {
        this.words = words;
        this.desk = desk;
        this.memory =
                Choices.box(words, "pool.memory", entry -> "pool.memory." + entry, List.of("direct", "heap", "buffer"));
        this.thread =
                Choices.box(words, "pool.thread", entry -> "pool.thread." + entry, List.of("player", "fast", "plain"));
        this.fill = new FillSlider(words, desk, this::sizeWord, this::place);
        getStyleClass().add(AppStyles.CARD);
        disableProperty().bind(desk.asideProperty());
        fields();
        FlowPane sizes = Cards.flow(SIZES.stream().map(this::sizeButton).toArray(Node[]::new));
        Button allocate = button("pool.allocate", this::allocate);
        allocate.getStyleClass().add("accent");
        getChildren()
                .addAll(
                        Controls.label(words.of("pool.card.allocate"), AppStyles.CARD_TITLE),
                        sizes,
                        Controls.row(AppStyles.CARD_FLOW, size, memory),
                        Controls.row(AppStyles.CARD_FLOW, thread, allocate),
                        Controls.label(words.of("pool.buffer"), AppStyles.CARD_TITLE),
                        Controls.row(AppStyles.CARD_FLOW, buffer, release()),
                        deeds(),
                        fill);
    }

    private void fields() {
        size.setPrefColumnCount(6);
        size.accessibleTextProperty().bind(words.of("pool.size"));
        size.setOnAction(event -> allocate());
        buffer.setMinWidth(60);
        buffer.getStyleClass().add(AppStyles.SMALL);
        HBox.setHgrow(buffer, Priority.SOMETIMES);
        buffer.setPlaceholder(Controls.label(words.of("pool.buffer.none")));
        buffer.promptTextProperty().bind(words.of("pool.buffer.none"));
        buffer.accessibleTextProperty().bind(words.of("pool.buffer"));
    }

    private FlowPane deeds() {
        List<Button> deeds = List.of(
                button("pool.release.other", () -> onBuffer(this::releaseElsewhere)),
                button("pool.retain", () -> onBuffer(name -> desk.send("retain " + name))),
                button("pool.resize", () -> onBuffer(name -> desk.send("resize " + name + " " + sizeWord()))),
                button("pool.slice", () -> onBuffer(this::slice)),
                button("pool.leak", () -> onBuffer(name -> desk.send("leak " + name))));
        deeds.forEach(deed -> deed.disableProperty().bind(buffer.valueProperty().isNull()));
        FlowPane flow = Cards.flow(deeds.toArray(Node[]::new));
        List<Button> always = List.of(
                button("pool.trim", () -> desk.send("trim" + place())),
                button("pool.gc", () -> desk.send("gc")),
                button("pool.stats", () -> desk.send("stats")),
                button("pool.oom", () -> desk.send(freshName() + " = direct 1GiB")));
        flow.getChildren().addAll(always);
        return flow;
    }

    private Button release() {
        Button release = button("pool.release", () -> onBuffer(name -> desk.send("release " + name)));
        release.disableProperty().bind(buffer.valueProperty().isNull());
        return release;
    }

    private Button button(String key, Runnable action) {
        Button button = Cards.button(words, key, action);
        Controls.tip(button, words.of("pool.tip." + key.substring("pool.".length())));
        return button;
    }

    private Button sizeButton(String text) {
        Button button = new Button(text);
        button.getStyleClass().addAll(AppStyles.MONO, AppStyles.SMALL);
        button.setOnAction(event -> {
            size.setText(text);
            allocate();
        });
        button.accessibleTextProperty().bind(words.of(() -> words.say("pool.allocate.size", text)));
        return button;
    }

    private void allocate() {
        String where = place();
        desk.send(freshName() + " = " + memory.getValue() + " " + sizeWord() + where);
    }

    private String sizeWord() {
        return size.getText().strip().isEmpty() ? "1" : size.getText().strip();
    }

    /// The end of a command that runs on the chosen thread, which is made when it is first needed.
    private String place() {
        String chosen = thread.getValue();
        if (chosen.equals("player")) {
            return "";
        }
        makeThread(chosen);
        return " on " + chosen + "-1";
    }

    private void makeThread(String kind) {
        String command = "thread " + kind + "-1 " + kind;
        if (!desk.script().contains(command)) {
            desk.send(command);
        }
    }

    private void releaseElsewhere(String name) {
        String elsewhere = thread.getValue().equals("fast") ? "plain" : "fast";
        makeThread(elsewhere);
        desk.send("release " + name + " on " + elsewhere + "-1");
    }

    private void slice(String name) {
        desk.send("slice " + freshName() + " of " + name + " 0 1");
    }

    private void onBuffer(Consumer<String> deed) {
        String name = buffer.getValue();
        if (name != null) {
            deed.accept(name);
        }
    }

    private String freshName() {
        String name;
        do {
            String letter = String.valueOf((char) ('a' + made % 26));
            name = made < 26 ? letter : letter + made / 26;
            made++;
        } while (taken.contains(name));
        return name;
    }

    @Override
    public void show(PoolMoment moment) {
        List<String> names =
                moment.named().stream().map(PoolBuffer::name).distinct().toList();
        taken = names.stream().collect(Collectors.toCollection(HashSet::new));
        String chosen = buffer.getValue();
        if (!buffer.getItems().equals(names)) {
            boolean fresh = !names.isEmpty() && !buffer.getItems().contains(names.getFirst());
            buffer.getItems().setAll(names);
            buffer.setValue(!fresh && names.contains(chosen) ? chosen : names.isEmpty() ? null : names.getFirst());
        }
        fill.show(moment);
    }
}
