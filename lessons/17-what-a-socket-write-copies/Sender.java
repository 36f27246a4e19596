import java.nio.ByteBuffer;
import java.util.function.ToIntFunction;

class Sender {

    /// Sends all that `in` gives through a buffer of eight bytes.
    ///
    /// in: fills the buffer as a channel's read does; -1 at the end.
    /// out: takes bytes as a channel's write does, perhaps none.
    static void send(
            ToIntFunction<ByteBuffer> in, ToIntFunction<ByteBuffer> out) {
        ByteBuffer b = ByteBuffer.allocate(8);
        while (in.applyAsInt(b) >= 0) {
            b.flip();
            out.applyAsInt(b);
            b.clear();
        }
    }
}
