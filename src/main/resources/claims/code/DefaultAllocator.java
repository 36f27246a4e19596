import io.netty.buffer.ByteBufAllocator;

/// Which allocator is the default one?
public class DefaultAllocator {
    public static void main(String[] args) {
        System.out.println("allocator = " + ByteBufAllocator.DEFAULT.getClass().getSimpleName());
        System.out.println("property = " + System.getProperty("io.netty.allocator.type", "not set"));
    }
}
