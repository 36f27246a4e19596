package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.pool.Handle;
import io.bufferscope.trace.pool.PoolBuffer;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The 64 bits by which Netty knows a buffer's place, taken apart on request.
final class HandleCard extends TitledPane implements PoolCard {

    private final Words words;
    private final ComboBox<String> choice = new ComboBox<>();
    private final Facts facts = new Facts();
    private final Label bits = new Label();
    private @Nullable PoolMoment moment;

    HandleCard(Words words) {
        this.words = words;
        bits.getStyleClass().add(AppStyles.MONO);
        bits.setWrapText(true);
        choice.accessibleTextProperty().bind(words.of("pool.buffer"));
        choice.promptTextProperty().bind(words.of("pool.handle.none"));
        choice.setOnAction(event -> decode());
        textProperty().bind(words.of("pool.card.handle"));
        VBox content = new VBox(choice, bits, facts);
        content.getStyleClass().add(AppStyles.CARD_FORM);
        setContent(content);
        setExpanded(false);
        expandedProperty().subscribe(this::decode);
    }

    @Override
    public void show(PoolMoment next) {
        moment = next;
        List<String> names = next.named().stream()
                .filter(buffer -> buffer.handle() != -1)
                .map(PoolBuffer::name)
                .distinct()
                .toList();
        String chosen = choice.getValue();
        if (!choice.getItems().equals(names)) {
            choice.getItems().setAll(names);
            choice.setValue(names.contains(chosen) ? chosen : names.isEmpty() ? null : names.getFirst());
        }
        decode();
    }

    private void decode() {
        facts.clear();
        bits.setText("");
        String name = choice.getValue();
        PoolBuffer buffer =
                moment == null || name == null ? null : moment.scene().buffer(name);
        if (!isExpanded() || buffer == null || buffer.handle() == -1) {
            return;
        }
        Handle handle = new Handle(buffer.handle());
        bits.setText(text(handle.bits()));
        row("pool.handle.page", "49–63", handle.firstPage());
        row("pool.handle.pages", "34–48", handle.pages());
        row("pool.handle.used", "33", handle.used() ? 1 : 0);
        row("pool.handle.subpage", "32", handle.subpage() ? 1 : 0);
        row("pool.handle.element", "0–31", handle.element());
    }

    private void row(String key, String place, int value) {
        facts.row(words.say(key), Integer.toString(value), words.say("pool.handle.bits", place));
    }

    /// The bits, cut where the fields end.
    private static String text(long handle) {
        String all =
                String.format(Locale.ROOT, "%64s", Long.toBinaryString(handle)).replace(' ', '0');
        return all.substring(0, 15) + " " + all.substring(15, 30) + " " + all.charAt(30) + " " + all.charAt(31) + " "
                + all.substring(32);
    }
}
