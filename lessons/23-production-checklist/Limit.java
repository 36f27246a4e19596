import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// A buffer that may not grow without end, and what is left after it refused.
class Limit {
    public static void main(String[] args) {
        ByteBuf buf = Unpooled.buffer(16, 32);
        buf.writeZero(20);
        String answer = "no exception";
        try {
            buf.writeZero(20); // @vary 13..40
        } catch (IndexOutOfBoundsException e) {
            answer = "IndexOutOfBoundsException";
        }
        int holders = buf.refCnt(); // @limit
        System.out.println(answer + ", count " + holders);
        buf.release();
    }
}
