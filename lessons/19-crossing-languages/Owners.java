import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.util.IllegalReferenceCountException;

/// Three ways to hand a buffer over: lent, given away, shared.
class Owners {
    public static void main(String[] args) {
        ByteBuf buf = Unpooled.buffer(8).writeLong(42);
        ByteBuf lent = buf.slice(); // @lent
        ByteBuf shared = buf.retainedSlice(); // @shared
        consume(buf); // @given
        long first = shared.getLong(0);
        shared.release(); // @last
        String answer = "no exception";
        try {
            lent.getLong(0);
        } catch (IllegalReferenceCountException e) {
            answer = e.getMessage();
        }
        System.out.println(first + ", then " + answer); // @dangling
    }

    /// Owns what it is given, so it releases it.
    static void consume(ByteBuf given) {
        given.readLong();
        given.release();
    }
}
