package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.pool.Activity;
import io.bufferscope.trace.pool.Certainty;
import io.bufferscope.trace.pool.Pool;
import java.util.Locale;
import java.util.function.Function;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// What is honest to say of the figures on the screen: events a second, sampled or exact, dropped.
final class StatusLine extends HBox implements PoolCard {

    private final Words words;
    private final Function<PoolMoment, String> more;
    private final Label label = new Label();

    /// @param more what else is to be said of a moment, or an empty text
    StatusLine(Words words, Function<PoolMoment, String> more) {
        this.words = words;
        this.more = more;
        label.getStyleClass().add(AppStyles.MUTED);
        getStyleClass().add(PoolStyles.STATUS);
        getChildren().add(label);
    }

    @Override
    public void show(PoolMoment moment) {
        Activity activity = moment.scene().activity();
        boolean sampled = moment.frame().event() == Event.SAMPLE;
        String kind = words.say(sampled ? "pool.status.sampled" : "pool.status.stepped");
        Pool pool = moment.pool();
        String exact = words.say(
                pool == null || pool.certainty() == Certainty.EXACT ? "pool.status.exact" : "pool.status.approximate");
        String text = kind + " · " + exact;
        if (!activity.workload().isEmpty()) {
            text += " · "
                    + words.say(
                            "pool.status.work",
                            activity.workload(),
                            grouped(activity.perSecond()),
                            grouped(activity.operations()),
                            grouped(activity.failed()),
                            grouped(activity.dropped()),
                            grouped(activity.pauseNanos() / 1000));
        }
        String also = more.apply(moment);
        label.setText(also.isEmpty() ? text : also + " · " + text);
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
