import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.ResourceLeakDetector;
import io.netty.util.concurrent.FastThreadLocal;
import io.netty.util.concurrent.FastThreadLocalThread;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

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
        ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.DISABLED);
        Thread fast = new FastThreadLocalThread(() -> {
            ByteBuf scratch = SCRATCH.get().writeLong(1);
            show("scratch", scratch);
            System.out.println("same " + (scratch == SCRATCH.get()) + ", wrappers " + wrappers(PooledByteBufAllocator.DEFAULT));
        });
        fast.start();
        fast.join();
        System.out.println("on main " + wrappers(PooledByteBufAllocator.DEFAULT));
        FastThreadLocalThread.runWithFastThreadLocal(() -> System.out.println("borrowed " + wrappers(PooledByteBufAllocator.DEFAULT)));
        ByteBuf scratch = SCRATCH.get();
        show("scratch", scratch);
        SCRATCH.remove();
    }

    private static int wrappers(PooledByteBufAllocator pool) {
        Set<ByteBuf> distinct = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < 40; i++) {
            ByteBuf brief = pool.heapBuffer(16);
            distinct.add(brief);
            brief.release();
        }
        return distinct.size();
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
