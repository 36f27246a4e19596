package io.bufferscope.app.shell;

import io.bufferscope.l10n.Glossary;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The glossary over the window: all terms, or those that mention what is typed.
final class GlossarySheet extends Overlay {

    private final Lexicon lexicon;
    private final TextField query;
    private final ListView<Glossary.Term> list;

    GlossarySheet(Words words, Lexicon lexicon) {
        this(words, lexicon, new TextField(), new ListView<>());
    }

    private GlossarySheet(Words words, Lexicon lexicon, TextField query, ListView<Glossary.Term> list) {
        super(words, words.of("glossary.title"), new VBox(query, list));
        this.lexicon = lexicon;
        this.query = query;
        this.list = list;
        VBox.setVgrow(list, Priority.ALWAYS);
        query.promptTextProperty().bind(words.of("glossary.search"));
        query.accessibleTextProperty().bind(words.of("glossary.search"));
        query.textProperty().subscribe(this::search);
        query.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.DOWN) {
                list.requestFocus();
                list.getSelectionModel().selectFirst();
                event.consume();
            }
        });
        list.accessibleTextProperty().bind(words.of("glossary.title"));
        list.setCellFactory(view -> new TermCell());
        list.setPlaceholder(Controls.label(words.of("glossary.none")));
        words.messagesProperty().subscribe(this::search);
        begin(query);
        size(46, 40);
    }

    @Override
    void show(boolean there) {
        if (there) {
            query.clear();
            search();
        }
        super.show(there);
    }

    /// Opens at a term.
    void show(Glossary.Term term) {
        show(true);
        list.getSelectionModel().select(term);
        list.scrollTo(term);
        list.requestFocus();
    }

    private void search() {
        if (isVisible() || !query.getText().isEmpty() || list.getItems().isEmpty()) {
            String text = query.getText();
            list.getItems().setAll(text.isBlank() ? lexicon.glossary().terms() : lexicon.glossary().search(text));
        }
    }

    /// A term with its names and its meaning.
    private static final class TermCell extends ListCell<Glossary.Term> {

        private final Label name = new Label();
        private final Label others = new Label();
        private final Label meaning = new Label();
        private final VBox box = new VBox(Controls.row(AppStyles.PANE_HEAD, name, others), meaning);

        TermCell() {
            name.getStyleClass().add(AppStyles.TERM_NAME);
            others.getStyleClass().add(AppStyles.MUTED);
            meaning.setWrapText(true);
            meaning.setMinHeight(Region.USE_PREF_SIZE);
            box.setPrefWidth(0);
        }

        @Override
        protected void updateItem(Glossary.@Nullable Term term, boolean empty) {
            super.updateItem(term, empty);
            if (empty || term == null) {
                setGraphic(null);
                return;
            }
            name.setText(term.title());
            others.setText(String.join(", ", term.names().subList(1, term.names().size())));
            meaning.setText(term.meaning());
            setAccessibleText(term.title() + ": " + term.meaning());
            setGraphic(box);
        }
    }
}
