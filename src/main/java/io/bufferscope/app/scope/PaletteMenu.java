package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.picture.forecast.ForecastTexts;
import io.bufferscope.picture.forecast.PaletteCall;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Region;

/// A group of calls as a menu, each with its sentence.
final class PaletteMenu extends MenuButton {

    PaletteMenu(
            ObservableValue<String> title, List<PaletteCall> calls, ForecastTexts texts, Consumer<PaletteCall> press) {
        textProperty().bind(title);
        accessibleTextProperty().bind(title);
        getStyleClass().addAll(ScopeStyles.PALETTE_MENU, AppStyles.CHIP);
        setMinWidth(Region.USE_PREF_SIZE);
        for (PaletteCall call : calls) {
            MenuItem item = new MenuItem(texts.sentence(call));
            item.setMnemonicParsing(false);
            item.setOnAction(event -> press.accept(call));
            getItems().add(item);
        }
    }
}
