package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.machine.MachineState;
import io.bufferscope.bench.report.MachineWords;
import io.bufferscope.bench.result.RunFile;
import io.bufferscope.view.FxThread;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The machine before and after the run that is looked at, or as it is now.
final class MachineCard extends VBox {

    private final Words words;
    private final BenchDesk desk;
    private final BenchView look;
    private final VBox rows = new VBox();
    private final Button now;
    private @Nullable MachineState seen;

    MachineCard(Words words, BenchDesk desk, BenchView look) {
        this.words = words;
        this.desk = desk;
        this.look = look;
        this.now = Cards.button(words, "bench.machine.look", this::look);
        Controls.tip(now, words.of("bench.machine.look.tip"));
        rows.getStyleClass().add(AppStyles.CARD_FORM);
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("bench.card.machine"), AppStyles.CARD_TITLE), rows, now);
        look.runProperty().subscribe(run -> {
            seen = null;
            show();
        });
        desk.goingProperty().subscribe(going -> show());
        words.messagesProperty().subscribe(messages -> show());
    }

    /// Looks at the machine away from the JavaFX thread, since the noise takes a quarter of a second.
    private void look() {
        now.setDisable(true);
        Thread.ofPlatform().daemon().name("machine").start(() -> {
            MachineState state = MachineState.now();
            FxThread.later(() -> {
                seen = state;
                show();
            });
        });
    }

    private void show() {
        now.setDisable(desk.goingProperty().get() != null);
        List<Node> lines = new ArrayList<>();
        lines().forEach(line -> lines.add(Cards.sentence(line)));
        if (lines.isEmpty()) {
            lines.add(Cards.muted(words.say("bench.machine.none")));
        } else if (seen != null) {
            lines.addFirst(Cards.muted(words.say("bench.machine.now")));
        }
        rows.getChildren().setAll(lines);
    }

    private List<String> lines() {
        MachineWords machine = new MachineWords(words.messages());
        if (seen != null) {
            return machine.lines(seen, seen);
        }
        RunFile run = look.runProperty().get();
        return run == null
                ? List.of()
                : machine.lines(run.run().before(), run.run().after());
    }
}
