import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import java.nio.ByteOrder;

/// order(LITTLE_ENDIAN) is a wrapper that shares the indices; writeIntLE is little-endian whatever the order.
public class LittleEndian {
    @SuppressWarnings("deprecation")
    public static void main(String[] args) {
        ByteBuf big = Unpooled.buffer(16);
        ByteBuf little = big.order(ByteOrder.LITTLE_ENDIAN);
        little.writeInt(0x12345678);
        System.out.println(ByteBufUtil.hexDump(big));
        little.writeIntLE(1);
        big.writeIntLE(1);
        System.out.println(ByteBufUtil.hexDump(big));
        show("big", big);
        show("little", little);
        System.out.println(Integer.toHexString(little.readInt()) + " " + Integer.toHexString(big.getInt(0)));
        show("big", big);
        System.out.println(little.order() + " " + (little.unwrap() == big) + " " + (little.order(big.order()) == big));
        big.release();
        System.out.println("both gone: " + little.refCnt());
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
