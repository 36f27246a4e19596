package io.bufferscope.app.copies;

import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Words;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// The segments of which one chooses the view of the room.
final class PartChoice extends HBox {

    private static final String FIRST = "left-pill";
    private static final String MIDDLE = "center-pill";
    private static final String LAST = "right-pill";

    PartChoice(Words words, List<Part> parts, ObjectProperty<Part> chosen) {
        ToggleGroup group = new ToggleGroup();
        Map<Part, ToggleButton> buttons =
                parts.stream().collect(Collectors.toMap(part -> part, part -> button(words, part, group)));
        HBox segments = new HBox();
        for (Part part : parts) {
            ToggleButton button = buttons.get(part);
            int at = parts.indexOf(part);
            button.getStyleClass().add(at == 0 ? FIRST : at == parts.size() - 1 ? LAST : MIDDLE);
            button.setOnAction(event -> {
                chosen.set(part);
                button.setSelected(true);
            });
            segments.getChildren().add(button);
        }
        chosen.subscribe(part -> buttons.get(part).setSelected(true));
        getStyleClass().add(CopiesStyles.BAR);
        getChildren().add(segments);
        Landmarks.mark(this);
    }

    private static ToggleButton button(Words words, Part part, ToggleGroup group) {
        ToggleButton button = new ToggleButton();
        button.textProperty().bind(words.of(part.key()));
        button.setToggleGroup(group);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.getStyleClass().add(CopiesStyles.SMALL);
        return button;
    }
}
