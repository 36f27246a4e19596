package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.Check;
import io.bufferscope.copies.Evidence;
import io.bufferscope.copies.Known;
import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.l10n.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Why the bytes of the chosen path go its way, and how each hop is known.
final class EvidenceCard extends VBox {

    private final Words words;
    private final CopiesDesk desk;
    private final CopiesView look;
    private final VBox content = new VBox();

    EvidenceCard(Words words, CopiesDesk desk, CopiesView look) {
        this.words = words;
        this.desk = desk;
        this.look = look;
        content.getStyleClass().add(CopiesStyles.FORM);
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("copies.card.evidence"), AppStyles.CARD_TITLE), content);
        look.pathProperty().subscribe(path -> show());
        look.sizeProperty().subscribe(size -> show());
        desk.reportProperty().subscribe(report -> show());
        words.messagesProperty().subscribe(messages -> show());
    }

    private void show() {
        TransferPath path = look.pathProperty().get();
        Measurement measured = desk.measured(path, look.sizeProperty().get());
        Messages messages = words.messages();
        List<Node> rows = new ArrayList<>();
        rows.add(Cards.sentence(path.name(messages) + " · " + path.reason(messages)));
        List<Evidence> known = Known.of(path, measured == null ? List.of() : measured.observations());
        LaneMaker maker = new LaneMaker(messages);
        for (int i = 0; i < path.hops().size(); i++) {
            rows.add(Cards.muted((i + 1) + ". " + maker.hop(path.hops().get(i), known.get(i))));
        }
        rows.addAll(observed(measured));
        content.getChildren().setAll(rows);
    }

    private List<Node> observed(@Nullable Measurement measured) {
        if (measured == null) {
            return List.of();
        }
        List<Node> rows = new ArrayList<>();
        for (Observation seen : measured.observations()) {
            rows.add(Cards.sentence(seen.evidence().word(words.messages()) + ": " + seen.sentence(words.messages())));
        }
        Check check = measured.check();
        rows.add(Cards.sentence(words.say(
                check.whole() ? "copies.check.whole" : "copies.check.lost",
                grouped(check.arrived()),
                grouped(check.sent()))));
        return rows;
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
