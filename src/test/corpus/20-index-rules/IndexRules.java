import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// 0 <= readerIndex <= writerIndex <= capacity holds at every moment, so the order of two setters matters.
public class IndexRules {
    public static void main(String[] args) {
        ByteBuf rail = Unpooled.buffer(16).writeZero(8);
        rail.readerIndex(4);
        attempt("writer before reader", () -> rail.writerIndex(3));
        attempt("crossed pair", () -> rail.setIndex(5, 4));
        attempt("writer past capacity", () -> rail.writerIndex(17));
        attempt("skip backwards", () -> rail.skipBytes(-1));
        attempt("skip too far", () -> rail.skipBytes(5));
        show("rail", rail);
        rail.clear();
        attempt("reader first", () -> rail.readerIndex(2));
        attempt("writer first", () -> rail.writerIndex(8).readerIndex(2));
        show("rail", rail);
        rail.setIndex(0, 0).markWriterIndex().writeByte(1).readByte();
        attempt("reset the writer below the reader", rail::resetWriterIndex);
        show("rail", rail);
        rail.release();
    }

    private static void attempt(String what, Runnable call) {
        try {
            call.run();
            System.out.println(what + ": allowed");
        } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
            System.out.println(what + ": " + e.getMessage());
        }
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
