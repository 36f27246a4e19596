import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.Comparator;

/// Generic methods, bridge methods, varargs and wildcard bounds over buffers.
public class GenericsAndBridges {
    interface Codec<T, B extends Buffer> {
        B encode(T value);

        default B twice(T value) {
            encode(value);
            return encode(value);
        }
    }

    static class IntCodec implements Codec<Integer, IntBuffer>, Comparable<IntCodec> {
        private final IntBuffer target = IntBuffer.allocate(4);

        @Override
        public IntBuffer encode(Integer value) {
            return target.put(value);
        }

        @Override
        public int compareTo(IntCodec other) {
            return target.compareTo(other.target);
        }
    }

    @SafeVarargs
    static <B extends Buffer & Comparable<? super B>> B smallest(B... buffers) {
        return Arrays.stream(buffers).min(Comparator.naturalOrder()).orElseThrow();
    }

    static int count(Buffer... buffers) {
        return buffers.length;
    }

    public static void main(String[] args) {
        Codec<Integer, IntBuffer> codec = new IntCodec();
        IntBuffer twice = codec.twice(5);
        show("twice", twice);
        Buffer flipped = twice.flip();
        show("flipped", flipped);
        ByteBuffer low = smallest(ByteBuffer.wrap(new byte[] {2}), ByteBuffer.wrap(new byte[] {1, 9}));
        show("low", low);
        System.out.println(count() + " " + count(low) + " " + count(low, twice));
        System.out.println(Arrays.stream(IntCodec.class.getDeclaredMethods()).filter(m -> m.isBridge()).count() + " bridges");
        System.out.println(((Comparable<IntCodec>) new IntCodec()).compareTo(new IntCodec()));
    }

    static void show(String name, Buffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
