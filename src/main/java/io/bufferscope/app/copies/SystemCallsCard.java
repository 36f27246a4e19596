package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.Standing;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.survey.SystemCalls;
import io.bufferscope.view.FxThread;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;

/// The button that runs the chosen path once under `strace`, and the system calls that were seen.
final class SystemCallsCard extends VBox {

    private static final int ROWS = 7;

    private final Words words;
    private final CopiesDesk desk;
    private final CopiesView look;
    private final boolean strace;
    private final Button verify;
    private final Label said = Cards.muted("");
    private final TextArea calls = new TextArea();
    private boolean busy;

    SystemCallsCard(Words words, CopiesDesk desk, CopiesView look, boolean strace) {
        this.words = words;
        this.desk = desk;
        this.strace = strace;
        this.look = look;
        verify = Cards.button(words, "copies.strace.verify", this::verify);
        calls.setEditable(false);
        calls.setPrefRowCount(ROWS);
        calls.getStyleClass().add(AppStyles.MONO);
        calls.accessibleTextProperty().bind(words.of("copies.card.strace"));
        getStyleClass().add(AppStyles.CARD);
        getChildren()
                .addAll(
                        Controls.label(words.of("copies.card.strace"), AppStyles.CARD_TITLE),
                        Cards.flow(verify),
                        said,
                        calls);
        look.pathProperty().subscribe(path -> forget());
        words.messagesProperty().subscribe(messages -> forget());
    }

    private void forget() {
        verify.setDisable(busy || !strace || look.pathProperty().get().standing() == Standing.MODEL);
        Controls.show(calls, false);
        said.setText(words.say(strace ? "copies.strace.how" : "copies.strace.absent"));
    }

    private void verify() {
        TransferPath path = look.pathProperty().get();
        int size = look.sizeProperty().get();
        busy = true;
        forget();
        said.setText(words.say("copies.strace.running"));
        Thread.ofPlatform().name("system calls").daemon().start(() -> {
            String counts;
            String text;
            try {
                SystemCalls seen = SystemCalls.of(path, size);
                List<Observation> told = seen.observations(path);
                FxThread.later(() -> desk.traced(path, told));
                counts = words.say("copies.strace.seen", seen.calls().size(), counts(seen));
                text = seen.calls().stream()
                        .map(call -> "[" + call.thread() + "] " + call.name() + "(" + call.arguments() + ") = "
                                + call.result())
                        .collect(Collectors.joining("\n"));
            } catch (IOException failed) {
                counts = words.say("copies.strace.failed", String.valueOf(failed.getMessage()));
                text = "";
            }
            String sentence = counts;
            String listing = text;
            FxThread.later(() -> show(path, sentence, listing));
        });
    }

    private static String counts(SystemCalls seen) {
        return seen.counts().entrySet().stream()
                .map(count -> count.getKey() + " ×" + count.getValue())
                .collect(Collectors.joining(", "));
    }

    private void show(TransferPath of, String sentence, String listing) {
        busy = false;
        forget();
        if (of.equals(look.pathProperty().get())) {
            said.setText(sentence);
            calls.setText(listing);
            Controls.show(calls, !listing.isEmpty());
        }
    }
}
