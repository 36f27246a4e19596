import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;

/// A mapped file as a ByteBuf, and the size at which that ends.
public class Mapped {
    public static void main(String[] args) throws IOException {
        Path path = Files.createTempFile("bufferscope", ".bin");
        path.toFile().deleteOnExit();
        Files.write(path, "ABCDEFGHIJKLMNOPQRST".getBytes());
        try (FileChannel file = FileChannel.open(path)) {
            MappedByteBuffer map = file.map(MapMode.READ_ONLY, 0, 20);
            ByteBuf buf = Unpooled.wrappedBuffer(map); // @mapped
            String answer = mapBig(file, 10_000_000_000L); // @big
            System.out.println(buf.readableBytes() + " readable; " + answer);
        }
    }

    static String mapBig(FileChannel file, long size) throws IOException {
        try {
            return file.map(MapMode.READ_ONLY, 0, size).toString();
        } catch (IllegalArgumentException refused) {
            return refused.getMessage();
        }
    }
}
