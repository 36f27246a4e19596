import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;

/// Half a megabyte on two streams, in lines, in single bytes and in one long line.
public class MuchOutput {
    public static void main(String[] args) {
        ByteBuf line = Unpooled.buffer(64);
        for (int i = 0; i < 3000; i++) {
            line.clear().writeCharSequence("line " + i + " of a long story 故事", StandardCharsets.UTF_8);
            System.out.println(line.toString(StandardCharsets.UTF_8));
            if (i % 10 == 0) System.err.println("error " + i);
        }
        show("line", line);
        while (line.isReadable()) System.out.write(line.readByte());
        System.out.println();
        System.out.println("0123456789".repeat(30_000));
        line.release();
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
