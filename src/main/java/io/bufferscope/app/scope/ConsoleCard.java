package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Output;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.kordamp.ikonli.feather.Feather;

/// What the program has printed up to the cursor, errors in their own style.
final class ConsoleCard extends VBox {

    private static final double LINES_SEEN = 84;

    private final TextFlow flow = new TextFlow();
    private final ScrollPane scroll = new ScrollPane(flow);
    private final Label nothing;
    private List<Output> shown = List.of();
    private double end = 1;

    ConsoleCard(Words words) {
        this.nothing = Controls.label(words.of("console.nothing"), AppStyles.MUTED);
        flow.getStyleClass().addAll(ScopeStyles.CONSOLE, AppStyles.MONO);
        scroll.setFitToWidth(true);
        scroll.setMinHeight(LINES_SEEN);
        scroll.accessibleTextProperty().bind(words.of("console.title"));
        flow.heightProperty().subscribe(() -> scroll.setVvalue(end));
        getStyleClass().add(AppStyles.CARD);
        getChildren()
                .addAll(
                        Controls.row(
                                AppStyles.PANE_HEAD,
                                Controls.label(words.of("console.title"), AppStyles.CARD_TITLE),
                                Controls.spring(),
                                Controls.iconButton(Feather.COPY, words.of("console.copy"), this::copy)),
                        nothing,
                        scroll);
        setVgrow(scroll, Priority.ALWAYS);
        show(List.of());
    }

    /// Shows what was printed up to a step, and after the last one.
    void show(List<Output> printed, List<Output> trailing) {
        List<Output> pieces = new ArrayList<>(printed);
        pieces.addAll(trailing);
        if (!pieces.equals(shown)) {
            end = 1;
            show(pieces);
        }
    }

    void clear() {
        show(List.of());
    }

    /// Shows a text that is not a program's output, such as what the compiler says.
    void showMessages(String text) {
        end = 0;
        show(List.of(new Output(true, text)));
    }

    private void show(List<Output> pieces) {
        shown = pieces;
        Controls.show(nothing, pieces.isEmpty());
        Controls.show(scroll, !pieces.isEmpty());
        flow.getChildren().setAll(pieces.stream().map(ConsoleCard::text).toList());
    }

    private static Text text(Output piece) {
        Text text = new Text(piece.text());
        if (piece.error()) {
            text.getStyleClass().add(ScopeStyles.CONSOLE_ERROR);
        }
        return text;
    }

    private void copy() {
        StringBuilder all = new StringBuilder();
        shown.forEach(piece -> all.append(piece.text()));
        ClipboardContent content = new ClipboardContent();
        content.putString(all.toString());
        Clipboard.getSystemClipboard().setContent(content);
    }
}
