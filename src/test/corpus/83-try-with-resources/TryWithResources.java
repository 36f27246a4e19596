import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;

/// Buffers as resources: closed in reverse, and what close() throws is attached, not lost.
public class TryWithResources {
    record Lease(String name, ByteBuf buf) implements AutoCloseable {
        static Lease of(String name) {
            return new Lease(name, PooledByteBufAllocator.DEFAULT.heapBuffer(8));
        }

        @Override
        public void close() {
            System.out.println("closing " + name);
            buf.release();
        }
    }

    public static void main(String[] args) {
        ByteBuf outlived;
        try (Lease a = Lease.of("a"); Lease b = Lease.of("b"); Lease none = null) {
            outlived = a.buf();
            outlived.writeInt(1).writeBytes(b.buf().writeByte(2));
            show("outlived", outlived);
            b.buf().release();
            throw new IllegalStateException("body");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + ", suppressed " + e.getSuppressed()[0].getMessage());
        } finally {
            System.out.println("finally");
        }
        Lease existing = Lease.of("c");
        try (existing) {
            existing.buf().retain();
        }
        ByteBuf left = existing.buf();
        show("left", left);
        left.release();
        try (existing) {
            System.out.println("count " + left.refCnt());
        } catch (IllegalReferenceCountException e) {
            System.out.println(e.getMessage());
        }
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
