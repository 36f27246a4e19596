import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/// Bytes straight to file descriptors 1 and 2, between lines of System.out.
public class RawDescriptor {
    public static void main(String[] args) throws IOException {
        System.out.println("first by System.out");
        FileOutputStream raw = new FileOutputStream(FileDescriptor.out);
        raw.write("second by the descriptor\n".getBytes());
        FileChannel channel = raw.getChannel();
        ByteBuffer line = ByteBuffer.allocateDirect(32).put("third by its channel\n".getBytes()).flip();
        while (line.hasRemaining()) channel.write(line);
        show("line", line);
        raw.write(new byte[] {0, 1, (byte) 0xFF, (byte) 0xC3, '\r', '\n'});
        System.out.println("fourth by System.out");
        try (FileOutputStream errors = new FileOutputStream(FileDescriptor.err)) {
            errors.write("raw error, then closed\n".getBytes());
        }
        System.err.println("lost");
        System.out.println(System.err.checkError());
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
