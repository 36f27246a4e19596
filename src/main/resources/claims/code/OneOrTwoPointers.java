import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;

/// What moves when two bytes are written and one is read?
public class OneOrTwoPointers {
    public static void main(String[] args) {
        ByteBuffer nio = ByteBuffer.allocate(8).put((byte) 1).put((byte) 2);
        System.out.println("positionAfterWriting = " + nio.position());
        nio.get();
        System.out.println("positionAfterReading = " + nio.position());

        ByteBuf netty = Unpooled.buffer(8).writeByte(1).writeByte(2);
        netty.readByte();
        System.out.println("readerIndex = " + netty.readerIndex());
        System.out.println("writerIndex = " + netty.writerIndex());
    }
}
