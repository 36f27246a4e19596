package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.Digits;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.pool.Activity;
import io.bufferscope.trace.pool.Certainty;
import io.bufferscope.trace.pool.Pool;
import java.util.function.Function;
import java.util.function.IntSupplier;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// What is honest to say of the figures on the screen: events a second, sampled or exact, pictures a second,
/// dropped.
final class StatusLine extends HBox implements PoolCard {

    private final Words words;
    private final IntSupplier frames;
    private final Function<PoolMoment, String> more;
    private final Label label = new Label();

    /// @param frames pictures painted in the last second
    /// @param more what else is to be said of a moment, or an empty text
    StatusLine(Words words, IntSupplier frames, Function<PoolMoment, String> more) {
        this.words = words;
        this.frames = frames;
        this.more = more;
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        label.setMinWidth(0);
        HBox.setHgrow(label, Priority.ALWAYS);
        label.getStyleClass().add(AppStyles.MUTED);
        getStyleClass().add(PoolStyles.STATUS);
        getChildren().add(label);
    }

    @Override
    public void show(PoolMoment moment) {
        Activity activity = moment.scene().activity();
        boolean sampled = moment.frame().event() == Event.SAMPLE;
        boolean played = moment.frame().command() != null;
        String kind =
                words.say(sampled ? "pool.status.sampled" : played ? "pool.status.stepped" : "pool.status.program");
        Pool pool = moment.pool();
        String exact = words.say(
                pool == null || pool.certainty() == Certainty.EXACT ? "pool.status.exact" : "pool.status.approximate");
        String text = kind + " · " + exact;
        if (!activity.workload().isEmpty()) {
            text += sampled ? " · " + words.say("pool.status.frames", frames.getAsInt()) : "";
            text += " · "
                    + words.say(
                            "pool.status.work",
                            activity.workload(),
                            Digits.grouped(activity.perSecond()),
                            Digits.grouped(activity.operations()),
                            Digits.grouped(activity.failed()),
                            Digits.grouped(activity.dropped()),
                            Digits.grouped(activity.pauseNanos() / 1000));
        }
        String also = more.apply(moment);
        label.setText(also.isEmpty() ? text : also + " · " + text);
    }
}
