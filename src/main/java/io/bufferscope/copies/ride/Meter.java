package io.bufferscope.copies.ride;

import com.sun.management.ThreadMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;

/// Counters of two threads and of the collectors of this JVM; reading them allocates nothing to speak of.
final class Meter {

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans();
    private final long near;
    private final long far;

    Meter(long near, long far) {
        this.near = near;
        this.far = far;
    }

    /// What the counters stand at.
    record Reading(long nearCpu, long farCpu, long nearAllocated, long farAllocated, long collections, long millis) {

        Reading since(Reading before) {
            return new Reading(
                    nearCpu - before.nearCpu,
                    farCpu - before.farCpu,
                    nearAllocated - before.nearAllocated,
                    farAllocated - before.farAllocated,
                    collections - before.collections,
                    millis - before.millis);
        }
    }

    Reading read() {
        long collections = 0;
        long millis = 0;
        for (GarbageCollectorMXBean collector : collectors) {
            collections += Math.max(0, collector.getCollectionCount());
            millis += Math.max(0, collector.getCollectionTime());
        }
        return new Reading(cpu(near), cpu(far), allocated(near), allocated(far), collections, millis);
    }

    private long cpu(long thread) {
        return thread == Ride.NO_THREAD ? 0 : threads.getThreadCpuTime(thread);
    }

    private long allocated(long thread) {
        return thread == Ride.NO_THREAD ? 0 : threads.getThreadAllocatedBytes(thread);
    }
}
