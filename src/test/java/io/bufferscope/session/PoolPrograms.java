package io.bufferscope.session;

/// Programs that use allocators of Netty and tell what these say of themselves.
final class PoolPrograms {

    static final String TEACHING = """
        import io.netty.buffer.*;
        void main() {
            var pool = new PooledByteBufAllocator(true, 1, 1, 4096, 4, 16, 8, true, 0);
            ByteBuf a = pool.directBuffer(500);
            ByteBuf b = pool.directBuffer(40 * 1024);
            print(pool);
            a.release();
            ByteBuf c = pool.directBuffer(450);
            b.capacity(45 * 1024);
            ByteBuf h = pool.heapBuffer(100, 100_000);
            h.ensureWritable(5000);
            print(pool);
            c.retainedSlice(0, 4).release();
            c.release(); b.release(); h.release();
            print(pool);
            System.exit(3);
        }
        void print(PooledByteBufAllocator pool) {
            var m = pool.metric();
            IO.println(m.usedHeapMemory() + " " + m.usedDirectMemory() + " " + pool.pinnedHeapMemory() + " "
                + pool.pinnedDirectMemory());
        }
        """;

    static final String DEFAULT = """
        import io.netty.buffer.*;
        void main() {
            var pool = ByteBufAllocator.DEFAULT;
            ByteBuf a = pool.directBuffer(500);
            ByteBuf b = pool.heapBuffer(100);
            ByteBuf c = pool.directBuffer(40 * 1024);
            print(pool, a);
            a.release();
            c.capacity(60 * 1024);
            ByteBuf d = pool.directBuffer(500);
            print(pool, d);
            b.release(); c.release(); d.release();
        }
        void print(ByteBufAllocator pool, ByteBuf b) {
            var m = ((ByteBufAllocatorMetricProvider) pool).metric();
            IO.println(m.usedHeapMemory() + " " + m.usedDirectMemory() + " " + (b.hasMemoryAddress() ? b.memoryAddress() : -1));
        }
        """;

    static final String THREADS = """
        import io.netty.buffer.*;
        import io.netty.util.concurrent.FastThreadLocalThread;
        void main() throws Exception {
            var pool = new PooledByteBufAllocator(true, 0, 2, 4096, 4, 16, 8, false, 0);
            var threads = new ArrayList<Thread>();
            for (int i = 0; i < 3; i++) {
                threads.add(new FastThreadLocalThread(() -> {
                    for (int k = 0; k < 200; k++) {
                        ByteBuf x = pool.directBuffer(100 + 50 * (k % 7));
                        ByteBuf y = pool.directBuffer(5000);
                        x.release();
                        y.release();
                    }
                }, "worker-" + i));
            }
            for (Thread t : threads) t.start();
            for (Thread t : threads) t.join();
            ByteBuf last = pool.directBuffer(64);
            IO.println(pool.metric().usedDirectMemory() + " " + pool.pinnedDirectMemory());
            last.release();
        }
        """;

    static final String UNPOOLED = """
        import io.netty.buffer.*;
        void main() throws Exception {
            var n = java.nio.ByteBuffer.allocate(16);
            n.putInt(4);
            ByteBuf u = Unpooled.buffer(100);
            u.writeInt(7);
            u.release();
            ByteBuf v = UnpooledByteBufAllocator.DEFAULT.directBuffer(100);
            v.release();
            String all = (String) java.lang.management.ManagementFactory.getPlatformMBeanServer().invoke(
                new javax.management.ObjectName("com.sun.management:type=DiagnosticCommand"), "vmClassHierarchy",
                new Object[] {new String[0]}, new String[] {String[].class.getName()});
            IO.println(all.contains("io.bufferscope.probe.Recorder") + " "
                + all.contains("io.bufferscope.probe.pool."));
        }
        """;

    private PoolPrograms() {}
}
