import io.netty.util.Recycler;
import java.lang.reflect.Field;
import java.util.Arrays;

/// By which kind of thread local does a recycler find the pool of a thread?
public class RecyclerFields {
    public static void main(String[] args) {
        System.out.println("byThreadLocal = " + has(ThreadLocal.class));
        System.out.println("byFastThreadLocal = " + has(io.netty.util.concurrent.FastThreadLocal.class));
    }

    static boolean has(Class<?> type) {
        return Arrays.stream(Recycler.class.getDeclaredFields()).map(Field::getType).anyMatch(type::isAssignableFrom);
    }
}
