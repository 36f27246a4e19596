import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.concurrent.FastThreadLocal;
import io.netty.util.concurrent.FastThreadLocalThread;

/// A FastThreadLocalThread reuses wrappers and runs the clean-up of its locals when it ends.
public class FastThreads {
    private static final FastThreadLocal<ByteBuf> SCRATCH = new FastThreadLocal<>() {
        @Override
        protected ByteBuf initialValue() {
            return PooledByteBufAllocator.DEFAULT.heapBuffer(32);
        }

        @Override
        protected void onRemoval(ByteBuf value) {
            System.out.println("removed, released " + value.release());
        }
    };

    public static void main(String[] args) throws InterruptedException {
        Thread fast = new FastThreadLocalThread(() -> {
            ByteBuf scratch = SCRATCH.get().writeLong(1);
            show("scratch", scratch);
            System.out.println("same " + (scratch == SCRATCH.get()) + ", wrappers reused " + reused(PooledByteBufAllocator.DEFAULT));
        });
        fast.start();
        fast.join();
        System.out.println("on main reused " + reused(PooledByteBufAllocator.DEFAULT));
        FastThreadLocalThread.runWithFastThreadLocal(() -> System.out.println("borrowed " + reused(PooledByteBufAllocator.DEFAULT)));
        ByteBuf scratch = SCRATCH.get();
        show("scratch", scratch);
        SCRATCH.remove();
    }

    private static boolean reused(PooledByteBufAllocator pool) {
        ByteBuf first = pool.heapBuffer(16);
        first.release();
        ByteBuf second = pool.heapBuffer(16);
        second.release();
        return first == second;
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
