import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// A buffer of bits around a ByteBuf: the most significant bit comes first.
class Bits {
    private final ByteBuf bytes;
    private int pending;
    private int count;

    Bits(ByteBuf bytes) {
        this.bytes = bytes;
    }

    void write(int value, int width) {
        for (int i = width - 1; i >= 0; i--) {
            pending = pending << 1 | value >>> i & 1;
            if (++count == 8) flush();
        }
    }

    /// Fills the last byte up with zeros.
    void finish() {
        while (count > 0) write(0, 1);
    }

    private void flush() {
        bytes.writeByte(pending);
        pending = 0;
        count = 0;
    }

    public static void main(String[] args) {
        ByteBuf buf = Unpooled.buffer(4);
        Bits bits = new Bits(buf);
        int mode = 5; // @vary 1..7
        bits.write(mode, 3); // @three
        bits.write(100, 7); // @ten
        bits.write(33, 6); // @sixteen
        bits.write(1, 1);
        int waiting = bits.count; // @waiting
        bits.finish(); // @finish
        System.out.println(buf.readableBytes() + " bytes for 17 bits");
        buf.release();
    }
}
