package io.netty.buffer;

import java.util.List;

/// The reader of an arena from its public metrics, for a version of Netty whose fields are others: chunks and their
/// lists, but neither runs nor subpages.
///
/// @param missing the fields that this version does not have
record MetricReader(List<String> missing) implements ArenaReader {

    @Override
    public void read(PoolArenaMetric arena, ArenaRaw to) {
        to.clear();
        to.spareBytes = 0;
        List<PoolChunkListMetric> lists = arena.chunkLists();
        to.lists = lists.size();
        for (int i = 0; i < lists.size(); i++) {
            list(lists.get(i), i, to);
        }
        counters(arena, to);
    }

    private static void list(PoolChunkListMetric list, int index, ArenaRaw to) {
        int at = index * ArenaRaw.LIST_NUMBERS;
        to.listNumbers[at] = list.minUsage();
        to.listNumbers[at + 1] = list.maxUsage();
        to.listNumbers[at + 2] = -1;
        to.listNumbers[at + 3] = -1;
        for (PoolChunkMetric chunk : list) {
            to.chunk(chunk);
            to.put(index);
            to.put(-1);
            to.put(chunk.chunkSize());
            to.put(chunk.freeBytes());
            to.put(usage(chunk.freeBytes(), chunk.chunkSize()));
            to.put(-1);
            to.put(0);
            to.put(0);
        }
    }

    /// What Netty counts in an arena.
    static void counters(PoolArenaMetric arena, ArenaRaw to) {
        to.threads = arena.numThreadCaches();
        to.counters[0] = arena.numSmallAllocations();
        to.counters[1] = arena.numSmallDeallocations();
        to.counters[2] = arena.numNormalAllocations();
        to.counters[3] = arena.numNormalDeallocations();
        to.counters[4] = arena.numHugeAllocations();
        to.counters[5] = arena.numHugeDeallocations();
        to.counters[6] = arena.numChunkAllocations();
        to.counters[7] = arena.numChunkDeallocations();
        to.counters[8] = arena.numActiveBytes();
        to.counters[9] = to.counters[8] - pooledBytes(to);
    }

    private static long pooledBytes(ArenaRaw raw) {
        long bytes = 0;
        for (int i = 0; i < raw.chunkCount; i++) {
            bytes += raw.chunks[i] instanceof PoolChunkMetric chunk ? chunk.chunkSize() : 0;
        }
        return bytes;
    }

    /// Per cent of a chunk in use, by Netty's own rule: 100 only if nothing is free.
    static int usage(int freeBytes, int size) {
        if (freeBytes == 0) {
            return 100;
        }
        int free = (int) (freeBytes * 100L / size);
        return free == 0 ? 99 : 100 - free;
    }
}
