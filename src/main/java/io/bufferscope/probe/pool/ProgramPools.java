package io.bufferscope.probe.pool;

import io.bufferscope.trace.OpWriter;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.Peek;
import io.netty.buffer.SettingsPeek;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/// The watch over the pooling allocators that a program uses by itself.
///
/// A step asks [#note] of each object that took part in it; where one of them was allocated, released or moved, or
/// an allocator itself was called, [#read] takes a snapshot and [#write] writes it into the step. Where snapshots
/// would take more than their share of the time the state stays as it is and is marked as approximate, until one can
/// be taken again. Used by one thread at a time; it keeps neither allocators nor buffers nor threads alive.
public final class ProgramPools {

    /// What is to be written into a step.
    public enum Look {
        /// Nothing.
        NONE,
        /// That the state is not up to date.
        OLD,
        /// A snapshot.
        NEW
    }

    private final ChunkIds ids = new ChunkIds();
    private final PartStore store = new PartStore();
    private final Places places = new Places(ids);
    private final ProgramBuffers buffers = new ProgramBuffers();
    private final ProgramThreads threads = new ProgramThreads();
    private final ProgramWatches watches = new ProgramWatches(ids);
    private final MemoryWriter memory = new MemoryWriter();
    private final SnapshotBudget budget = new SnapshotBudget();

    /// The allocators of the snapshot that is being taken.
    private List<ProgramWatches.Held> shown = List.of();

    /// The allocators that the host knows.
    private List<PoolWatch> written = List.of();

    private int generation;
    private boolean changed;
    private boolean old;

    /// Looks at an object that took part in a call.
    ///
    /// @param object a buffer or an allocator of Netty's own; any other is passed over
    /// @param thread number of the calling thread
    public void note(@Nullable Object object, int thread) {
        if (object instanceof ByteBuf buffer) {
            note(buffer, thread);
        } else if (object instanceof ByteBufAllocator allocator && SettingsPeek.isPool(allocator)) {
            changed |= watches.known(allocator);
        }
    }

    private void note(ByteBuf buffer, int thread) {
        ByteBuf core = Peek.core(buffer);
        if (!Peek.trusted(core)) {
            return;
        }
        ByteBuf root = Peek.root(core);
        if (!Peek.pooled(root)) {
            changed |= watches.any() && Peek.composite(core);
            return;
        }
        ProgramBuffer known = buffers.find(root);
        if (known == null && root.refCnt() > 0) {
            known = appear(root, buffer, thread);
        }
        changed |= known != null && known.changed(root);
    }

    private @Nullable ProgramBuffer appear(ByteBuf root, ByteBuf met, int thread) {
        ByteBufAllocator allocator = SettingsPeek.pool(root);
        return allocator == null ? null : buffers.add(watches.of(allocator), thread, root, met);
    }

    /// Takes a snapshot if something has changed and there is time for it.
    ///
    /// @param thread number of the calling thread
    public Look read(int thread, String name) {
        if (!changed) {
            return Look.NONE;
        }
        long begin = System.nanoTime();
        if (!budget.allows(begin)) {
            return old ? Look.NONE : Look.OLD;
        }
        shown = watches.live();
        threads.begin(thread, name);
        places.clear();
        shown.forEach(pool -> pool.watch().meet(threads.current()));
        shown.forEach(pool -> pool.watch().read(threads.all()));
        buffers.read(places, ids);
        threads.end();
        budget.spend(System.nanoTime() - begin);
        return Look.NEW;
    }

    /// Writes what [#read] has read.
    ///
    /// @param ops where
    /// @param now another number than the last time if what was written since may not have arrived
    /// @param contended whether other threads came to their next steps meanwhile
    /// @param tapes gives the number of the tape of a buffer, or 0
    public void write(OpWriter ops, int now, boolean contended, ToIntFunction<Object> tapes) {
        long begin = System.nanoTime();
        if (generation != now) {
            generation = now;
            store.forget();
        }
        store.begin(ops);
        boolean quiet = threads.quiet() && !contended;
        shown.forEach(pool -> write(pool.watch(), quiet));
        buffers.write(store, tapes);
        memory.write(store);
        store.end();
        written = shown.stream().map(ProgramWatches.Held::watch).toList();
        places.clear();
        shown = List.of();
        changed = false;
        old = false;
        budget.spend(System.nanoTime() - begin);
    }

    private void write(PoolWatch pool, boolean quiet) {
        pool.write(store, places, quiet && !pool.strangers());
    }

    /// Writes that the state is no longer up to date.
    public void writeOld(OpWriter ops) {
        store.amend(ops);
        written.forEach(pool -> pool.counters(store, false));
        old = true;
    }

    /// Takes it that nothing written before has arrived, as something failed.
    public void failed() {
        store.forget();
    }

    /// Writes that no allocator is watched any more.
    public void close(OpWriter ops) {
        store.begin(ops);
        store.end();
    }
}
