package io.bufferscope.app.shell;

import io.bufferscope.l10n.Language;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The settings over the window: language, theme, size and motion, each in force at once.
final class SettingsSheet extends Overlay {

    SettingsSheet(Manner manner) {
        this(manner, new GridPane());
    }

    private SettingsSheet(Manner manner, GridPane grid) {
        super(manner.words(), manner.words().of("settings.title"), grid);
        Words words = manner.words();
        grid.setHgap(16);
        grid.setVgap(12);
        ChoiceBox<Language> language = choice(
                words, List.of(Language.values()), Language::nativeName, manner::speak);
        words.messagesProperty().subscribe(messages -> language.setValue(messages.language()));
        ChoiceBox<ThemeChoice> theme = choice(
                words, List.of(ThemeChoice.values()), each -> words.say(each.key()), manner::choose);
        follow(theme, manner.choiceProperty());
        CheckBox calm = new CheckBox();
        calm.textProperty().bind(words.of("settings.calm"));
        calm.selectedProperty().bindBidirectional(manner.calmProperty());
        add(grid, words, "settings.language", language);
        add(grid, words, "settings.theme", theme);
        add(grid, words, "settings.zoom", zoom(manner));
        add(grid, words, "settings.motion", calm);
        begin(language);
    }

    private static void add(GridPane grid, Words words, String key, Node control) {
        Label label = Controls.label(words.of(key));
        label.setLabelFor(control);
        label.setMinWidth(Region.USE_PREF_SIZE);
        control.accessibleTextProperty().bind(words.of(key));
        grid.addRow(grid.getRowCount(), label, control);
    }

    private static HBox zoom(Manner manner) {
        Words words = manner.words();
        Button normal = new Button();
        normal.textProperty()
                .bind(manner.zoom().scaleProperty().map(scale -> Math.round(scale.doubleValue() * 100) + " %"));
        normal.setOnAction(event -> manner.zoom().reset());
        normal.setMinWidth(Region.USE_PREF_SIZE);
        Controls.name(normal, words.of("zoom.reset"));
        return Controls.row(
                AppStyles.BUTTON_ROW,
                Controls.iconButton(Feather.ZOOM_OUT, words.of("zoom.out"), manner.zoom()::out),
                normal,
                Controls.iconButton(Feather.ZOOM_IN, words.of("zoom.in"), manner.zoom()::in));
    }

    private static <T> ChoiceBox<T> choice(Words words, List<T> all, Function<T, String> name, Consumer<T> take) {
        ChoiceBox<T> box = new ChoiceBox<>();
        box.getItems().setAll(all);
        words.messagesProperty().subscribe(messages -> box.setConverter(new Namer<>(all, name)));
        box.setOnAction(event -> {
            if (box.getValue() != null) {
                take.accept(box.getValue());
            }
        });
        return box;
    }

    private static <T> void follow(ChoiceBox<T> box, ReadOnlyObjectProperty<T> value) {
        value.subscribe(box::setValue);
    }

    /// The names of choices.
    private static final class Namer<T> extends StringConverter<T> {

        private final List<T> all;
        private final Function<T, String> name;

        Namer(List<T> all, Function<T, String> name) {
            this.all = all;
            this.name = name;
        }

        @Override
        public String toString(@Nullable T choice) {
            return choice == null ? "" : name.apply(choice);
        }

        @Override
        public T fromString(String text) {
            return all.stream().filter(each -> name.apply(each).equals(text)).findFirst().orElse(all.getFirst());
        }
    }
}
