import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;

/// Where does the next direct buffer of the same size lie?
public class SameAddress {
    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(true, 1, 1, 8192, 9, 0, 0, false);
        ByteBuf one = pool.directBuffer(512);
        long before = one.memoryAddress();
        one.release();
        ByteBuf next = pool.directBuffer(512);
        System.out.println("sameAddress = " + (next.memoryAddress() == before));
        ByteBuf besides = pool.directBuffer(512);
        System.out.println("anotherBesides = " + (besides.memoryAddress() != before));
        next.release();
        besides.release();
    }
}
