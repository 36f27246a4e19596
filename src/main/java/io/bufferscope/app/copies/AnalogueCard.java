package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.rdma.Adapters;
import io.bufferscope.copies.shared.Pinning;
import io.bufferscope.copies.shared.SharedMemory;
import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Digits;
import io.bufferscope.view.FxThread;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// What this machine has of RDMA, and the analogue that runs without it: memory that two processes share.
final class AnalogueCard extends VBox {

    private static final int SIZE = 1 << 20;
    private static final int TIMES = 200;

    private final Words words;
    private final ErrorFunnel errors;
    private final Adapters adapters;
    private final Label found = Cards.sentence("");
    private final VBox answer = new VBox();
    private final Button run;
    private SharedMemory.@Nullable Result result;
    private boolean busy;

    AnalogueCard(Words words, ErrorFunnel errors, Adapters adapters) {
        this.words = words;
        this.errors = errors;
        this.adapters = adapters;
        this.run = Cards.button(words, "rdma.analogue.run", this::measure);
        answer.getStyleClass().add(AppStyles.CARD_FORM);
        getStyleClass().add(AppStyles.CARD);
        getChildren()
                .addAll(
                        Controls.label(words.of("rdma.machine"), AppStyles.CARD_TITLE),
                        found,
                        Controls.label(words.of("rdma.analogue"), AppStyles.CARD_TITLE),
                        Cards.flow(Controls.label(words.of("rdma.analogue.badge"), AppStyles.CHIP), run),
                        answer);
        words.messagesProperty().subscribe(messages -> show());
    }

    private void measure() {
        busy = true;
        show();
        Thread.ofPlatform().name("shared memory").daemon().start(() -> {
            try {
                SharedMemory.Result measured = SharedMemory.measure(SIZE, TIMES);
                FxThread.later(() -> take(measured));
            } catch (IOException | RuntimeException failed) {
                FxThread.later(() -> {
                    take(null);
                    errors.tell(Mishap.failure("rdma.analogue.failed", String.valueOf(failed.getMessage())));
                });
            }
        });
    }

    private void take(SharedMemory.@Nullable Result measured) {
        busy = false;
        result = measured;
        show();
    }

    private void show() {
        run.setDisable(busy);
        String library = words.say(adapters.library() ? "rdma.library.found" : "rdma.library.absent");
        String devices = adapters.devices().isEmpty()
                ? words.say("rdma.devices.none")
                : words.say("rdma.devices", String.join(", ", adapters.devices()));
        found.setText(library + " " + devices);
        SharedMemory.Result now = result;
        if (busy || now == null) {
            answer.getChildren().setAll(Cards.muted(words.say(busy ? "rdma.analogue.running" : "rdma.analogue.how")));
        } else {
            answer.getChildren().setAll(sentences(now));
        }
    }

    private List<Node> sentences(SharedMemory.Result now) {
        List<Node> rows = new ArrayList<>();
        String size = ByteSize.of(now.size());
        rows.add(Cards.sentence(
                words.say("rdma.analogue.write", size, time(now.writeNanos()), time(now.writeReceiverCpu()))));
        rows.add(Cards.sentence(
                words.say("rdma.analogue.send", size, time(now.sendNanos()), time(now.sendReceiverCpu()))));
        rows.add(Cards.sentence(words.say(now.same() ? "rdma.analogue.same" : "rdma.analogue.differs")));
        Pinning pinning = now.pinning();
        rows.add(Cards.sentence(words.say(
                pinning.locked() ? "rdma.analogue.pinned" : "rdma.analogue.unpinned",
                pinning.offset(),
                pinning.lockedKib())));
        return rows;
    }

    private static String time(double nanos) {
        return Digits.time(nanos);
    }
}
