package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.Check;
import io.bufferscope.copies.Evidence;
import io.bufferscope.copies.Known;
import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.Digits;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

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
        content.getStyleClass().add(AppStyles.CARD_FORM);
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
        List<Observation> observed = desk.observed(path, look.sizeProperty().get());
        List<Evidence> known = Known.of(path, observed);
        LaneMaker maker = new LaneMaker(messages);
        for (int i = 0; i < path.hops().size(); i++) {
            rows.add(Cards.muted((i + 1) + ". " + maker.hop(path.hops().get(i), known.get(i))));
        }
        for (Observation seen : observed) {
            rows.add(Cards.sentence(seen.evidence().word(messages) + ": " + seen.sentence(messages)));
        }
        if (measured != null) {
            rows.add(arrived(measured.check()));
        }
        content.getChildren().setAll(rows);
    }

    private Node arrived(Check check) {
        return Cards.sentence(words.say(
                check.whole() ? "copies.check.whole" : "copies.check.lost",
                Digits.grouped(check.arrived()),
                Digits.grouped(check.sent())));
    }
}
