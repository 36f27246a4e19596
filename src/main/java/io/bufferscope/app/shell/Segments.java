package io.bufferscope.app.shell;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// The segments of which one chooses the view of a room.
///
/// @param <T> type of the views
public final class Segments<T> extends HBox {

    private static final String FIRST = "left-pill";
    private static final String MIDDLE = "center-pill";
    private static final String LAST = "right-pill";

    /// @param keys the key of what a view is called
    /// @param chosen is set by a click, and followed
    public Segments(Words words, List<T> views, Function<T, String> keys, ObjectProperty<T> chosen) {
        ToggleGroup group = new ToggleGroup();
        List<ToggleButton> buttons = views.stream()
                .map(view -> button(words, keys.apply(view), group))
                .toList();
        for (int i = 0; i < buttons.size(); i++) {
            T view = views.get(i);
            ToggleButton button = buttons.get(i);
            button.getStyleClass().add(i == 0 ? FIRST : i == views.size() - 1 ? LAST : MIDDLE);
            button.setOnAction(event -> {
                chosen.set(view);
                button.setSelected(true);
            });
        }
        HBox segments = new HBox();
        segments.getChildren().setAll(buttons);
        chosen.subscribe(view -> buttons.get(views.indexOf(view)).setSelected(true));
        getStyleClass().add(AppStyles.ROOM_BAR);
        getChildren().add(segments);
        Landmarks.mark(this);
    }

    private static ToggleButton button(Words words, String key, ToggleGroup group) {
        ToggleButton button = new ToggleButton();
        button.textProperty().bind(words.of(key));
        button.setToggleGroup(group);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.getStyleClass().add(AppStyles.SMALL);
        return button;
    }
}
