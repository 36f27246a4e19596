import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;

/// Asks the task for one message and measures its place.
public class Send {
    public static void main(String[] args) {
        AdaptiveByteBufAllocator alloc = new AdaptiveByteBufAllocator(false);
        ByteBuf message = Task.message(alloc, new byte[1024]);
        int length = message.readableBytes();
        int slot = message.writerIndex() + message.maxFastWritableBytes();
        long used = alloc.metric().usedHeapMemory();
        System.out.println(length + " bytes in " + slot + ", used " + used);
    }
}
