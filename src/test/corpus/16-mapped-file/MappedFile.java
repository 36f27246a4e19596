import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// A file seen as memory: a write to the buffer is a write to the file.
public class MappedFile {
    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("corpus", ".map");
        Files.writeString(file, "mapped memory");
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedByteBuffer map = channel.map(FileChannel.MapMode.READ_WRITE, 0, channel.size());
            show("map", map);
            map.put((byte) 'M').position(7);
            map.put("MEM".getBytes());
            show("map", map);
            map.force();
            System.out.println(Files.readString(file));
            MappedByteBuffer frozen = channel.map(FileChannel.MapMode.READ_ONLY, 7, 6);
            show("frozen", frozen);
            System.out.println((char) frozen.get(2));
            try {
                frozen.put(0, (byte) 0);
            } catch (ReadOnlyBufferException e) {
                System.out.println("refused: " + e);
            }
            MappedByteBuffer copy = channel.map(FileChannel.MapMode.PRIVATE, 0, 6);
            copy.put(0, (byte) '?');
            System.out.println((char) copy.get(0) + " but in the file " + Files.readString(file).charAt(0));
        } finally {
            Files.delete(file);
        }
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
