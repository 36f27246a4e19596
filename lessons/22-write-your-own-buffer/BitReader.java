import io.netty.buffer.ByteBuf;

class BitReader {
    private final ByteBuf bytes;

    BitReader(ByteBuf bytes) {
        this.bytes = bytes;
    }

    /// Reads the next `width` bits, 1 to 32, the most significant first.
    /// readerIndex moves past the bytes that were used.
    int read(int width) {
        return bytes.readByte();
    }
}
