package io.bufferscope.probe.pool;

import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.FieldMap;
import io.netty.buffer.PooledByteBufAllocator;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// All that the player plays with: allocators, threads, buffers, a workload.
final class Stage {

    /// Name of the thread that does what names no thread.
    static final String PLAYER = "player";

    private final ChunkIds ids = new ChunkIds();
    private final Shelf shelf = new Shelf();
    private final Map<String, PlayerThread> threads = new LinkedHashMap<>();
    private final List<PoolWatch> pools = new ArrayList<>();
    private @Nullable PooledSetup setup;
    private @Nullable Work work;
    private int lastPool;
    private int lastThread;

    Stage() {
        addThread(PLAYER, true);
    }

    ChunkIds ids() {
        return ids;
    }

    Shelf shelf() {
        return shelf;
    }

    List<PoolWatch> pools() {
        return pools;
    }

    List<PlayerThread> threads() {
        return List.copyOf(threads.values());
    }

    PlayerThread addThread(String name, boolean fast) {
        PlayerThread thread = new PlayerThread(++lastThread, name, fast);
        threads.put(name, thread);
        return thread;
    }

    boolean hasThread(String name) {
        return threads.containsKey(name);
    }

    /// The thread with a name; the player's own for null.
    PlayerThread thread(@Nullable String name) throws ScriptProblem {
        PlayerThread thread = threads.get(name == null ? PLAYER : name);
        if (thread == null) {
            throw new ScriptProblem("there is no thread '" + name + "': make it by 'thread " + name + " fast'");
        }
        return thread;
    }

    void endThread(PlayerThread thread) throws InterruptedException {
        threads.remove(thread.name());
        thread.end();
    }

    /// The allocator that is in use; without a command that built one, the teaching pool.
    PoolWatch current() {
        if (pools.isEmpty()) {
            use(PooledSetup.teaching());
        }
        return pools.getLast();
    }

    /// Takes another allocator into use; those that no known buffer came from are no longer looked at.
    void use(PooledSetup other) {
        setup = other;
        PooledByteBufAllocator built = other.build();
        add(new PooledWatch(lastPool + 1, other, () -> built, ids, FieldMap.missingPooled()));
    }

    void useAdaptive(boolean preferDirect, boolean cachedMagazines) {
        setup = null;
        AdaptiveByteBufAllocator built = new AdaptiveByteBufAllocator(preferDirect, cachedMagazines);
        add(new AdaptiveWatch(
                lastPool + 1, preferDirect, cachedMagazines, () -> built, ids, FieldMap.missingAdaptive()));
    }

    void useUnpooled(boolean preferDirect) {
        setup = null;
        add(new UnpooledWatch(lastPool + 1, preferDirect));
    }

    private void add(PoolWatch watch) {
        lastPool++;
        pools.removeIf(pool -> !shelf.uses(pool));
        pools.add(watch);
    }

    /// How the pooled allocator in use was built; null if it is another.
    @Nullable
    PooledSetup setup() {
        current();
        return setup;
    }

    @Nullable
    Work work() {
        return work;
    }

    void work(@Nullable Work other) {
        work = other;
    }
}
