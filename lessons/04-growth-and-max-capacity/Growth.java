import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;

/// Two buffers of four bytes get a fifth.
public class Growth {
    public static void main(String[] args) {
        ByteBuffer nio = ByteBuffer.allocate(4);
        nio.putInt(1);
        try {
            nio.put((byte) 2); // @overflow
        } catch (BufferOverflowException full) {
            System.out.println("full: " + nio);
        }

        ByteBuf buf = Unpooled.buffer(4);
        buf.writeInt(1); // @full
        byte[] before = buf.array();
        buf.writeByte(2); // @grow
        boolean sameArray = buf.array() == before;
        buf.writeZero(60); // @vary 60..110 @double
        System.out.println("capacity " + buf.capacity() + ", same array: " + sameArray);
        buf.release();
    }
}
