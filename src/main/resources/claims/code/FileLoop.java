import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/// How much of a file arrives if clear() follows each write to a socket that does not block?
public class FileLoop {
    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("loop");
        Path file = Files.write(folder.resolve("file"), new byte[8_000_000]);
        UnixDomainSocketAddress address = UnixDomainSocketAddress.of(folder.resolve("s"));
        long[] arrived = new long[1];
        try (ServerSocketChannel server = ServerSocketChannel.open(java.net.StandardProtocolFamily.UNIX)) {
            server.bind(address);
            Thread reader = new Thread(() -> arrived[0] = readSlowly(server));
            reader.start();
            send(file, address);
            reader.join();
        }
        System.out.println("sent = " + Files.size(file));
        System.out.println("arrived = " + arrived[0]);
        Files.delete(file);
        Files.deleteIfExists(address.getPath());
        Files.delete(folder);
    }

    static void send(Path file, UnixDomainSocketAddress address) throws IOException {
        try (FileChannel channel = FileChannel.open(file); SocketChannel socket = SocketChannel.open(address)) {
            socket.configureBlocking(false);
            ByteBuffer buffer = ByteBuffer.allocate(8192);
            while (channel.read(buffer) != -1) {
                buffer.flip();
                socket.write(buffer);
                buffer.clear();
            }
        }
    }

    static long readSlowly(ServerSocketChannel server) {
        long sum = 0;
        try (SocketChannel socket = server.accept()) {
            Thread.sleep(100);
            ByteBuffer buffer = ByteBuffer.allocate(65536);
            for (int n = 0; n >= 0; n = socket.read(buffer.clear())) {
                sum += n;
            }
        } catch (IOException | InterruptedException e) {
            System.out.println(e);
        }
        return sum;
    }
}
