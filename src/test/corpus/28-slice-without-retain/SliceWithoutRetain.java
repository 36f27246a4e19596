import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;

/// readSlice keeps nothing alive: when the buffer goes, the slice is dead too.
public class SliceWithoutRetain {
    public static void main(String[] args) {
        ByteBuf frame = PooledByteBufAllocator.DEFAULT.heapBuffer(16).writeInt(1).writeInt(2);
        ByteBuf payload = frame.readSlice(4);
        ByteBuf twin = frame.duplicate();
        show("frame", frame);
        show("payload", payload);
        show("twin", twin);
        payload.setInt(0, 11);
        System.out.println(frame.getInt(0) + " " + twin.writerIndex(4).readerIndex(0).readInt());
        frame.release();
        System.out.println("counts " + frame.refCnt() + " " + payload.refCnt() + " " + twin.refCnt());
        try {
            payload.getInt(0);
        } catch (IllegalReferenceCountException e) {
            System.out.println(e);
        }

        ByteBuf safe = PooledByteBufAllocator.DEFAULT.heapBuffer(16).writeInt(1).writeInt(2);
        ByteBuf kept = safe.readRetainedSlice(4);
        safe.release();
        System.out.println("still " + kept.readInt());
        kept.release();
        System.out.println("counts " + safe.refCnt() + " " + kept.refCnt());
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
