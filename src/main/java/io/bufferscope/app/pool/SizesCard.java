package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.ByteSize;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.SizeTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The size classes, and what a typed size would waste.
final class SizesCard extends TitledPane implements PoolCard {

    private static final double HEIGHT = 170;

    private final Words words;
    private final TextField size = new TextField("500");
    private final Label answer = new Label();
    private final ListView<String> table = new ListView<>();
    private @Nullable SizeTable sizes;
    private @Nullable SizeTable listed;

    SizesCard(Words words) {
        this.words = words;
        answer.setWrapText(true);
        answer.setMinHeight(USE_PREF_SIZE);
        size.accessibleTextProperty().bind(words.of("pool.sizes.field"));
        size.textProperty().subscribe(text -> answer());
        table.setPrefHeight(HEIGHT);
        table.accessibleTextProperty().bind(words.of("pool.card.sizes"));
        textProperty().bind(words.of("pool.card.sizes"));
        VBox content = new VBox(size, answer, table);
        content.getStyleClass().add(AppStyles.CARD_FORM);
        setContent(content);
        setExpanded(false);
        expandedProperty().subscribe(this::list);
        words.messagesProperty().subscribe(messages -> {
            listed = null;
            list();
        });
    }

    @Override
    public void show(PoolMoment moment) {
        sizes = moment.pool() instanceof PooledPool pooled ? pooled.sizes() : null;
        if (isExpanded()) {
            list();
        }
    }

    private void list() {
        SizeTable now = sizes;
        answer();
        if (now == null) {
            table.getItems().clear();
        } else if (isExpanded() && !now.equals(listed)) {
            listed = now;
            List<String> rows = new ArrayList<>();
            for (int i = 0; i < now.count(); i++) {
                rows.add(row(now, i));
            }
            table.getItems().setAll(rows);
        }
    }

    private String row(SizeTable of, int index) {
        int bytes = of.sizes().get(index);
        int pages = of.pages(index);
        return of.small(index)
                ? words.say("pool.sizes.small", index + 1, ByteSize.exact(bytes), pages * of.pageSize() / bytes, pages)
                : words.say("pool.sizes.normal", index + 1, ByteSize.exact(bytes), pages);
    }

    private void answer() {
        SizeTable of = sizes;
        if (of == null) {
            answer.setText(words.say("pool.sizes.none"));
            return;
        }
        try {
            int bytes = Integer.parseInt(size.getText().strip());
            answer.setText(bytes < 0 ? words.say("pool.sizes.wrong") : answer(of, bytes));
        } catch (NumberFormatException notANumber) {
            answer.setText(words.say("pool.sizes.wrong"));
        }
    }

    private String answer(SizeTable of, int bytes) {
        int index = of.indexOf(bytes);
        if (index >= of.count()) {
            return words.say("pool.sizes.huge", ByteSize.exact(bytes));
        }
        int rounded = of.rounded(bytes);
        String share = String.format(Locale.ROOT, "%.1f", 100.0 * of.waste(bytes) / rounded);
        return words.say(
                "pool.sizes.answer",
                ByteSize.exact(bytes),
                ByteSize.exact(rounded),
                index + 1,
                ByteSize.exact(of.waste(bytes)),
                share);
    }
}
