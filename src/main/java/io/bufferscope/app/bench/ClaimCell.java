package io.bufferscope.app.bench;

import io.bufferscope.app.shell.Words;
import io.bufferscope.claims.ClaimWords;
import io.bufferscope.claims.Finding;
import javafx.css.PseudoClass;
import javafx.scene.control.ListCell;
import org.jspecify.annotations.Nullable;

/// A row of the list of claims as it is drawn: an article's title, or number, verdict and statement of a claim.
final class ClaimCell extends ListCell<ClaimRow> {

    private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");

    private final Words words;

    ClaimCell(Words words) {
        this.words = words;
        setWrapText(true);
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable ClaimRow row, boolean empty) {
        super.updateItem(row, empty);
        pseudoClassStateChanged(HEADING, row instanceof ClaimRow.Heading);
        setText(empty || row == null ? null : text(row));
    }

    private String text(ClaimRow row) {
        ClaimWords claims = new ClaimWords(words.messages());
        return switch (row) {
            case ClaimRow.Heading(var article, int shown) -> claims.article(article) + " · " + shown;
            case ClaimRow.Entry(Finding finding) ->
                finding.claim().id() + " · " + claims.marked(finding.verdict()) + "\n"
                        + claims.statement(finding.claim());
        };
    }
}
