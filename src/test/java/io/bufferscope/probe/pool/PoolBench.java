package io.bufferscope.probe.pool;

import io.bufferscope.trace.OpWriter;
import io.bufferscope.trace.PoolOps;
import io.bufferscope.trace.pool.PoolScene;
import io.netty.buffer.ByteBuf;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.Function;

/// One watched allocator, threads that use it, and the buffers that are live, for tests.
final class PoolBench implements AutoCloseable {

    /// Allocators that must not be collected together with the caches of ended threads: Netty's finalizers of both free
    /// the same chunks, in any order.
    static final List<Object> KEPT = Collections.synchronizedList(new ArrayList<>());

    final List<PlayerThread> threads = new ArrayList<>();
    final List<Held> live = new ArrayList<>();
    final PoolWatch watch;

    private final PoolRig rig = new PoolRig();
    private final ChunkIds ids = new ChunkIds();
    private final OpWriter ops = new OpWriter(1 << 16);
    private final PartStore store = new PartStore();
    private final Places places = new Places(ids);
    private final SplittableRandom random;
    private int last;

    PoolBench(long seed, Function<ChunkIds, PoolWatch> watch) throws IOException {
        random = new SplittableRandom(seed);
        this.watch = watch.apply(ids);
        KEPT.add(this.watch.allocator());
        for (int i = 1; i <= 3; i++) {
            threads.add(new PlayerThread(i, "t" + i, i < 3));
        }
        for (PlayerThread thread : threads) {
            ops.newThread(thread.number(), false, thread.name());
            ops.enter(0);
        }
    }

    /// Does one random thing.
    ///
    /// @param largest bytes of the largest buffer
    void operate(int largest) throws InterruptedException {
        PlayerThread thread = threads.get(random.nextInt(threads.size()));
        int kind = random.nextInt(100);
        if (live.isEmpty() || kind < 50 && live.size() < 120) {
            allocate(thread, size(largest), random.nextBoolean());
        } else if (kind < 90) {
            release(live.get(random.nextInt(live.size())), thread);
        } else {
            Held held = live.get(random.nextInt(live.size()));
            int size = size(largest);
            run(thread, () -> held.buffer().capacity(size));
        }
    }

    private int size(int largest) {
        int most = random.nextInt(4) == 0 ? largest : Math.min(largest, 1 << random.nextInt(4, 15));
        return 1 + random.nextInt(most);
    }

    void allocate(PlayerThread thread, int size, boolean direct) throws InterruptedException {
        run(thread, () -> {
            ByteBuf buffer = direct
                    ? watch.allocator().directBuffer(size)
                    : watch.allocator().heapBuffer(size);
            live.add(new Held(++last, "b" + last, watch, size, thread, 0, buffer));
            return null;
        });
    }

    void release(Held held, PlayerThread thread) throws InterruptedException {
        run(thread, () -> held.buffer().release());
        live.remove(held);
    }

    void releaseAll() throws InterruptedException {
        for (Held held : List.copyOf(live)) {
            release(held, threads.get(random.nextInt(threads.size())));
        }
    }

    /// Trims twice, as the first time keeps as many entries as were used lately.
    void trimAll() throws InterruptedException {
        for (PlayerThread thread : threads) {
            run(thread, watch::trim);
            run(thread, watch::trim);
        }
    }

    private void run(PlayerThread thread, Callable<?> task) throws InterruptedException {
        Throwable thrown = thread.run(() -> {
            Object result = task.call();
            watch.meet(thread);
            return result;
        });
        if (thrown != null) {
            throw new AssertionError(thrown);
        }
    }

    /// What the trace has after a snapshot of now.
    PoolScene snapshot() throws IOException {
        places.clear();
        watch.read(threads);
        live.forEach(held -> held.read(places, ids));
        store.begin(ops);
        watch.write(store, places, true);
        live.forEach(held -> held.write(store));
        store.end();
        ops.thread(1);
        new PoolOps(ops).sample(0);
        return rig.append(ops).pools();
    }

    PoolRig rig() {
        return rig;
    }

    @Override
    public void close() throws IOException {
        for (PlayerThread thread : threads) {
            try {
                thread.end();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        rig.close();
    }
}
