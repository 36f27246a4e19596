import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/// How much of a file arrives if clear() follows each write to a socket that does not block? The reader is slow: it
/// begins when all has been sent.
public class FileLoop {
    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("loop");
        Path file = Files.write(folder.resolve("file"), new byte[8_000_000]);
        UnixDomainSocketAddress address = UnixDomainSocketAddress.of(folder.resolve("s"));
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(address);
            send(file, address);
            System.out.println("sent = " + Files.size(file));
            System.out.println("arrived = " + read(server));
        } finally {
            Files.delete(file);
            Files.deleteIfExists(address.getPath());
            Files.delete(folder);
        }
    }

    static void send(Path file, UnixDomainSocketAddress address) throws IOException {
        try (FileChannel channel = FileChannel.open(file);
                SocketChannel socket = SocketChannel.open(address)) {
            socket.configureBlocking(false);
            ByteBuffer buffer = ByteBuffer.allocate(8192);
            while (channel.read(buffer) != -1) {
                buffer.flip();
                socket.write(buffer);
                buffer.clear();
            }
        }
    }

    static long read(ServerSocketChannel server) throws IOException {
        long sum = 0;
        try (SocketChannel socket = server.accept()) {
            ByteBuffer buffer = ByteBuffer.allocate(65536);
            for (int n = 0; n >= 0; n = socket.read(buffer.clear())) {
                sum += n;
            }
        }
        return sum;
    }
}
