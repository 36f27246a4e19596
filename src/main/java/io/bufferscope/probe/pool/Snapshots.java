package io.bufferscope.probe.pool;

import io.bufferscope.trace.OpWriter;
import io.bufferscope.trace.PartWriter;
import io.bufferscope.trace.PoolPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The taker of snapshots: reads everything while the threads wait, and writes what has changed afterwards.
final class Snapshots {

    private final Stage stage;
    private final PartStore store;
    private final OpWriter ops;
    private final Places places;
    private final List<Held> worked = new ArrayList<>();
    private final MemoryWriter memory = new MemoryWriter();
    private Work.@Nullable Figures figures;

    Snapshots(Stage stage, OpWriter ops) {
        this.stage = stage;
        store = new PartStore();
        this.ops = ops;
        places = new Places(stage.ids());
    }

    /// Reads the state; nobody may use the allocators meanwhile if it is to be exact.
    ///
    /// @param running whether the workload runs on afterwards
    void read(boolean running) {
        places.clear();
        worked.clear();
        List<PlayerThread> threads = stage.threads();
        stage.pools().forEach(pool -> pool.read(threads));
        stage.shelf().all().forEach(held -> held.read(places, stage.ids()));
        Work work = stage.work();
        figures = work == null ? null : work.figures(running);
        if (work != null && running) {
            work.read(places);
        } else if (work != null) {
            work.list(worked);
            worked.forEach(held -> held.read(places, stage.ids()));
        }
    }

    /// Writes what was read.
    ///
    /// @param dropped samples that were left out so far
    /// @param pauseNanos how long the threads waited
    void write(long dropped, long pauseNanos) {
        store.begin(ops);
        stage.pools().forEach(pool -> pool.write(store, places, true));
        stage.shelf().all().forEach(held -> held.write(store));
        worked.forEach(held -> held.write(store));
        memory.write(store);
        if (figures != null) {
            activity(figures, dropped, pauseNanos);
        }
        store.end();
    }

    /// Everything that was written and still holds.
    Map<PoolPart.Key, byte[]> parts() {
        return store.all();
    }

    private void activity(Work.Figures work, long dropped, long pauseNanos) {
        PartWriter part = store.part();
        part.text(work.name())
                .flag(work.running())
                .u(work.operations())
                .u(work.perSecond())
                .u(work.failed());
        part.u(work.live()).u(work.bytes()).u(dropped).flag(!work.running()).u(work.running() ? pauseNanos : 0);
        store.put(PoolPart.ACTIVITY, 0, 0, 0, part);
    }
}
