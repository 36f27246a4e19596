package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Words;
import java.util.List;
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
        List<ToggleButton> buttons =
                parts.stream().map(part -> button(words, part, group)).toList();
        for (int i = 0; i < buttons.size(); i++) {
            Part part = parts.get(i);
            ToggleButton button = buttons.get(i);
            button.getStyleClass().add(i == 0 ? FIRST : i == parts.size() - 1 ? LAST : MIDDLE);
            button.setOnAction(event -> {
                chosen.set(part);
                button.setSelected(true);
            });
        }
        HBox segments = new HBox();
        segments.getChildren().setAll(buttons);
        chosen.subscribe(part -> buttons.get(parts.indexOf(part)).setSelected(true));
        getStyleClass().add(CopiesStyles.BAR);
        getChildren().add(segments);
        Landmarks.mark(this);
    }

    private static ToggleButton button(Words words, Part part, ToggleGroup group) {
        ToggleButton button = new ToggleButton();
        button.textProperty().bind(words.of(part.key()));
        button.setToggleGroup(group);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.getStyleClass().add(AppStyles.SMALL);
        return button;
    }
}
