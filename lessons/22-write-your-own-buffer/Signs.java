import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// What comes back when bits are read: signs, shifts and masks.
class Signs {
    public static void main(String[] args) {
        ByteBuf buf = Unpooled.buffer(2);
        buf.writeShort(0xB921); // 101 1100100 100001
        int signed = buf.getByte(0); // @signed
        int first = signed >> 5; // @shift
        int top = buf.getUnsignedByte(0) >>> 5; // @top
        int both = buf.getUnsignedShort(0);
        int middle = both >>> 6 & (1 << 7) - 1; // @middle
        System.out.println(first + " or " + top + ", then " + middle);
        buf.release();
    }
}
