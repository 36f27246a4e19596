import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;

/// The JVM's own counter of direct buffers.
class Counter {

    private Counter() {}

    /// Bytes of all direct buffers, as the pool bean named `direct` tells them.
    static long direct() {
        long sum = 0;
        for (var pool : ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class)) {
            sum += pool.getName().equals("direct") ? pool.getMemoryUsed() : 0;
        }
        return sum;
    }
}
