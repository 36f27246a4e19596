import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;

/// write grows a buffer up to maxCapacity; set never does.
public class SetDoesNotGrow {
    public static void main(String[] args) {
        ByteBuf slate = Unpooled.buffer(4);
        attempt("setLong", () -> slate.setLong(0, 1L));
        show("slate", slate);
        attempt("writeLong", () -> slate.writeLong(1L));
        show("slate", slate);
        slate.release();

        ByteBuf tight = PooledByteBufAllocator.DEFAULT.directBuffer(4, 8);
        attempt("writeLong", () -> tight.writeLong(1L));
        attempt("writeByte", () -> tight.writeByte(2));
        attempt("initial above maximum", () -> Unpooled.buffer(9, 8));
        System.out.println("ensureWritable codes " + tight.ensureWritable(1, false) + " " + tight.ensureWritable(0, true));
        show("tight", tight);
        tight.release();
    }

    private static void attempt(String what, Runnable call) {
        try {
            call.run();
            System.out.println(what + ": done");
        } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName());
        }
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
