import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Lambdas that capture buffers, and every kind of method reference to a buffer's method.
public class Lambdas {
    public static void main(String[] args) {
        IntFunction<ByteBuffer> make = ByteBuffer::allocate;
        ByteBuffer made = make.apply(12);
        Consumer<Integer> putInto = i -> made.putInt(i);
        List.of(1, 2, 3).forEach(putInto);
        show("made", made);
        Supplier<ByteBuffer> flipped = made::flip;
        ToIntFunction<ByteBuffer> nextInt = ByteBuffer::getInt;
        ByteBuffer same = flipped.get();
        System.out.println(nextInt.applyAsInt(same) + nextInt.applyAsInt(same));
        show("made", made);
        show("same", same);
        Function<byte[], ByteBuffer> wrap = ByteBuffer::wrap;
        BiFunction<ByteBuffer, Integer, Byte> at = ByteBuffer::get;
        System.out.println(wrap.andThen(b -> at.apply(b, 1)).apply(new byte[] {5, 6, 7}));
        String hex = IntStream.range(0, made.limit()).map(made::get).mapToObj("%02x"::formatted).collect(Collectors.joining(" "));
        System.out.println(hex);
        Function<Integer, Function<Integer, ByteBuffer>> curried = size -> value -> ByteBuffer.allocate(size).put(value.byteValue());
        ByteBuffer nested = curried.apply(4).apply(9);
        show("nested", nested);
        Runnable last = () -> {
            ByteBuffer inside = made.duplicate().rewind();
            show("inside", inside);
        };
        last.run();
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
