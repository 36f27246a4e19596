import io.netty.buffer.ByteBuf;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.Unpooled;

/// The 17th component is one too many: all of them are copied into one.
public class CompositeConsolidates {
    public static void main(String[] args) {
        CompositeByteBuf beads = Unpooled.compositeBuffer();
        for (int i = 1; i <= 18; i++) {
            beads.addComponent(true, Unpooled.buffer(3).writeMedium(i));
            if (i >= 15) System.out.println(i + " added, " + beads.numComponents() + " held");
            if (i >= 16) show("beads", beads);
        }
        beads.skipBytes(20);
        beads.discardReadComponents();
        show("beads", beads);
        beads.skipBytes(33).discardReadBytes();
        show("beads", beads);
        beads.consolidate();
        System.out.println(beads.numComponents() + " held, max " + beads.maxNumComponents());
        beads.release();
        CompositeByteBuf wide = Unpooled.compositeBuffer(Integer.MAX_VALUE);
        for (int i = 0; i < 100; i++) wide.addComponent(true, Unpooled.wrappedBuffer(new byte[] {(byte) i}));
        System.out.println(wide.numComponents() + " held");
        show("wide", wide);
        wide.release();
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
