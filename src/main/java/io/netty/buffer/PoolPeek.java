package io.netty.buffer;

import java.lang.invoke.VarHandle;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

/// The reader of an arena from its own fields, at one moment.
///
/// It holds the lock of the arena, then of every subpage list, then of each chunk's runs, in Netty's own order, and
/// only copies numbers meanwhile.
final class PoolPeek implements ArenaReader {

    private static final VarHandle HEAD = Fields.field(PoolChunkList.class, "head");
    private static final VarHandle FREE_MIN = Fields.field(PoolChunkList.class, "freeMinThreshold");
    private static final VarHandle FREE_MAX = Fields.field(PoolChunkList.class, "freeMaxThreshold");
    private static final VarHandle SPARE = Fields.field(PoolArena.HeapArena.class, "lastDestroyedChunk");
    private static final VarHandle SUBPAGES = Fields.field(PoolChunk.class, "subpages");
    private static final VarHandle RUNS = Fields.field(PoolChunk.class, "runsAvail");
    private static final VarHandle RUNS_LOCK = Fields.field(PoolChunk.class, "runsAvailLock");
    private static final VarHandle QUEUE = Fields.field(IntPriorityQueue.class, "array");
    private static final VarHandle QUEUE_SIZE = Fields.field(IntPriorityQueue.class, "size");
    private static final VarHandle RUN_OFFSET = Fields.field(PoolSubpage.class, "runOffset");
    private static final VarHandle RUN_SIZE = Fields.field(PoolSubpage.class, "runSize");
    private static final VarHandle BITMAP = Fields.field(PoolSubpage.class, "bitmap");
    private static final VarHandle BITMAP_LENGTH = Fields.field(PoolSubpage.class, "bitmapLength");
    private static final VarHandle ELEMENTS = Fields.field(PoolSubpage.class, "maxNumElems");
    private static final VarHandle AVAILABLE = Fields.field(PoolSubpage.class, "numAvail");
    private static final VarHandle NEXT_AVAILABLE = Fields.field(PoolSubpage.class, "nextAvail");

    @Override
    public List<String> missing() {
        return List.of();
    }

    @Override
    public void read(PoolArenaMetric metric, ArenaRaw to) {
        PoolArena<?> arena = (PoolArena<?>) metric;
        to.clear();
        arena.lock();
        try {
            lockLists(arena);
            try {
                copy(arena, to);
            } finally {
                unlockLists(arena);
            }
        } finally {
            arena.unlock();
        }
    }

    private static void lockLists(PoolArena<?> arena) {
        for (PoolSubpage<?> head : arena.smallSubpagePools) {
            head.lock();
        }
    }

    private static void unlockLists(PoolArena<?> arena) {
        for (PoolSubpage<?> head : arena.smallSubpagePools) {
            head.unlock();
        }
    }

    private static void copy(PoolArena<?> arena, ArenaRaw to) {
        to.direct = arena.isDirect();
        to.spareBytes = spare(arena);
        List<PoolChunkListMetric> lists = arena.chunkLists();
        to.lists = lists.size();
        for (int i = 0; i < lists.size(); i++) {
            list((PoolChunkList<?>) lists.get(i), i, to);
        }
        for (PoolSubpage<?> head : arena.smallSubpagePools) {
            for (PoolSubpage<?> at = head.next; at != head; at = at.next) {
                to.listed(at);
            }
            to.listed(null);
        }
        MetricReader.counters(arena, to);
    }

    private static long spare(PoolArena<?> arena) {
        if (arena instanceof PoolArena.HeapArena heap && SPARE.get(heap) instanceof AtomicReference<?> kept) {
            return kept.get() instanceof PoolChunk<?> chunk ? chunk.chunkSize : 0;
        }
        return 0;
    }

    private static void list(PoolChunkList<?> list, int index, ArenaRaw to) {
        int at = index * ArenaRaw.LIST_NUMBERS;
        to.listNumbers[at] = list.minUsage();
        to.listNumbers[at + 1] = list.maxUsage();
        to.listNumbers[at + 2] = (int) FREE_MIN.get(list);
        to.listNumbers[at + 3] = (int) FREE_MAX.get(list);
        for (PoolChunk<?> chunk = (PoolChunk<?>) HEAD.get(list); chunk != null; chunk = chunk.next) {
            chunk(chunk, index, to);
        }
    }

    private static void chunk(PoolChunk<?> chunk, int list, ArenaRaw to) {
        to.chunk(chunk);
        to.put(list);
        to.put(identity(chunk));
        to.put(chunk.chunkSize);
        ReentrantLock lock = (ReentrantLock) RUNS_LOCK.get(chunk);
        lock.lock();
        try {
            to.put(chunk.freeBytes);
            to.put(MetricReader.usage(chunk.freeBytes, chunk.chunkSize));
            to.put(chunk.pinnedBytes());
            runs((IntPriorityQueue[]) RUNS.get(chunk), to);
        } finally {
            lock.unlock();
        }
        subpages((PoolSubpage<?>[]) SUBPAGES.get(chunk), chunk.pageShifts, to);
    }

    /// Address of a chunk's first byte, or identity hash code of its array.
    static long identity(PoolChunk<?> chunk) {
        return chunk.memory instanceof byte[] array ? System.identityHashCode(array) : chunk.memoryAddress();
    }

    private static void runs(IntPriorityQueue[] queues, ArenaRaw to) {
        int counted = to.length;
        to.put(0);
        for (IntPriorityQueue queue : queues) {
            int[] runs = (int[]) QUEUE.get(queue);
            int size = (int) QUEUE_SIZE.get(queue);
            for (int i = 1; i <= size; i++) {
                to.put(runs[i] & 0xFFFFFFFFL);
            }
        }
        to.tape[counted] = (long) to.length - counted - 1;
    }

    private static void subpages(PoolSubpage<?>[] all, int pageShifts, ArenaRaw to) {
        int counted = to.length;
        int before = to.subpageCount;
        to.put(0);
        for (PoolSubpage<?> subpage : all) {
            if (subpage != null) {
                subpage(subpage, pageShifts, to);
            }
        }
        to.tape[counted] = (long) to.subpageCount - before;
    }

    private static void subpage(PoolSubpage<?> subpage, int pageShifts, ArenaRaw to) {
        to.subpage(subpage);
        to.put((int) RUN_OFFSET.get(subpage));
        to.put((int) RUN_SIZE.get(subpage) >> pageShifts);
        to.put(subpage.elemSize);
        to.put((int) ELEMENTS.get(subpage));
        to.put((int) AVAILABLE.get(subpage));
        to.put((int) NEXT_AVAILABLE.get(subpage));
        long[] bitmap = (long[]) BITMAP.get(subpage);
        int words = (int) BITMAP_LENGTH.get(subpage);
        for (int i = 0; i < words; i++) {
            to.put(bitmap[i]);
        }
    }
}
