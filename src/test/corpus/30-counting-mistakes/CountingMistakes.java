import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.util.IllegalReferenceCountException;

/// Every way to miscount: the exception tells, and the count stays what it was.
public class CountingMistakes {
    public static void main(String[] args) {
        ByteBuf coin = Unpooled.buffer(4);
        attempt("release(2) at 1", () -> coin.release(2));
        attempt("retain(0)", () -> coin.retain(0));
        attempt("retain(MAX)", () -> coin.retain(Integer.MAX_VALUE));
        show("coin", coin);
        coin.retain();
        coin.retain(3);
        show("coin", coin);
        System.out.println(coin.release(4) + " then " + coin.release());
        attempt("double release", coin::release);
        attempt("retain after the end", coin::retain);
        attempt("write after the end", () -> coin.writeByte(1));
        attempt("slice after the end", coin::slice);
        System.out.println("count " + coin.refCnt());
    }

    private static void attempt(String what, Runnable call) {
        try {
            call.run();
            System.out.println(what + ": allowed");
        } catch (IllegalReferenceCountException | IllegalArgumentException e) {
            System.out.println(what + ": " + e.getMessage());
        }
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
