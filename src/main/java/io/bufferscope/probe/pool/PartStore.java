package io.bufferscope.probe.pool;

import io.bufferscope.trace.OpWriter;
import io.bufferscope.trace.PartWriter;
import io.bufferscope.trace.PoolOps;
import io.bufferscope.trace.PoolPart;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The parts that the host knows: only what differs from them is written.
final class PartStore {

    private static final byte[] NOTHING = {};

    private final Map<PoolPart.Key, Known> known = new HashMap<>();
    private final PartWriter scratch = new PartWriter();
    private @Nullable PoolOps ops;
    private int round;

    /// Begins a snapshot, in which every part that is still there must be put.
    ///
    /// @param out where it is written
    void begin(OpWriter out) {
        round++;
        amend(out);
    }

    /// Goes on with the last snapshot.
    void amend(OpWriter out) {
        ops = new PoolOps(out);
    }

    /// Forgets what the host knows, as it may not have arrived.
    void forget() {
        for (Map.Entry<PoolPart.Key, Known> entry : known.entrySet()) {
            entry.getValue().gone = true;
            entry.setValue(new Known(NOTHING, 0));
        }
    }

    private PoolOps ops() {
        return Objects.requireNonNull(ops);
    }

    /// An empty writer for the next part.
    PartWriter part() {
        scratch.clear();
        return scratch;
    }

    /// Puts a part.
    ///
    /// @return what [#keep] takes as long as the part does not change
    Known put(int kind, int a, int b, int c, PartWriter part) {
        PoolPart.Key key = new PoolPart.Key(kind, a, b, c);
        Known before = known.get(key);
        if (before != null && part.holds(before.bytes)) {
            before.round = round;
            return before;
        }
        byte[] bytes = part.toArray();
        ops().part(key, bytes);
        Known now = new Known(bytes, round);
        known.put(key, now);
        return now;
    }

    /// Puts a part again that has not changed; false if the host has forgotten it.
    boolean keep(Known part) {
        part.round = round;
        return !part.gone;
    }

    /// The bytes of every part, by its key; the same array as long as a part has not changed.
    Map<PoolPart.Key, byte[]> all() {
        Map<PoolPart.Key, byte[]> all = new HashMap<>();
        known.forEach((key, part) -> all.put(key, part.bytes));
        return all;
    }

    /// Ends a snapshot: what was not put is gone.
    void end() {
        for (Iterator<Map.Entry<PoolPart.Key, Known>> all = known.entrySet().iterator(); all.hasNext(); ) {
            Map.Entry<PoolPart.Key, Known> entry = all.next();
            if (entry.getValue().round != round) {
                ops().gone(entry.getKey());
                entry.getValue().gone = true;
                all.remove();
            }
        }
    }

    /// A part that the host knows.
    static final class Known {

        private final byte[] bytes;
        private int round;
        private boolean gone;

        Known(byte[] bytes, int round) {
            this.bytes = bytes;
            this.round = round;
        }
    }
}
