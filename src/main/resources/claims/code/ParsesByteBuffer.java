import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;

/// Can protobuf's decoder be given a ByteBuffer, and does it copy one of 100,000 bytes? (Asked by reflection: the
/// library may not be there.)
public class ParsesByteBuffer {
    public static void main(String[] args) throws ReflectiveOperationException {
        Class<?> decoder = find("com.google.protobuf.CodedInputStream");
        System.out.println("protobufIsThere = " + (decoder != null));
        Method byBuffer = decoder == null ? null : find(decoder, "newInstance", ByteBuffer.class);
        System.out.println("takesByteBuffer = " + (byBuffer != null));
        if (byBuffer != null) {
            System.out.println("bytesAllocated = " + allocatedBy(byBuffer, ByteBuffer.allocateDirect(100_000)));
        }
    }

    static long allocatedBy(Method method, ByteBuffer argument) throws ReflectiveOperationException {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        method.invoke(null, argument.duplicate());
        long before = threads.getCurrentThreadAllocatedBytes();
        method.invoke(null, argument.duplicate());
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    static Class<?> find(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException absent) {
            return null;
        }
    }

    static Method find(Class<?> type, String name, Class<?> parameter) {
        try {
            return type.getMethod(name, parameter);
        } catch (NoSuchMethodException absent) {
            return null;
        }
    }
}
