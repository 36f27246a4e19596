import java.nio.ByteBuffer;
import java.util.function.ToIntFunction;

class Sender {

    static void send(
            ToIntFunction<ByteBuffer> in, ToIntFunction<ByteBuffer> out) {
        ByteBuffer b = ByteBuffer.allocate(8);
        while (in.applyAsInt(b) >= 0 || b.position() > 0) {
            b.flip();
            out.applyAsInt(b);
            b.compact();
        }
    }
}
