import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;

/// A slice is kept, the buffer it was cut from is released. Who keeps the bytes alive?
public class SliceAfterRelease {
    public static void main(String[] args) {
        ByteBuf frame = PooledByteBufAllocator.DEFAULT.heapBuffer(16);
        frame.writeInt(1).writeInt(2);
        ByteBuf payload = frame.readSlice(4);
        frame.release();
        System.out.println("counts: " + frame.refCnt() + " and " + payload.refCnt());
        try {
            payload.readInt();
        } catch (IllegalReferenceCountException dead) {
            System.out.println("the slice is dead: " + dead.getMessage());
        }

        ByteBuf second = PooledByteBufAllocator.DEFAULT.heapBuffer(16);
        second.writeInt(3).writeInt(4);
        ByteBuf kept = second.readRetainedSlice(4);
        second.release();
        System.out.println("retained in time: " + kept.readInt());
        kept.release();
    }
}
