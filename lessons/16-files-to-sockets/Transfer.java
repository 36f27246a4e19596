import io.netty.channel.DefaultFileRegion;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/// The file passes itself on: transferTo, and Netty's FileRegion.
public class Transfer {
    public static void main(String[] args) throws IOException {
        Path path = Files.createTempFile("bufferscope", ".bin");
        Files.write(path, "ABCDEFGHIJKLMNOPQRST".getBytes());
        int most = 6; // @vary 4..9
        Slow socket = new Slow(most);
        long once = 0;
        try (FileChannel file = FileChannel.open(path)) {
            once = file.transferTo(0, 20, socket); // @transfer
        }
        DefaultFileRegion region =
                new DefaultFileRegion(path.toFile(), 0, 20);
        int calls = 0;
        while (region.transferred() < region.count()) {
            region.transferTo(socket, region.transferred());
            calls++;
        }
        long sent = region.transferred(); // @region
        region.release();
        System.out.println(once + " at once, " + sent + " in " + calls + " calls");
        Files.delete(path);
    }
}
