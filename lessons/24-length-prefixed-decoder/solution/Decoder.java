import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import java.util.List;

class Decoder {
    private static final int HEADER = 2;
    private static final int MOST = 1000;

    private final ByteBuf collected;

    Decoder(ByteBufAllocator alloc) {
        collected = alloc.buffer(16);
    }

    void feed(ByteBuf part, List<ByteBuf> messages) {
        try {
            collected.writeBytes(part);
        } finally {
            part.release();
        }
        while (collected.readableBytes() >= HEADER) {
            int length = collected.getUnsignedShort(collected.readerIndex());
            if (length > MOST) throw new IllegalArgumentException("too long");
            if (collected.readableBytes() < HEADER + length) break;
            collected.skipBytes(HEADER);
            messages.add(collected.readBytes(length));
        }
        collected.discardReadBytes();
    }

    void close() {
        collected.release();
    }
}
