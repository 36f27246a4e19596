import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// A program as learners write it: `java.nio` buffers, text, an exception, a lambda, a thread.
public class NioSample {
    record Point(int x, int y) {}

    public static void main(String[] args) throws Exception {
        for (var buffer : List.of(ByteBuffer.allocate(64), ByteBuffer.allocateDirect(64))) {
            fill(buffer);
            System.out.println(
                    buffer + " " + buffer.order() + " " + buffer.slice().asReadOnlyBuffer());
        }
        var wrapped = ByteBuffer.wrap("hello, buffers".getBytes(StandardCharsets.UTF_8));
        System.out.println(StandardCharsets.UTF_8.decode(wrapped));
        System.out.printf("%d of %s, %.2f%n", wrapped.capacity(), new Point(1, 2), 0.5);
        var thread = new Thread(() -> System.out.println(
                new ArrayList<>(List.of(3, 1, 2)).stream().sorted().toList()));
        thread.start();
        thread.join();
        for (var buffer : List.of(ByteBuffer.allocate(64), ByteBuffer.allocateDirect(64))) {
            System.out.println(sum(buffer, args.length == 0 ? 1 : 200_000));
        }
        System.err.println("done");
    }

    /// With an argument, this runs long enough for a cache to learn which paths of the probe are the usual ones.
    private static long sum(ByteBuffer buffer, int rounds) {
        long sum = 0;
        for (int round = 0; round < rounds; round++) {
            buffer.clear();
            buffer.put((byte) round);
            buffer.putInt(round);
            buffer.flip();
            sum += buffer.get() + buffer.getInt();
        }
        return sum;
    }

    private static void fill(ByteBuffer buffer) {
        buffer.putInt(42).putLong(7L).order(ByteOrder.LITTLE_ENDIAN).putShort((short) 3);
        buffer.flip().mark();
        buffer.getInt();
        buffer.reset();
        buffer.compact();
        buffer.clear();
        try {
            buffer.put(new byte[buffer.capacity() + 1]);
        } catch (BufferOverflowException expected) {
            System.out.println(expected);
        }
        buffer.asIntBuffer().put(1).flip();
        buffer.rewind();
    }
}
