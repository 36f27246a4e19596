import io.netty.buffer.ByteBuf;

class BitReader {
    private final ByteBuf bytes;
    private int current;
    private int left;

    BitReader(ByteBuf bytes) {
        this.bytes = bytes;
    }

    int read(int width) {
        int value = 0;
        for (int i = 0; i < width; i++) {
            if (left == 0) {
                current = bytes.readUnsignedByte();
                left = 8;
            }
            left--;
            value = value << 1 | current >>> left & 1;
        }
        return value;
    }
}
