package io.netty.buffer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The fields of Netty's allocators that the accessors read, so that another version of Netty is noticed before it is
/// read wrongly.
public final class FieldMap {

    /// Fields that the state of a `PooledByteBufAllocator` is read from, as `class.field`.
    static final List<String> POOLED = List.of(
            "PoolArena.smallSubpagePools",
            "PoolArena.sizeClass",
            "PoolArena$HeapArena.lastDestroyedChunk",
            "PoolChunk.arena",
            "PoolChunk.memory",
            "PoolChunk.unpooled",
            "PoolChunk.runsAvail",
            "PoolChunk.runsAvailLock",
            "PoolChunk.subpages",
            "PoolChunk.freeBytes",
            "PoolChunk.next",
            "PoolChunkList.head",
            "PoolChunkList.freeMinThreshold",
            "PoolChunkList.freeMaxThreshold",
            "PoolSubpage.elemSize",
            "PoolSubpage.runOffset",
            "PoolSubpage.runSize",
            "PoolSubpage.bitmap",
            "PoolSubpage.bitmapLength",
            "PoolSubpage.maxNumElems",
            "PoolSubpage.numAvail",
            "PoolSubpage.nextAvail",
            "PoolSubpage.next",
            "IntPriorityQueue.array",
            "IntPriorityQueue.size",
            "PoolThreadCache.heapArena",
            "PoolThreadCache.directArena",
            "PoolThreadCache.smallSubPageHeapCaches",
            "PoolThreadCache.smallSubPageDirectCaches",
            "PoolThreadCache.normalHeapCaches",
            "PoolThreadCache.normalDirectCaches",
            "PoolThreadCache.allocations",
            "PoolThreadCache.freeSweepAllocationThreshold",
            "PoolThreadCache$MemoryRegionCache.size",
            "PoolThreadCache$MemoryRegionCache.queue",
            "PoolThreadCache$MemoryRegionCache.allocations",
            "PoolThreadCache$MemoryRegionCache$Entry.chunk",
            "PoolThreadCache$MemoryRegionCache$Entry.handle",
            "PooledByteBufAllocator.threadCache",
            "PooledByteBufAllocator$PoolThreadLocalCache.useCacheForAllThreads",
            "AbstractByteBufAllocator.directByDefault",
            "SizeClasses.pageSize",
            "SizeClasses.directMemoryCacheAlignment",
            "PooledByteBuf.chunk",
            "PooledByteBuf.handle",
            "PooledByteBuf.offset",
            "PooledByteBuf.maxLength",
            "PooledByteBuf.cache");

    /// Fields that the state of an `AdaptiveByteBufAllocator` is read from, as `class.field`.
    static final List<String> ADAPTIVE = List.of(
            "AdaptiveByteBufAllocator.heap",
            "AdaptiveByteBufAllocator.direct",
            "AdaptivePoolingAllocator.sizeClassedMagazineGroups",
            "AdaptivePoolingAllocator.largeBufferMagazineGroup",
            "AdaptivePoolingAllocator.threadLocalGroup",
            "AdaptivePoolingAllocator.IS_LOW_MEM",
            "AdaptivePoolingAllocator$1.val$useCacheForNonEventLoopThreads",
            "AbstractByteBufAllocator.directByDefault",
            "AdaptivePoolingAllocator$MagazineGroup.magazines",
            "AdaptivePoolingAllocator$MagazineGroup.threadLocalMagazine",
            "AdaptivePoolingAllocator$MagazineGroup.chunkCache",
            "AdaptivePoolingAllocator$Magazine.current",
            "AdaptivePoolingAllocator$Magazine.nextInLine",
            "AdaptivePoolingAllocator$Magazine.allocationLock",
            "AdaptivePoolingAllocator$Chunk.delegate",
            "AdaptivePoolingAllocator$Chunk.pooled",
            "AdaptivePoolingAllocator$SizeClassedChunk.segments",
            "AdaptivePoolingAllocator$SizeClassedChunk.segmentSize",
            "AdaptivePoolingAllocator$SizeClassedChunk.externalFreeList",
            "AdaptivePoolingAllocator$SizeClassedChunk.localFreeList",
            "AdaptivePoolingAllocator$SizeClassedChunk.purgeEpoch",
            "AdaptivePoolingAllocator$IntStack.stack",
            "AdaptivePoolingAllocator$IntStack.top",
            "AdaptivePoolingAllocator$BuddyChunk.buddies",
            "AdaptivePoolingAllocator$BuddyChunk.freeList",
            "AdaptivePoolingAllocator$AdaptiveByteBuf.chunk",
            "AdaptivePoolingAllocator$AdaptiveByteBuf.startIndex",
            "AdaptivePoolingAllocator$AdaptiveByteBuf.maxFastCapacity",
            "AdaptivePoolingAllocator$ThreadLocalSizeClassedChunkCache.chunks",
            "AdaptivePoolingAllocator$SharedSizeClassedChunkCache.queue",
            "AdaptivePoolingAllocator$ConcurrentSkipListChunkCache.chunks");

    private FieldMap() {}

    /// The fields for pooled allocators that this version of Netty does not have.
    public static List<String> missingPooled() {
        return missing(POOLED);
    }

    /// The fields for adaptive allocators that this version of Netty does not have.
    public static List<String> missingAdaptive() {
        return missing(ADAPTIVE);
    }

    static List<String> missing(List<String> names) {
        List<String> missing = new ArrayList<>();
        for (String name : names) {
            if (!exists(name)) {
                missing.add(name);
            }
        }
        return List.copyOf(missing);
    }

    private static boolean exists(String name) {
        int dot = name.lastIndexOf('.');
        try {
            Class<?> owner =
                    Class.forName("io.netty.buffer." + name.substring(0, dot), false, FieldMap.class.getClassLoader());
            return Arrays.stream(owner.getDeclaredFields())
                    .anyMatch(field -> field.getName().equals(name.substring(dot + 1)));
        } catch (ReflectiveOperationException | LinkageError otherVersion) {
            return false;
        }
    }
}
