package io.bufferscope.probe.pool;

import io.bufferscope.trace.OpWriter;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/// Measurements of watching allocators, for the benchmark of that name.
public final class PoolSpeed {

    private static final long TICK = 1_000_000_000 / 30;

    private PoolSpeed() {}

    /// Times of one snapshot of 8 chunks with 1,500 subpages.
    ///
    /// @return sorted nanoseconds: of reading under Netty's locks, and of reading and writing what has changed
    public static long[][] snapshots(int count) {
        PooledSetup setup = new PooledSetup("", true, 0, 1, 8192, 9, 0, 0, false, 0);
        PooledByteBufAllocator allocator = setup.build();
        ChunkIds ids = new ChunkIds();
        PooledWatch watch = new PooledWatch(1, setup, () -> allocator, ids, List.of());
        List<ByteBuf> live = filled(allocator);
        SplittableRandom random = new SplittableRandom(1);
        OpWriter ops = new OpWriter(1 << 20);
        PartStore store = new PartStore();
        Places places = new Places(ids);
        long[][] times = new long[2][count];
        for (int i = 0; i < count; i++) {
            for (int k = 0; k < 50; k++) {
                int at = random.nextInt(live.size());
                int size = live.get(at).capacity();
                live.get(at).release();
                live.set(at, allocator.directBuffer(size));
            }
            long begin = System.nanoTime();
            watch.read(List.of());
            times[0][i] = System.nanoTime() - begin;
            store.begin(ops);
            watch.write(store, places, true);
            store.end();
            times[1][i] = System.nanoTime() - begin;
            ops.clear();
        }
        live.forEach(ByteBuf::release);
        Arrays.sort(times[0]);
        Arrays.sort(times[1]);
        return times;
    }

    /// Eight chunks of 512 pages: 1,500 pages in subpages, the rest in runs.
    private static List<ByteBuf> filled(PooledByteBufAllocator allocator) {
        List<ByteBuf> live = new ArrayList<>();
        for (int i = 0; i < 1500; i++) {
            live.add(allocator.directBuffer(8192 / (1 + i % 2)));
            if (i % 2 == 1) {
                live.add(allocator.directBuffer(4096));
            }
        }
        while (allocator.metric().directArenas().getFirst().numActiveChunks() <= 8) {
            live.add(allocator.directBuffer(40 * 1024));
        }
        live.removeLast().release();
        return live;
    }

    /// Operations a second of a workload, in turns unwatched and watched at 30 snapshots a second.
    ///
    /// @return of each turn: operations a second unwatched, watched, and the share of time for which the workload's
    ///     thread was held
    public static double[][] throughput(int turns, double seconds) throws Exception {
        Stage stage = new Stage();
        PlayerThread thread = stage.addThread("work-1", true);
        stage.use(PooledSetup.defaults());
        WorkPlan plan = new WorkPlanner(Map.of(), stage.setup()).plan(new Command.Start("http", null, Map.of()));
        Work work = new Work(plan, stage.current(), List.of(thread));
        stage.work(work);
        OpWriter ops = new OpWriter(1 << 20);
        Snapshots snapshots = new Snapshots(stage, ops);
        double[][] rates = new double[3][turns];
        long[] held = new long[1];
        warmUp(work, snapshots, ops);
        turn(work, null, ops, 2 * seconds, held);
        for (int i = 0; i < turns; i++) {
            rates[0][i] = turn(work, null, ops, seconds, held);
            held[0] = 0;
            rates[1][i] = turn(work, snapshots, ops, seconds, held);
            rates[2][i] = held[0] / 1e9 / seconds;
        }
        return rates;
    }

    /// Looks so often that the code of looking is compiled, as it is after a minute of watching.
    private static void warmUp(Work work, Snapshots snapshots, OpWriter ops) throws Exception {
        work.begin();
        for (int i = 0; i < 3_000; i++) {
            Thread.sleep(1);
            work.hold();
            snapshots.read(true);
            work.letGo();
            snapshots.write(0, 0);
            ops.clear();
        }
        work.pause();
    }

    private static double turn(Work work, Snapshots snapshots, OpWriter ops, double seconds, long[] held)
            throws Exception {
        long before = work.figures(true).operations();
        long begin = System.nanoTime();
        work.begin();
        for (long tick = begin + TICK; System.nanoTime() - begin < seconds * 1e9; tick += TICK) {
            Thread.sleep(Math.max(0, (tick - System.nanoTime()) / 1_000_000));
            if (snapshots != null) {
                long stop = System.nanoTime();
                work.hold();
                snapshots.read(true);
                work.letGo();
                held[0] += System.nanoTime() - stop;
                snapshots.write(0, 0);
                ops.clear();
            }
        }
        work.pause();
        return (work.figures(true).operations() - before) / ((System.nanoTime() - begin) / 1e9);
    }
}
