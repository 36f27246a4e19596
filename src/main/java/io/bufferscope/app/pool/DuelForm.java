package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.session.PoolDuel;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import org.kordamp.ikonli.feather.Feather;

/// The choice of two allocators and the workload that both are given.
final class DuelForm extends FlowPane {

    private static final List<String> WORKLOADS =
            List.of("http", "sawtooth", "fragmentation", "pin", "cross-thread", "leaky");
    private static final int LOOKS = 200;
    private static final int MOST_THREADS = 64;

    private final Words words;
    private final ComboBox<String> first;
    private final ComboBox<String> second;
    private final ComboBox<String> workload;
    private final TextField operations = field("4000");
    private final TextField seed = field("1");
    private final TextField threads = field("1");

    /// @param start takes what is to be played
    DuelForm(Words words, Consumer<PoolDuel.Plan> start, Runnable close) {
        this.words = words;
        first = setups("duel.first");
        second = setups("duel.second");
        second.setValue("adaptive");
        workload = Choices.box(words, "pool.workload", entry -> "pool.workload." + entry, WORKLOADS);
        Button go = Controls.button(Feather.PLAY, words.of("duel.start"), () -> start.accept(plan()));
        go.getStyleClass().add("accent");
        Button leave = Controls.button(Feather.X, words.of("duel.close"), close);
        getStyleClass().add(AppStyles.CARD_FLOW);
        getChildren()
                .addAll(
                        first,
                        Controls.label(words.of("duel.against"), AppStyles.MUTED),
                        second,
                        workload,
                        named("duel.operations", operations),
                        named("pool.seed", seed),
                        named("pool.threads", threads),
                        go,
                        leave);
    }

    private ComboBox<String> setups(String key) {
        return Choices.box(words, key, entry -> "duel.setup." + entry, DuelSetup.NAMES);
    }

    private Node named(String key, TextField field) {
        field.accessibleTextProperty().bind(words.of(key));
        return Controls.row(AppStyles.CARD_FLOW, Controls.label(words.of(key), AppStyles.MUTED), field);
    }

    private static TextField field(String text) {
        TextField field = new TextField(text);
        field.setPrefColumnCount(4);
        field.getStyleClass().add(AppStyles.SMALL);
        return field;
    }

    private PoolDuel.Plan plan() {
        int count = number(operations, 1, PoolDuel.Plan.MOST, 4000);
        return new PoolDuel.Plan(
                DuelSetup.script(first.getValue()),
                DuelSetup.script(second.getValue()),
                workload.getValue(),
                number(seed, 0, Integer.MAX_VALUE, 1),
                number(threads, 1, MOST_THREADS, 1),
                count,
                Math.min(count, LOOKS));
    }

    /// What is typed as a number within bounds; what is none is replaced by another.
    private static int number(TextField field, int least, int most, int otherwise) {
        String digits = field.getText().replaceAll("[ ,_]", "");
        int number = otherwise;
        if (digits.matches("\\d{1,9}")) {
            number = Math.clamp(Integer.parseInt(digits), least, most);
        }
        field.setText(Integer.toString(number));
        return number;
    }
}
