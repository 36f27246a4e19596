import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/// The loop of the textbooks, into a socket that takes little at a time.
public class Loop {
    public static void main(String[] args) throws IOException {
        Path path = Files.createTempFile("bufferscope", ".bin");
        Files.write(path, "ABCDEFGHIJKLMNOPQRST".getBytes());
        int most = 5; // @vary 3..6
        Slow socket = new Slow(most);
        try (FileChannel file = FileChannel.open(path)) {
            ByteBuffer b = ByteBuffer.allocate(8);
            while (file.read(b) != -1) {
                b.flip();
                socket.write(b); // @write
                b.clear(); // @clear
            }
            int arrived = socket.arrived.size(); // @lost
            Slow second = new Slow(most);
            file.position(0);
            b.clear();
            while (file.read(b) != -1 || b.position() > 0) {
                b.flip();
                second.write(b);
                b.compact();
            }
            int kept = second.arrived.size(); // @kept
            System.out.println(arrived + " and " + kept + " of 20 bytes");
        }
        Files.delete(path);
    }
}
