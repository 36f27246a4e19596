package io.bufferscope.probe.pool;

import io.bufferscope.trace.PartWriter;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.PooledByteBufAllocatorMetric;
import io.netty.buffer.SettingsPeek;
import io.netty.util.internal.SystemPropertyUtil;

/// How a `PooledByteBufAllocator` is built.
///
/// @param label preset or empty
/// @param pageSize a power of two from 4096
/// @param maxOrder 0 to 14
record PooledSetup(
        String label,
        boolean preferDirect,
        int heapArenas,
        int directArenas,
        int pageSize,
        int maxOrder,
        int smallCache,
        int normalCache,
        boolean cacheForAll,
        int alignment) {

    /// Chunks of 64 KiB, so that all of one is seen at once.
    static PooledSetup teaching() {
        return new PooledSetup("teaching", true, 1, 1, 4096, 4, 16, 8, true, 0);
    }

    /// What Netty chooses on this machine.
    static PooledSetup defaults() {
        return new PooledSetup(
                "defaults",
                PooledByteBufAllocator.defaultPreferDirect(),
                PooledByteBufAllocator.defaultNumHeapArena(),
                PooledByteBufAllocator.defaultNumDirectArena(),
                PooledByteBufAllocator.defaultPageSize(),
                PooledByteBufAllocator.defaultMaxOrder(),
                PooledByteBufAllocator.defaultSmallCacheSize(),
                PooledByteBufAllocator.defaultNormalCacheSize(),
                PooledByteBufAllocator.defaultUseCacheForAllThreads(),
                0);
    }

    /// The configuration that an article recommends for servers.
    static PooledSetup server() {
        return new PooledSetup(
                "server", true, 16, 16, 8192, 11, 256, 1024, PooledByteBufAllocator.defaultUseCacheForAllThreads(), 0);
    }

    /// How somebody else built one.
    static PooledSetup of(PooledByteBufAllocator allocator) {
        PooledByteBufAllocatorMetric metric = allocator.metric();
        int page = Math.max(1, SettingsPeek.pageSize(allocator));
        return new PooledSetup(
                "",
                SettingsPeek.preferDirect(allocator),
                metric.numHeapArenas(),
                metric.numDirectArenas(),
                page,
                Integer.numberOfTrailingZeros(Math.max(1, metric.chunkSize() / page)),
                metric.smallCacheSize(),
                metric.normalCacheSize(),
                SettingsPeek.cacheForAllThreads(allocator),
                SettingsPeek.alignment(allocator));
    }

    /// Builds it.
    ///
    /// @throws IllegalArgumentException if Netty refuses a number
    PooledByteBufAllocator build() {
        return new PooledByteBufAllocator(
                preferDirect,
                heapArenas,
                directArenas,
                pageSize,
                maxOrder,
                smallCache,
                normalCache,
                cacheForAll,
                alignment);
    }

    /// Bytes of a chunk.
    int chunkSize() {
        return pageSize << maxOrder;
    }

    int maxCachedCapacity() {
        return SystemPropertyUtil.getInt("io.netty.allocator.maxCachedBufferCapacity", 32 * 1024);
    }

    void write(PartWriter part, PooledByteBufAllocatorMetric metric) {
        part.flag(preferDirect).u(metric.numHeapArenas()).u(metric.numDirectArenas());
        part.u(pageSize).u(maxOrder).u(metric.chunkSize());
        part.u(metric.smallCacheSize()).u(metric.normalCacheSize()).u(maxCachedCapacity());
        part.u(SystemPropertyUtil.getInt("io.netty.allocator.cacheTrimInterval", 8192));
        part.flag(cacheForAll).u(alignment);
    }

    /// Number of size classes that live in subpages.
    int smallClasses(PoolArenaMetric arena, int count) {
        return Math.min(arena.numSmallSubpages(), count);
    }
}
