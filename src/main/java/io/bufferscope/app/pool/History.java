package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The way to the page of history and back: it takes the place of everything that is live, and nothing stands beside
/// it.
final class History {

    private final Manner manner;
    private final BorderPane room;
    private final ToggleButton button = new ToggleButton(null, new FontIcon(Feather.CLOCK));
    private @Nullable BuddyPage page;
    private @Nullable Node top;
    private @Nullable Node centre;
    private @Nullable Node bottom;

    History(Manner manner, BorderPane room) {
        this.manner = manner;
        this.room = room;
        button.textProperty().bind(manner.words().of("buddy.open"));
        button.getStyleClass().add(AppStyles.WITH_ICON);
        button.setMinWidth(Region.USE_PREF_SIZE);
        Controls.name(button, manner.words().of("buddy.title"));
        button.selectedProperty().subscribe(open -> {
            if (open) {
                open();
            } else {
                giveBack();
            }
        });
    }

    /// The button that opens and leaves it.
    Node button() {
        return button;
    }

    private void open() {
        BuddyPage now = page == null ? new BuddyPage(manner, () -> button.setSelected(false)) : page;
        page = now;
        top = room.getTop();
        centre = room.getCenter();
        bottom = room.getBottom();
        room.setTop(null);
        room.setBottom(null);
        room.setCenter(now);
    }

    /// Goes back to what is live.
    void leave() {
        button.setSelected(false);
    }

    private void giveBack() {
        if (centre != null) {
            room.setTop(top);
            room.setCenter(centre);
            room.setBottom(bottom);
            centre = null;
        }
    }
}
