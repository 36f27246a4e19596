package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import java.util.function.Consumer;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The button with all that the room gives away.
final class ExportMenu extends MenuButton {

    ExportMenu(Words words, Consumer<CopiesExport.Form> save) {
        setGraphic(new FontIcon(Feather.DOWNLOAD));
        textProperty().bind(words.of("pool.export"));
        getStyleClass().add(AppStyles.WITH_ICON);
        Controls.name(this, words.of("plays.export.tip"));
        setMinWidth(Region.USE_PREF_SIZE);
        for (CopiesExport.Form form : CopiesExport.Form.values()) {
            MenuItem item = new MenuItem();
            item.textProperty().bind(words.of(form.key()));
            item.setOnAction(event -> save.accept(form));
            getItems().add(item);
        }
    }
}
