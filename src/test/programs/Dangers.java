import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;

class Dangers {
    public static void main(String[] args) {
        byte[] data = "Hello, world".getBytes();
        ByteBuf buf = Unpooled.buffer(4);
        buf.writeBytes(data);
        ByteBuf pooled = PooledByteBufAllocator.DEFAULT.directBuffer(16);
        pooled.writeInt(7);
        ByteBuffer kept = pooled.nioBuffer(0, 4);
        ByteBuf slice = pooled.slice(0, 4);
        pooled.release();
        ByteBuf stranger = PooledByteBufAllocator.DEFAULT.directBuffer(16);
        stranger.writeInt(99);
        int read = kept.getInt();
        ByteBuf one = Unpooled.wrappedBuffer(data);
        ByteBuf two = Unpooled.wrappedBuffer(data);
        one.setByte(0, 'J');
        ByteBuffer large = ByteBuffer.allocate(4096);
        large.position(1000).put(data);
    }
}
