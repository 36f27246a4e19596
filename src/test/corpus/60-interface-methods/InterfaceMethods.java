import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// An interface whose default, private and static methods do all the work, and a diamond of defaults.
public class InterfaceMethods {
    interface Framed {
        ByteBuf target();

        default Framed frame(String text) {
            header(text.length());
            target().writeBytes(text.getBytes());
            return this;
        }

        private void header(int length) {
            target().writeShort(length);
        }

        static Framed over(ByteBuf buf) {
            return () -> buf;
        }
    }

    interface Loud extends Framed {
        default Framed frame(String text) {
            return Framed.super.frame(text.toUpperCase());
        }
    }

    record Both(ByteBuf target) implements Framed, Loud {}

    public static void main(String[] args) {
        ByteBuf out = Unpooled.buffer(32);
        Framed.over(out).frame("soft").frame("er");
        show("out", out);
        new Both(out).frame("loud");
        show("out", out);
        while (out.isReadable()) System.out.println(out.readCharSequence(out.readShort(), java.nio.charset.StandardCharsets.US_ASCII));
        show("out", out);
        out.release();
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
