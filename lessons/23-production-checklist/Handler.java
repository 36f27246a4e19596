import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;

class Handler {

    /// Adds the bytes of a request that it owns; a zero byte is refused.
    static int handle(ByteBuf request, ByteBufAllocator alloc) {
        ByteBuf scratch = alloc.buffer(request.readableBytes());
        while (request.isReadable()) {
            int next = request.readUnsignedByte();
            if (next == 0) throw new IllegalArgumentException("zero byte");
            scratch.writeByte(next);
        }
        int sum = 0;
        while (scratch.isReadable()) sum += scratch.readUnsignedByte();
        scratch.release();
        request.release();
        return sum;
    }
}
