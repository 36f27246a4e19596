package io.bufferscope.app.shell;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/// The strip at the left with a button for each room.
///
/// The buttons are in no toggle group, since Tab would reach only the chosen one of a group.
final class Rail extends VBox {

    private final Map<Room, ToggleButton> buttons = new LinkedHashMap<>();

    Rail(Words words, List<Room> rooms, Consumer<Room> enter) {
        getStyleClass().add(AppStyles.RAIL);
        for (Room room : rooms) {
            ToggleButton button = new ToggleButton(null, new FontIcon(room.icon()));
            button.getStyleClass().add(AppStyles.RAIL_BUTTON);
            button.setContentDisplay(ContentDisplay.TOP);
            button.textProperty().bind(words.of(room.key()));
            buttons.put(room, button);
            button.setSelected(room.equals(rooms.getFirst()));
            button.setMaxWidth(Double.MAX_VALUE);
            button.setMinWidth(USE_PREF_SIZE);
            button.setOnAction(event -> enter.accept(room));
            getChildren().add(button);
        }
        setMinWidth(USE_PREF_SIZE);
    }

    /// Marks the room that is shown.
    void show(Room room) {
        buttons.forEach((each, button) -> button.setSelected(each.equals(room)));
    }
}
