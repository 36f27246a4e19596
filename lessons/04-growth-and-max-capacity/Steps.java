import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.UnpooledByteBufAllocator;

/// Asks the allocator how large a buffer would become. No memory is taken for it.
public class Steps {
    public static void main(String[] args) {
        ByteBufAllocator alloc = UnpooledByteBufAllocator.DEFAULT;
        int needed = 1048576 * 9; // @vary 9|17|21 @needed
        int bytes = alloc.calculateNewCapacity(needed, Integer.MAX_VALUE);
        int mib = bytes / 1048576;
        System.out.println(mib + " MiB for " + needed + " bytes"); // @steps
    }
}
