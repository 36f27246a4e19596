package io.bufferscope.app.shell;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/// The strip at the left with a button for each room.
final class Rail extends VBox {

    private final ToggleGroup group = new ToggleGroup();
    private final List<Room> rooms;

    Rail(Words words, List<Room> rooms, Consumer<Room> enter) {
        this.rooms = rooms;
        getStyleClass().add(AppStyles.RAIL);
        for (Room room : rooms) {
            ToggleButton button = new ToggleButton(null, new FontIcon(room.icon()));
            button.getStyleClass().add(AppStyles.RAIL_BUTTON);
            button.setContentDisplay(ContentDisplay.TOP);
            button.textProperty().bind(words.of(room.key()));
            button.setToggleGroup(group);
            button.setMaxWidth(Double.MAX_VALUE);
            button.setMinWidth(USE_PREF_SIZE);
            button.setOnAction(event -> {
                button.setSelected(true);
                enter.accept(room);
            });
            getChildren().add(button);
        }
        setMinWidth(USE_PREF_SIZE);
    }

    /// Marks the room that is shown.
    void mark(Room room) {
        group.selectToggle(group.getToggles().get(rooms.indexOf(room)));
    }
}
