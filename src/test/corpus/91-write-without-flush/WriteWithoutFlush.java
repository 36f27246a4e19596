import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.io.IOException;
import java.io.PrintStream;
import java.io.FileOutputStream;
import java.io.FileDescriptor;
import java.io.BufferedOutputStream;

/// What reaches standard output of bytes that nobody flushes.
public class WriteWithoutFlush {
    public static void main(String[] args) throws IOException {
        ByteBuf letters = Unpooled.copiedBuffer("abc", java.nio.charset.StandardCharsets.US_ASCII);
        letters.readBytes(System.out, 2);
        System.out.write(letters.readByte());
        System.out.write('\n');
        show("letters", letters);
        System.out.write(new byte[] {'d', 'e', '\n'});
        System.out.print("no newline|");
        System.err.write('e');
        PrintStream buffered = new PrintStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
        buffered.println("never flushed, never seen");
        System.out.write('x');
        System.out.write('y');
        letters.release();
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
