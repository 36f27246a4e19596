import io.netty.buffer.ByteBuf;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.util.IllegalReferenceCountException;

/// A composite owns its components: it releases them, and must not lose one before.
public class CompositeOwnership {
    public static void main(String[] args) {
        ByteBuf left = Unpooled.buffer(4).writeInt(1);
        ByteBuf right = Unpooled.buffer(4).writeInt(2);
        CompositeByteBuf both = Unpooled.compositeBuffer().addComponents(true, left, right);
        show("both", both);
        both.removeComponent(1);
        System.out.println("right " + right.refCnt());
        show("both", both);
        System.out.println(both.release() + ", left " + left.refCnt());

        ByteBuf early = Unpooled.buffer(4).writeInt(3);
        CompositeByteBuf broken = Unpooled.compositeBuffer().addComponent(true, early);
        early.release();
        attempt("read", broken::readInt);
        attempt("release", broken::release);
        System.out.println("counts " + broken.refCnt() + " " + early.refCnt());
    }

    private static void attempt(String what, Runnable call) {
        try {
            call.run();
            System.out.println(what + ": allowed");
        } catch (IllegalReferenceCountException e) {
            System.out.println(what + ": " + e.getMessage());
        }
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
