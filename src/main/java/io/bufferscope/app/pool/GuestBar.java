package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Words;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;

/// The line that says whose allocators are shown if they are not those of the room's own session, with the ways on.
final class GuestBar extends HBox {

    private final Words words;
    private final Guest guest;
    private final Label text = new Label();
    private final Button back;

    GuestBar(Words words, Guest guest, PoolDesk desk) {
        this.words = words;
        this.guest = guest;
        this.back = Controls.button(Feather.ARROW_LEFT, words.of("pool.guest.back"), this::back);
        Button own = Controls.button(Feather.GRID, words.of("pool.guest.own"), desk::takeUp);
        text.setWrapText(true);
        text.setMinHeight(USE_PREF_SIZE);
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setMaxWidth(Double.MAX_VALUE);
        getStyleClass().addAll(PoolStyles.GUEST, AppStyles.BANNER);
        getChildren().addAll(text, Controls.row(AppStyles.CARD_FLOW, back, own));
        Landmarks.mark(this);
        guest.whoProperty().subscribe(who -> tell());
        words.messagesProperty().subscribe(messages -> tell());
    }

    private void back() {
        if (guest.whoProperty().get() instanceof Guest.Who.Program(var _, Runnable home)) {
            home.run();
        }
    }

    private void tell() {
        Guest.Who who = guest.whoProperty().get();
        Controls.show(this, !(who instanceof Guest.Who.Nobody));
        Controls.show(back, who instanceof Guest.Who.Program);
        text.setText(
                switch (who) {
                    case Guest.Who.Nobody _ -> "";
                    case Guest.Who.Recording recording ->
                        words.say("pool.guest.recording", recording.file().getFileName());
                    case Guest.Who.Program program ->
                        words.say("pool.guest.program", program.sight().name());
                });
    }
}
