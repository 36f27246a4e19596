import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;

class Handler {

    static int handle(ByteBuf request, ByteBufAllocator alloc) {
        ByteBuf scratch = null;
        try {
            scratch = alloc.buffer(request.readableBytes());
            while (request.isReadable()) {
                int next = request.readUnsignedByte();
                if (next == 0) throw new IllegalArgumentException("zero byte");
                scratch.writeByte(next);
            }
            int sum = 0;
            while (scratch.isReadable()) sum += scratch.readUnsignedByte();
            return sum;
        } finally {
            if (scratch != null) scratch.release();
            request.release();
        }
    }
}
