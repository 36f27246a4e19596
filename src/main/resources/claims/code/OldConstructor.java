import io.netty.buffer.PooledByteBufAllocator;
import java.lang.reflect.Constructor;

/// The constructor with a boolean and seven ints, and what became of its tinyCacheSize of 64.
public class OldConstructor {
    public static void main(String[] args) throws ReflectiveOperationException {
        Class<?> number = int.class;
        Constructor<PooledByteBufAllocator> constructor = PooledByteBufAllocator.class.getConstructor(
                boolean.class, number, number, number, number, number, number, number);
        System.out.println("deprecated = " + constructor.isAnnotationPresent(Deprecated.class));
        PooledByteBufAllocator pool = constructor.newInstance(true, 1, 1, 8192, 11, 64, 256, 1024);
        System.out.println("tinyCacheSize = " + pool.metric().tinyCacheSize());
        System.out.println("chunkSize = " + pool.metric().chunkSize());
    }
}
