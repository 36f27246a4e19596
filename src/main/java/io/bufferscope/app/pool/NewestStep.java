package io.bufferscope.app.pool;

import io.bufferscope.app.scope.Player;
import io.bufferscope.trace.Trace;
import org.jspecify.annotations.Nullable;

/// The habit of going on to the newest step for as long as the newest is shown.
///
/// A session is followed from its beginning; what is shown in its place only from its end on.
final class NewestStep {

    private final Player player;
    private final PoolDesk desk;
    private @Nullable Trace followed;
    private long seen;

    NewestStep(Player player, PoolDesk desk) {
        this.player = player;
        this.desk = desk;
        player.onGrowth(this::grown);
    }

    private void grown() {
        long steps = player.ticks().size();
        Trace trace = player.trace();
        if (trace != null && !trace.equals(followed)) {
            followed = trace;
            seen = desk.asideProperty().get() ? steps : 0;
        }
        if (steps > seen && player.step() >= seen) {
            player.last();
        }
        seen = steps;
    }
}
