package io.bufferscope.app.scope;

import static java.util.Comparator.comparingLong;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.Copy;
import io.bufferscope.picture.CopyLedger;
import java.util.List;
import java.util.function.LongConsumer;
import javafx.geometry.HPos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The bytes that were copied: by this step, in total, and by method; a method leads to its next copy.
final class CopiesCard extends VBox {

    private static final int MOST_ROWS = 8;

    private final Words words;
    private final Chronicle chronicle;
    private final LongConsumer seek;
    private final VBox step = new VBox();
    private final Label total = new Label();
    private final GridPane methods = new GridPane();
    private final Label more = new Label();
    private @Nullable Moment moment;

    /// @param seek takes the step to go to
    CopiesCard(Words words, Chronicle chronicle, LongConsumer seek) {
        this.words = words;
        this.chronicle = chronicle;
        this.seek = seek;
        step.getStyleClass().add(ScopeStyles.NOTE);
        total.setWrapText(true);
        total.setMinHeight(Region.USE_PREF_SIZE);
        more.getStyleClass().add(AppStyles.MUTED);
        methods.setHgap(10);
        methods.getColumnConstraints().addAll(growing(), right());
        getChildren().add(Controls.card(words.of("copies.title"), step, total, methods, more));
        words.messagesProperty().subscribe(this::refresh);
        chronicle.onProgress(this::refreshTotal);
    }

    void show(@Nullable Moment next) {
        moment = next;
        refresh();
    }

    private void refresh() {
        Moment now = moment;
        List<Copy> copies = now == null ? List.of() : CopyLedger.of(now.before(), now.frame());
        step.getChildren().setAll(copies.stream().map(this::line).toList());
        Controls.show(step, !copies.isEmpty());
        refreshTotal();
    }

    private void refreshTotal() {
        List<CopyLedger.Row> rows = chronicle.copies().rows();
        long unseen = rows.stream().mapToLong(CopyLedger.Row::unseen).sum();
        String sum = String.valueOf(chronicle.copies().total());
        total.setText(
                rows.isEmpty()
                        ? words.say("copies.none")
                        : unseen == 0 ? words.say("copies.total", sum) : words.say("copies.total.unseen", sum, unseen));
        methods.getChildren().clear();
        List<CopyLedger.Row> largest = rows.stream()
                .sorted(comparingLong(CopyLedger.Row::bytes).reversed())
                .limit(MOST_ROWS)
                .toList();
        for (int i = 0; i < largest.size(); i++) {
            addRow(i, largest.get(i));
        }
        Controls.show(more, rows.size() > MOST_ROWS);
        more.setText(words.say("copies.more", rows.size() - MOST_ROWS));
    }

    private Label line(Copy copy) {
        String bytes = copy.bytes() < 0 ? "?" : Long.toString(copy.bytes());
        String key = copy.growth() ? "copies.step.growth" : "copies.step";
        Label line = new Label(words.say(key, bytes, copy.from(), copy.to(), evidence(copy.evidence())));
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        return line;
    }

    private void addRow(int at, CopyLedger.Row row) {
        String name = row.method();
        String what = row.growth() ? words.say("copies.growth", name) : name;
        Hyperlink link = new Hyperlink(what);
        link.setMinWidth(0);
        link.setOnAction(event -> seek.accept(row.next(moment == null ? 0 : moment.step())));
        link.setTooltip(new Tooltip(words.say("copies.seek", what, row.calls(), evidence(row.evidence()))));
        Label bytes = new Label(row.bytes() + (row.unseen() > 0 ? " + ?" : ""));
        bytes.getStyleClass().add(AppStyles.MONO);
        bytes.setMinWidth(Region.USE_PREF_SIZE);
        methods.addRow(at, link, bytes);
    }

    private String evidence(Copy.Evidence evidence) {
        return words.say(
                switch (evidence) {
                    case SEEN -> "copies.seen";
                    case DOCUMENTED -> "copies.documented";
                    case NOT_SEEN -> "copies.notseen";
                });
    }

    private static ColumnConstraints growing() {
        ColumnConstraints column = new ColumnConstraints();
        column.setHgrow(Priority.ALWAYS);
        column.setMinWidth(40);
        return column;
    }

    private static ColumnConstraints right() {
        ColumnConstraints column = new ColumnConstraints();
        column.setHalignment(HPos.RIGHT);
        return column;
    }
}
