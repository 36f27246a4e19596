package io.bufferscope.app.pool;

import io.bufferscope.app.scope.Moment;
import io.bufferscope.app.scope.Player;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Output;
import io.bufferscope.trace.Trace;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The question what Netty itself says of its allocator (`dumpStats()`), which only the living allocator can answer.
///
/// JavaFX thread only.
final class StatsQuestion {

    private static final String COMMAND = "stats";

    private final PoolDesk desk;
    private final Player player;
    private @Nullable Waiting waiting;

    /// Who waits for an answer.
    private record Waiting(Trace trace, long after, Consumer<String> taker) {}

    StatsQuestion(PoolDesk desk, Player player) {
        this.desk = desk;
        this.player = player;
        player.onGrowth(this::grown);
    }

    /// Whether the answer can be had for a moment: it was asked there, or it is the newest of a session that lives.
    boolean canAnswer(Moment moment) {
        return asked(moment.frame())
                || (desk.openProperty().get() && !desk.asideProperty().get() && player.atEnd());
    }

    /// Has the answer given; asks the living allocator, which makes a step, unless the moment holds it already.
    void ask(Moment moment, Consumer<String> taker) {
        if (asked(moment.frame())) {
            taker.accept(said(moment.frame()));
        } else {
            waiting = new Waiting(moment.trace(), moment.trace().steps(), taker);
            desk.send(COMMAND);
            grown();
        }
    }

    private void grown() {
        Waiting now = waiting;
        if (now == null) {
            return;
        }
        if (!now.trace().equals(player.trace())) {
            waiting = null;
            return;
        }
        for (long step = now.after() + 1; step <= now.trace().steps(); step++) {
            Frame frame = now.trace().frame(step);
            if (asked(frame)) {
                waiting = null;
                now.taker().accept(said(frame));
                return;
            }
        }
    }

    private static boolean asked(Frame frame) {
        return COMMAND.equals(frame.command());
    }

    private static String said(Frame frame) {
        return frame.output().stream().map(Output::text).collect(Collectors.joining());
    }
}
