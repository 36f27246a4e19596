package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.view.TimelineBar;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The buttons that move the cursor, the place it has, and the bar to drag it on.
public final class TimelinePane extends VBox {

    private final Player player;
    private final Words words;
    private final TimelineBar bar;
    private final HBox row = new HBox();
    private final Label place = new Label();
    private final Label where = new Label();
    private int threadsSeen = 1;

    public TimelinePane(Player player, Manner manner) {
        this.player = player;
        this.words = manner.words();
        this.bar = new TimelineBar(manner.look());
        getStyleClass().add(ScopeStyles.TIMELINE);
        place.getStyleClass().add(ScopeStyles.STEP_LABEL);
        place.setMinWidth(Region.USE_PREF_SIZE);
        where.setMinWidth(40);
        Controls.tip(where, where.textProperty());
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add(ScopeStyles.TIMELINE_ROW);
        row.getChildren().addAll(buttons());
        row.getChildren().addAll(new SpeedBox(words, player.speedProperty()), place, where, Controls.spring(), hint());
        getChildren().addAll(row, bar);
        bar.onSeek(player::go, player::scrub);
        bar.accessibleTextProperty().bind(words.of("timeline.bar"));
        manner.onLook(bar::look);
        manner.onZoom(bar::zoom);
        player.onGrowth(this::grown);
        player.onMoment(moment -> refresh());
        words.messagesProperty().subscribe(this::refresh);
    }

    /// Adds buttons: the first before the place of the cursor, the second at the end.
    void addTools(Node jumps, Node legend) {
        row.getChildren().add(row.getChildren().indexOf(place), jumps);
        row.getChildren().add(legend);
    }

    /// Adds a button at the end.
    void addLast(Node button) {
        row.getChildren().add(button);
    }

    TimelineBar bar() {
        return bar;
    }

    private List<Button> buttons() {
        List<Button> buttons = new ArrayList<>();
        buttons.add(Controls.iconButton(Feather.SKIP_BACK, words.of("timeline.first"), player::first));
        buttons.add(Controls.iconButton(Feather.CHEVRON_LEFT, words.of("timeline.back"), player::back));
        buttons.add(play());
        buttons.add(Controls.iconButton(Feather.CHEVRON_RIGHT, words.of("timeline.forward"), player::forward));
        buttons.add(Controls.iconButton(Feather.SKIP_FORWARD, words.of("timeline.last"), player::last));
        return buttons;
    }

    private Button play() {
        FontIcon icon = new FontIcon(Feather.PLAY);
        Button play = new Button(null, icon);
        play.getStyleClass().add("accent");
        play.setMinWidth(Region.USE_PREF_SIZE);
        play.setOnAction(event -> player.playOrPause());
        play.textProperty()
                .bind(words.of(
                        () -> words.say(player.playingProperty().get() ? "timeline.pause" : "timeline.play"),
                        player.playingProperty()));
        player.playingProperty().subscribe(playing -> icon.setIconCode(playing ? Feather.PAUSE : Feather.PLAY));
        return play;
    }

    private Label hint() {
        Label hint = Controls.label(words.of("timeline.hint"), ScopeStyles.HINT, AppStyles.SPARE);
        hint.setMinWidth(0);
        return hint;
    }

    private void grown() {
        bar.show(player.ticks());
        refresh();
    }

    private void refresh() {
        Moment moment = player.moment();
        bar.step(moment == null ? 0 : moment.step());
        place.setText(words.say(
                "timeline.step",
                moment == null ? 0 : moment.step(),
                player.ticks().size()));
        where.setText(moment == null ? "" : where(moment));
    }

    private String where(Moment moment) {
        Frame frame = moment.frame();
        threadsSeen = Math.max(threadsSeen, frame.thread().id());
        if (frame.command() != null) {
            return frame.command();
        }
        if (frame.event() == Event.SAMPLE) {
            return words.say("pool.sample");
        }
        String line = moment.trace().program().fileName() + ":" + frame.site().line();
        String text = line + " " + what(frame);
        return threadsSeen > 1 ? text + " · " + words.say("timeline.thread", thread(frame)) : text;
    }

    private static String thread(Frame frame) {
        String name = frame.thread().name();
        return name.isEmpty() ? "#" + frame.thread().id() : name;
    }

    private static String what(Frame frame) {
        String call = frame.site().call();
        return call == null ? frame.method().name() + "()" : shortCall(call);
    }

    private static String shortCall(String call) {
        return call.substring(call.indexOf('.') + 1);
    }
}
