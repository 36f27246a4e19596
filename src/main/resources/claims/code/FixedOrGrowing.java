import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;

/// What happens to the ninth byte?
public class FixedOrGrowing {
    public static void main(String[] args) {
        ByteBuffer nio = ByteBuffer.allocate(8);
        ByteBuf netty = Unpooled.buffer(8, 12);
        System.out.println("byteBuffer = " + written(9, () -> nio.put((byte) 1)));
        System.out.println("byteBuf = " + written(9, () -> netty.writeByte(1)));
        System.out.println("capacity = " + netty.capacity());
        System.out.println("pastMaxCapacity = " + written(9, () -> netty.writeByte(1)));
    }

    static String written(int times, Runnable write) {
        try {
            for (int i = 0; i < times; i++) {
                write.run();
            }
            return "accepted";
        } catch (BufferOverflowException | IndexOutOfBoundsException refused) {
            return refused.getClass().getSimpleName();
        }
    }
}
