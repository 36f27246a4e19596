package io.bufferscope.app.shell;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The search over the window: commands, examples, buffers, terms and lines by a few letters of them.
final class CommandSheet extends Overlay {

    private static final int MOST = 100;

    private final Supplier<List<Find>> source;
    private final TextField query;
    private final ListView<Find> list;
    private List<Find> all = List.of();

    /// @param source all that can be found now
    CommandSheet(Words words, Supplier<List<Find>> source) {
        this(words, source, new TextField(), new ListView<>());
    }

    private CommandSheet(Words words, Supplier<List<Find>> source, TextField query, ListView<Find> list) {
        super(words, words.of("search.title"), new VBox(query, list));
        this.source = source;
        this.query = query;
        this.list = list;
        VBox.setVgrow(list, Priority.ALWAYS);
        query.promptTextProperty().bind(words.of("search.prompt"));
        query.accessibleTextProperty().bind(words.of("search.prompt"));
        query.textProperty().subscribe(this::search);
        query.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        list.accessibleTextProperty().bind(words.of("search.title"));
        list.setPlaceholder(Controls.label(words.of("glossary.none")));
        list.setCellFactory(view -> new FindCell(words));
        list.setFocusTraversable(false);
        list.setOnMouseClicked(event -> choose());
        begin(query);
        size(44, 32);
    }

    @Override
    void show(boolean there) {
        if (there) {
            all = source.get();
            query.clear();
            search();
        }
        super.show(there);
    }

    private void search() {
        String text = query.getText().strip().toLowerCase(Locale.ROOT);
        List<String> words = List.of(text.split("\\s+"));
        list.getItems()
                .setAll(all.stream()
                        .filter(find -> find.has(words))
                        .sorted(Comparator.comparingInt((Find find) -> text.isEmpty() ? 0 : find.rank(text))
                                .thenComparing(Find::kind))
                        .limit(MOST)
                        .toList());
        list.getSelectionModel().selectFirst();
        list.scrollTo(0);
    }

    private void press(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> move(1);
            case UP -> move(-1);
            case PAGE_DOWN -> move(8);
            case PAGE_UP -> move(-8);
            case ENTER -> choose();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void move(int by) {
        int last = list.getItems().size() - 1;
        int to = Math.clamp(list.getSelectionModel().getSelectedIndex() + (long) by, 0, Math.max(0, last));
        list.getSelectionModel().clearAndSelect(to);
        list.scrollTo(Math.max(0, to - 4));
    }

    private void choose() {
        Find chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            show(false);
            chosen.action().run();
        }
    }

    /// What was found: its kind, its name and its detail.
    private static final class FindCell extends ListCell<Find> {

        private final Words words;
        private final Label kind = new Label();
        private final Label name = new Label();
        private final Label detail = new Label();
        private final HBox row = Controls.row(AppStyles.FIND_ROW, kind, name, Controls.spring(), detail);

        FindCell(Words words) {
            this.words = words;
            kind.getStyleClass().add(AppStyles.FIND_KIND);
            kind.setMinWidth(Region.USE_PREF_SIZE);
            name.setMinWidth(0);
            detail.getStyleClass().add(AppStyles.MUTED);
            detail.setMinWidth(Region.USE_PREF_SIZE);
            row.setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Find find, boolean empty) {
            super.updateItem(find, empty);
            if (empty || find == null) {
                setGraphic(null);
                return;
            }
            kind.setText(words.say(find.kind().key()));
            name.setText(find.text());
            detail.setText(find.detail());
            setAccessibleText(kind.getText() + ": " + find.text() + " " + find.detail());
            setGraphic(row);
        }
    }
}
