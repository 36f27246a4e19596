package io.bufferscope.app.shell;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// What this program is, over the window: its version, what it is made of, and the licences of that.
final class AboutSheet extends Overlay {

    AboutSheet(Words words) {
        this(words, new ListView<>());
    }

    private AboutSheet(Words words, ListView<Licences.Bundle> list) {
        super(words, words.of("about.title"), content(words, list));
        begin(list);
        size(54, 38);
    }

    private static VBox content(Words words, ListView<Licences.Bundle> list) {
        Bundled bundled = Bundled.now();
        Label name = new Label("Bufferscope " + bundled.bufferscope());
        name.getStyleClass().add(AppStyles.APP_NAME);
        Label versions = new Label(
                "Java %s · JavaFX %s · Netty %s".formatted(bundled.java(), bundled.javaFx(), bundled.netty()));
        versions.getStyleClass().add(AppStyles.MONO);
        Label own = Controls.label(words.of("about.licence"));
        own.setWrapText(true);
        VBox content = new VBox(
                name,
                Controls.label(words.of("about.what")),
                versions,
                own,
                Controls.label(words.of("about.bundled"), AppStyles.CARD_TITLE),
                licences(words, list));
        content.getStyleClass().add(AppStyles.FORM);
        VBox.setVgrow(content.getChildren().getLast(), Priority.ALWAYS);
        return content;
    }

    private static HBox licences(Words words, ListView<Licences.Bundle> list) {
        TextArea text = new TextArea();
        text.setEditable(false);
        text.setWrapText(true);
        text.getStyleClass().add(AppStyles.MONO);
        text.accessibleTextProperty().bind(words.of("about.bundled"));
        list.getItems().setAll(Licences.ALL);
        list.setCellFactory(view -> new BundleCell());
        list.accessibleTextProperty().bind(words.of("about.bundled"));
        list.getSelectionModel().selectedItemProperty().subscribe(bundle -> {
            text.setText(bundle == null ? "" : Licences.text(bundle));
            text.positionCaret(0);
        });
        list.getSelectionModel().selectFirst();
        list.setMinWidth(140);
        HBox.setHgrow(text, Priority.ALWAYS);
        return new HBox(list, text);
    }

    /// The name of a bundled thing.
    private static final class BundleCell extends ListCell<Licences.Bundle> {

        @Override
        protected void updateItem(Licences.@Nullable Bundle bundle, boolean empty) {
            super.updateItem(bundle, empty);
            setText(empty || bundle == null ? null : bundle.name());
        }
    }
}
