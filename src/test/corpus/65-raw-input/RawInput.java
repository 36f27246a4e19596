import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;

/// Standard input byte by byte, then through a channel, to the end.
public class RawInput {
    public static void main(String[] args) throws IOException {
        int first = System.in.read();
        byte[] three = new byte[3];
        int count = System.in.read(three);
        System.out.println(first + " " + count + " " + new String(three));
        ReadableByteChannel channel = Channels.newChannel(System.in);
        ByteBuffer rest = ByteBuffer.allocateDirect(64);
        while (channel.read(rest) >= 0) {}
        show("rest", rest);
        rest.flip();
        int lines = 0;
        while (rest.hasRemaining()) if (rest.get() == '\n') lines++;
        System.out.println(lines + " lines, then " + System.in.read() + ", console " + (System.console() != null));
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
