import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;

/// Which class declares position, limit, capacity and mark?
public class BufferFields {
    public static void main(String[] args) {
        System.out.println("inByteBuffer = " + declared(ByteBuffer.class));
        System.out.println("inBuffer = " + declared(Buffer.class));
    }

    static long declared(Class<?> type) {
        List<String> wanted = List.of("position", "limit", "capacity", "mark");
        return Arrays.stream(type.getDeclaredFields()).filter(field -> wanted.contains(field.getName())).count();
    }
}
