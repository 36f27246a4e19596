import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// The read-flip-write-compact loop between two files, with gathering and positional calls.
public class FileCopy {
    public static void main(String[] args) throws IOException {
        Path from = Files.createTempFile("corpus", ".in");
        Path to = Files.createTempFile("corpus", ".out");
        try (FileChannel source = FileChannel.open(from, StandardOpenOption.READ, StandardOpenOption.WRITE);
                FileChannel target = FileChannel.open(to, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ByteBuffer[] parts = {ByteBuffer.wrap("one ".getBytes()), ByteBuffer.wrap("two three".getBytes())};
            System.out.println("gathered " + source.write(parts));
            source.position(0);
            ByteBuffer small = ByteBuffer.allocateDirect(5);
            while (source.read(small) >= 0 || small.position() > 0) {
                show("small", small);
                small.flip();
                target.write(small);
                small.compact();
            }
            ByteBuffer tail = ByteBuffer.allocate(16);
            System.out.println("read " + target.read(tail, 8) + " at 8, then " + target.read(tail, 100));
            show("tail", tail);
            System.out.println(Files.readString(to));
        } finally {
            Files.delete(from);
            Files.delete(to);
        }
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
