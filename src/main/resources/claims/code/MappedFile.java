import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;

/// Can any file be mapped and wrapped? (The large one is a file of holes: it takes no room on most disks.)
public class MappedFile {
    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("mapped", ".bin");
        try (RandomAccessFile raf = new RandomAccessFile(file.toFile(), "rw")) {
            raf.setLength(100_000);
            ByteBuf buffer = Unpooled.wrappedBuffer(raf.getChannel().map(MapMode.READ_ONLY, 0, raf.length()));
            System.out.println("readable = " + buffer.readableBytes());
            System.out.println("readOnly = " + buffer.isReadOnly());
            raf.setLength(3L << 30);
            System.out.println("bytesOfLargeFile = " + raf.length());
            System.out.println("largeFile = " + map(raf));
        } finally {
            Files.delete(file);
        }
    }

    static String map(RandomAccessFile raf) throws IOException {
        try {
            return "mapped " + raf.getChannel().map(MapMode.READ_ONLY, 0, raf.length()).capacity();
        } catch (IllegalArgumentException refused) {
            return "refused";
        }
    }
}
