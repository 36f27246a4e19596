package io.bufferscope.app.shell;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The button with all that a room gives away.
public final class ExportMenu extends MenuButton {

    /// @param tip key of what the button explains
    /// @param keys the key of what a form is called
    public <T> ExportMenu(Words words, String tip, List<T> forms, Function<T, String> keys, Consumer<T> save) {
        setGraphic(new FontIcon(Feather.DOWNLOAD));
        textProperty().bind(words.of("export.title"));
        getStyleClass().add(AppStyles.WITH_ICON);
        Controls.name(this, words.of(tip));
        setMinWidth(Region.USE_PREF_SIZE);
        for (T form : forms) {
            MenuItem item = new MenuItem();
            item.textProperty().bind(words.of(keys.apply(form)));
            item.setOnAction(event -> save.accept(form));
            getItems().add(item);
        }
    }

    /// The same as things that can be found.
    public static <T> List<Find> finds(Words words, List<T> forms, Function<T, String> keys, Consumer<T> save) {
        return forms.stream()
                .map(form -> new Find(
                        Find.Kind.COMMAND,
                        words.say("export.as", words.say(keys.apply(form))),
                        "",
                        () -> save.accept(form)))
                .toList();
    }
}
