package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The button that opens a program, with a menu of new, save as and the files opened last.
final class OpenMenu extends SplitMenuButton {

    private final Words words;
    private final Supplier<List<Path>> recent;
    private final Consumer<Path> open;

    OpenMenu(Words words, ProgramDesk desk, Runnable ask, Supplier<List<Path>> recent, Consumer<Path> open) {
        this.words = words;
        this.recent = recent;
        this.open = open;
        setGraphic(new FontIcon(Feather.FOLDER));
        textProperty().bind(words.of("scope.open"));
        getStyleClass().add(AppStyles.WITH_ICON);
        Controls.name(this, words.of("scope.open.tip"));
        setMinWidth(Region.USE_PREF_SIZE);
        setOnAction(event -> ask.run());
        setOnShowing(event -> fill(desk));
        fill(desk);
    }

    private void fill(ProgramDesk desk) {
        getItems().setAll(item("open.new", desk::create), item("open.save.as", desk::saveAs), new SeparatorMenuItem());
        List<Path> files = recent.get();
        files.forEach(file -> getItems().add(item(file)));
        if (files.isEmpty()) {
            MenuItem none = item("open.recent.none", () -> {});
            none.setDisable(true);
            getItems().add(none);
        }
    }

    private MenuItem item(String key, Runnable action) {
        MenuItem item = new MenuItem(words.say(key));
        item.setOnAction(event -> action.run());
        return item;
    }

    private MenuItem item(Path file) {
        MenuItem item = new MenuItem(words.say("open.recent", file.getFileName(), String.valueOf(file.getParent())));
        item.setMnemonicParsing(false);
        item.setOnAction(event -> open.accept(file));
        return item;
    }
}
