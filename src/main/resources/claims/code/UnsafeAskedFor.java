import io.netty.util.internal.PlatformDependent;
import java.lang.reflect.Method;

/// Does Netty use Unsafe in a JVM started with noUnsafe=false, and how long will there be one?
public class UnsafeAskedFor {
    public static void main(String[] args) throws ReflectiveOperationException {
        System.out.println("unsafeUsed = " + PlatformDependent.hasUnsafe());
        Method allocate = Class.forName("sun.misc.Unsafe").getMethod("allocateMemory", long.class);
        Deprecated mark = allocate.getAnnotation(Deprecated.class);
        System.out.println("forRemoval = " + (mark != null && mark.forRemoval()));
        System.out.println("javaVersion = " + Runtime.version().feature());
    }
}
