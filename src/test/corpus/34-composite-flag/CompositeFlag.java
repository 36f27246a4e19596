import io.netty.buffer.ByteBuf;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.util.CharsetUtil;

/// addComponent without `true` adds bytes and leaves the writer index at 0: nothing is readable.
public class CompositeFlag {
    public static void main(String[] args) {
        CompositeByteBuf message = Unpooled.compositeBuffer();
        ByteBuf head = Unpooled.copiedBuffer("head", CharsetUtil.US_ASCII);
        message.addComponent(head);
        show("message", message);
        System.out.println("[" + message.toString(CharsetUtil.US_ASCII) + "]");
        CompositeByteBuf outer = Unpooled.compositeBuffer().addComponent(true, message);
        show("outer", outer);
        CompositeByteBuf late = Unpooled.compositeBuffer().addComponent(Unpooled.copiedBuffer("head", CharsetUtil.US_ASCII));
        ByteBuf tail = Unpooled.directBuffer(2).writeBytes(new byte[] {'o', 'k'});
        late.addComponent(true, tail);
        System.out.println("[" + late.toString(CharsetUtil.US_ASCII) + "]");
        show("late", late);
        CompositeByteBuf right = Unpooled.compositeBuffer(4);
        right.addComponents(true, Unpooled.copiedBuffer("all", CharsetUtil.US_ASCII), Unpooled.wrappedBuffer(new byte[] {'!'}));
        System.out.println("[" + right.toString(CharsetUtil.US_ASCII) + "] in " + right.numComponents());
        show("right", right);
        System.out.println(outer.release() + " " + late.release() + " " + right.release());
        System.out.println(head.refCnt() + " " + tail.refCnt());
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
