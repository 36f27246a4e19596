import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// Capacity doubles up to 4 MiB and grows by 4 MiB from there, never past maxCapacity.
public class GrowthSteps {
    public static void main(String[] args) {
        ByteBuf heap = Unpooled.buffer(256);
        byte[] block = new byte[64 * 1024];
        int last = heap.capacity();
        for (int i = 0; i < 160; i++) {
            heap.writeBytes(block);
            if (heap.capacity() != last) System.out.print((last = heap.capacity()) / 1024 + "K ");
        }
        System.out.println();
        show("heap", heap);
        heap.release();
        ByteBuf exact = Unpooled.buffer(0).ensureWritable(2_621_440);
        show("exact", exact);
        exact.ensureWritable(4 * 1024 * 1024 + 1);
        show("exact", exact);
        exact.release();
        ByteBuf capped = Unpooled.buffer(4, 100);
        capped.writeLong(1);
        show("capped", capped);
        capped.writeZero(80);
        show("capped", capped);
        capped.release();
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
