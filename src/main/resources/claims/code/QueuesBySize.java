import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.lang.reflect.Array;
import java.lang.reflect.Field;

/// Where a pool keeps what is free, by size.
public class QueuesBySize {
    public static void main(String[] args) throws ReflectiveOperationException {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(false, 1, 1, 8192, 9);
        ByteBuf buffer = pool.heapBuffer(50000);
        Object arena = pool.metric().heapArenas().getFirst();
        System.out.println("subpageLists = " + length(arena, "smallSubpagePools"));
        Object chunk = pool.metric().heapArenas().getFirst().chunkLists().getFirst().iterator().next();
        System.out.println("runQueues = " + length(chunk, "runsAvail"));
        buffer.release();
    }

    static int length(Object owner, String name) throws ReflectiveOperationException {
        for (Class<?> type = owner.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    field.setAccessible(true);
                    return Array.getLength(field.get(owner));
                }
            }
        }
        return 0;
    }
}
