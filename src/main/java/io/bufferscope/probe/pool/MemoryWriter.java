package io.bufferscope.probe.pool;

import io.bufferscope.trace.PartWriter;
import io.bufferscope.trace.PoolPart;
import io.netty.util.internal.PlatformDependent;
import java.io.IOException;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The asker of all who count the memory of this process.
final class MemoryWriter {

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String RESIDENT = "VmRSS:";

    private final List<BufferPoolMXBean> pools = ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class);

    void write(PartStore store) {
        PartWriter part = store.part();
        MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        part.z(heap.getUsed()).z(heap.getCommitted()).z(heap.getMax());
        pool(part, "direct");
        pool(part, "mapped");
        part.z(PlatformDependent.usedDirectMemory()).z(PlatformDependent.maxDirectMemory());
        part.z(resident());
        store.put(PoolPart.MEMORY, 0, 0, 0, part);
    }

    private void pool(PartWriter part, String name) {
        for (BufferPoolMXBean pool : pools) {
            if (pool.getName().equals(name)) {
                part.z(pool.getCount()).z(pool.getMemoryUsed());
                return;
            }
        }
        part.z(-1).z(-1);
    }

    /// Resident bytes; -1 where the system has no such file.
    private static long resident() {
        try {
            String status = Files.readString(STATUS, StandardCharsets.UTF_8);
            int at = status.indexOf(RESIDENT);
            int end = status.indexOf(" kB", Math.max(at, 0));
            return at < 0
                    ? -1
                    : 1024
                            * Long.parseLong(status.substring(at + RESIDENT.length(), end)
                                    .strip());
        } catch (IOException | RuntimeException unreadable) {
            return -1;
        }
    }
}
