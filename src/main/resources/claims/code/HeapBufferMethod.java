import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.util.Arrays;

/// Which method of the pool makes a heap buffer, and what comes without an arena?
public class HeapBufferMethod {
    public static void main(String[] args) {
        System.out.println("allocateHeapBuffer = " + has("allocateHeapBuffer"));
        System.out.println("newHeapBuffer = " + has("newHeapBuffer"));
        ByteBuf buffer = new PooledByteBufAllocator(false, 0, 0, 8192, 9).heapBuffer(16);
        System.out.println("withoutArena = " + buffer.getClass().getSimpleName());
        buffer.release();
    }

    static boolean has(String name) {
        return Arrays.stream(PooledByteBufAllocator.class.getDeclaredMethods())
                .anyMatch(method -> method.getName().equals(name)
                        && Arrays.equals(method.getParameterTypes(), new Class<?>[] {int.class, int.class}));
    }
}
