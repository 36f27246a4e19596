package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Digits;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

/// What was measured of the chosen path, size by size.
final class FiguresCard extends VBox {

    private final Words words;
    private final CopiesDesk desk;
    private final CopiesView look;
    private final GridPane table = Cards.table();
    private final Label note = Cards.muted("");

    FiguresCard(Words words, CopiesDesk desk, CopiesView look) {
        this.words = words;
        this.desk = desk;
        this.look = look;
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("copies.card.figures"), AppStyles.CARD_TITLE), table, note);
        look.pathProperty().subscribe(path -> show());
        desk.reportProperty().subscribe(report -> show());
        words.messagesProperty().subscribe(messages -> show());
    }

    private void show() {
        TransferPath path = look.pathProperty().get();
        List<Measurement> all = desk.reportProperty().get().of(path).stream()
                .filter(Measurement::timed)
                .toList();
        table.getChildren().clear();
        Controls.show(table, !all.isEmpty());
        note.setText(words.say(all.isEmpty() ? "copies.figures.none" : "copies.figures.how"));
        if (all.isEmpty()) {
            return;
        }
        table.addRow(0, head("size"), head("time"), head("near"), head("far"), head("heap"));
        for (int row = 0; row < all.size(); row++) {
            Measurement each = all.get(row);
            table.addRow(
                    row + 1,
                    mono(ByteSize.of(each.size())),
                    mono(Digits.time(each.median())),
                    mono(Digits.time(each.nearCpu())),
                    mono(each.farCpu() > 0 ? Digits.time(each.farCpu()) : "—"),
                    mono(ByteSize.of(Math.round(each.nearAllocated() + each.farAllocated()))));
        }
    }

    private Label head(String name) {
        return Cards.cell(words.say("copies.figures." + name), AppStyles.MUTED);
    }

    private static Label mono(String text) {
        return Cards.cell(text, AppStyles.MONO);
    }
}
