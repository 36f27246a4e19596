import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.ByteBufAllocatorMetricProvider;

/// Which allocator is the default, and what one byte takes.
class Which {
    public static void main(String[] args) {
        ByteBufAllocator alloc = ByteBufAllocator.DEFAULT;
        String name = alloc.getClass().getSimpleName(); // @which
        var metric = ((ByteBufAllocatorMetricProvider) alloc).metric();
        ByteBuf buf = alloc.heapBuffer(1);
        long used = metric.usedHeapMemory(); // @used
        buf.release();
        long after = metric.usedHeapMemory(); // @after
        System.out.println(name + ": " + used + ", then " + after);
    }
}
