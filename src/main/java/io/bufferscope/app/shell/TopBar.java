package io.bufferscope.app.shell;

import io.bufferscope.l10n.Language;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The strip at the top: what is open, what can be done with it, and how the window shows itself.
final class TopBar extends HBox {

    private final Manner manner;
    private final Words words;

    TopBar(Manner manner, Room room, Sheets sheets) {
        this.manner = manner;
        this.words = manner.words();
        getStyleClass().add(AppStyles.TOP_BAR);
        setAlignment(Pos.CENTER_LEFT);
        Label name = new Label("Bufferscope");
        name.getStyleClass().add(AppStyles.APP_NAME);
        name.setMinWidth(Region.USE_PREF_SIZE);
        getChildren().addAll(name, subject(room), room.tools(), Controls.spring());
        Button find = Controls.button(Feather.SEARCH, words.of("top.find"), sheets::find);
        getChildren().addAll(find, zoom(), language(), theme(), help(sheets));
    }

    private Label subject(Room room) {
        Label subject = Controls.label(
                words.of(() -> words.say(room.key()) + " · " + room.subject().getValue(), room.subject()),
                AppStyles.SUBJECT);
        subject.setMinWidth(0);
        Controls.tip(subject, subject.textProperty());
        return subject;
    }

    private HBox zoom() {
        Button out = Controls.iconButton(Feather.ZOOM_OUT, words.of("zoom.out"), manner.zoom()::out);
        Button normal = new Button();
        normal.textProperty()
                .bind(manner.zoom().scaleProperty().map(scale -> Math.round(scale.doubleValue() * 100) + " %"));
        normal.setOnAction(event -> manner.zoom().reset());
        normal.setMinWidth(Region.USE_PREF_SIZE);
        normal.getStyleClass().add(AppStyles.SPARE);
        Controls.name(normal, words.of("zoom.reset"));
        Button in = Controls.iconButton(Feather.ZOOM_IN, words.of("zoom.in"), manner.zoom()::in);
        HBox group = new HBox(out, normal, in);
        group.getStyleClass().add(AppStyles.BUTTON_ROW);
        group.setMinWidth(Region.USE_PREF_SIZE);
        return group;
    }

    private Button language() {
        Button button = new Button("EN / 中文");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> manner.speak(other(words.messages().language())));
        Controls.name(button, words.of("top.language"));
        return button;
    }

    private static Language other(Language language) {
        return language == Language.EN ? Language.ZH : Language.EN;
    }

    private MenuButton help(Sheets sheets) {
        MenuButton button = new MenuButton(null, new FontIcon(Feather.HELP_CIRCLE));
        button.setMinWidth(Region.USE_PREF_SIZE);
        Controls.name(button, words.of("top.help"));
        button.getItems()
                .addAll(
                        item("keys.title", "F1", sheets::keys),
                        item("glossary.title", "Shift+F1", sheets::glossary),
                        item("settings.title", "Shortcut+Comma", sheets::settings),
                        item("about.title", "", sheets::about));
        return button;
    }

    private MenuItem item(String key, String keys, Runnable action) {
        MenuItem item = new MenuItem();
        String shown =
                keys.isEmpty() ? "" : "   " + KeyCombination.valueOf(keys).getDisplayText();
        item.textProperty().bind(words.of(() -> words.say(key) + shown));
        item.setOnAction(event -> action.run());
        return item;
    }

    private MenuButton theme() {
        MenuButton button = new MenuButton(null, new FontIcon(Feather.SUN));
        button.setMinWidth(Region.USE_PREF_SIZE);
        Controls.name(button, words.of("top.theme"));
        ToggleGroup group = new ToggleGroup();
        for (ThemeChoice choice : ThemeChoice.values()) {
            RadioMenuItem item = new RadioMenuItem();
            item.textProperty().bind(words.of(choice.key()));
            item.setToggleGroup(group);
            manner.choiceProperty().subscribe(now -> item.setSelected(choice == now));
            item.setOnAction(event -> manner.choose(choice));
            button.getItems().add(item);
        }
        return button;
    }
}
