import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// A handler keeps a part of each request. One request is good, one is not.
public class Task {
    static ByteBuf kept;

    public static void main(String[] args) {
        ByteBuf good = Unpooled.buffer(8);
        good.writeInt(4).writeInt(42);
        handle(good);

        ByteBuf bad = Unpooled.buffer(8);
        bad.writeInt(-1);
        try {
            handle(bad);
        } catch (IllegalArgumentException refused) {
            System.out.println("refused: " + refused.getMessage());
        }

        int value = 0;
        if (kept.refCnt() > 0) {
            value = kept.readInt();
            kept.release();
        }
        System.out.println("kept: " + value);
    }

    /// Owns the request from now on. What it keeps must outlive the request.
    static void handle(ByteBuf request) {
        try {
            int length = request.readInt();
            if (length < 0) {
                throw new IllegalArgumentException("length " + length);
            }
            kept = request.readRetainedSlice(length);
        } finally {
            request.release();
        }
    }
}
