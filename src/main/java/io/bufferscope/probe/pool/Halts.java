package io.bufferscope.probe.pool;

import io.bufferscope.trace.PoolFold;
import io.bufferscope.trace.PoolPart;
import io.bufferscope.trace.pool.PoolScene;
import io.bufferscope.trace.pool.stop.Meeting;
import io.bufferscope.trace.pool.stop.StopCondition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The conditions at which a workload stops, asked at each look as long as there are any.
final class Halts {

    private final List<StopCondition> conditions = new ArrayList<>();
    private final PoolFold fold = new PoolFold();
    private @Nullable PoolScene before;

    /// Waits for a condition more; for none any more if it is null.
    void waitFor(@Nullable StopCondition condition) {
        if (condition == null) {
            conditions.clear();
            before = null;
        } else if (!conditions.contains(condition)) {
            conditions.add(condition);
        }
    }

    /// Whether anything is waited for.
    boolean active() {
        return !conditions.isEmpty();
    }

    /// What met a condition since the look before, in a sentence; null if nothing did.
    ///
    /// @param parts what the host knows now
    @Nullable
    String look(Map<PoolPart.Key, byte[]> parts, @Nullable Throwable thrown) {
        PoolScene last = before;
        PoolScene now = fold.scene(parts);
        before = now;
        if (last == null) {
            return null;
        }
        for (StopCondition condition : conditions) {
            Meeting met = condition.met(
                    last, now, thrown == null ? null : thrown.getClass().getName());
            if (met != null) {
                return sentence(condition, met);
            }
        }
        return null;
    }

    private static String sentence(StopCondition condition, Meeting met) {
        String where = met.between()
                ? " It happened between two looks, somewhere in " + met.operations()
                        + " operations; 'step' looks after each."
                : "";
        return "Stop when " + condition.text() + ": " + what(met) + "." + where;
    }

    private static String what(Meeting met) {
        List<Object> of = met.arguments();
        return switch (met.what()) {
            case CROSSED ->
                "chunk " + of.get(0) + " moved from " + of.get(1) + " to " + of.get(2) + " at " + of.get(3) + " % used";
            case MADE -> "chunk " + of.get(0) + " of " + of.get(1) + " B was made";
            case MADE_AND_GONE -> "a chunk was made and is gone already";
            case DESTROYED -> "chunk " + of.get(0) + " was destroyed";
            case DESTROYED_UNSEEN -> "a chunk was made and destroyed between two looks";
            case NOT_SEEN -> "chunk " + of.get(0) + " is not seen any more: destroyed, or held by unknown buffers only";
            case MISSED -> "allocations that the cache of thread " + of.get(0) + " could not serve: " + of.get(1);
            case RELEASED -> "the reference count of " + of.get(0) + " came to 0";
            case REFUSED -> of.get(0) + " was thrown";
            case FAILED -> "allocations of the workload that threw: " + of.get(0);
            case REACHED -> of.get(0) + " B are reserved, the limit is " + of.get(1) + " B";
        };
    }
}
