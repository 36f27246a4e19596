import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/// Which temporary direct buffer does the JDK keep for a thread after a write to a socket? (Needs the package opened.)
public class SocketTemporary {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("socket");
        UnixDomainSocketAddress address = UnixDomainSocketAddress.of(folder.resolve("s"));
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(address);
                SocketChannel client = SocketChannel.open(address);
                SocketChannel accepted = server.accept()) {
            long direct = temporaryAfter(client, ByteBuffer.allocateDirect(10_000));
            long heap = temporaryAfter(client, ByteBuffer.allocate(10_000));
            System.out.println("temporaryForDirectBuffer = " + direct);
            System.out.println("temporaryForHeapBuffer = " + heap);
            System.out.println("copiesFromHeap = " + (heap > 0 ? 2 : 1));
            System.out.println("copiesFromDirect = " + (direct > 0 ? 2 : 1));
        } finally {
            Files.deleteIfExists(address.getPath());
            Files.delete(folder);
        }
    }

    static long temporaryAfter(SocketChannel channel, ByteBuffer data) throws Exception {
        long[] capacity = new long[1];
        Thread writer = new Thread(() -> {
            try {
                channel.write(data);
                capacity[0] = cached();
            } catch (IOException | ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        });
        writer.start();
        writer.join();
        return capacity[0];
    }

    static long cached() throws ReflectiveOperationException {
        Field caches = Class.forName("sun.nio.ch.Util").getDeclaredField("bufferCache");
        caches.setAccessible(true);
        Object cache = ((ThreadLocal<?>) caches.get(null)).get();
        Field field = cache.getClass().getDeclaredField("buffers");
        field.setAccessible(true);
        Object buffers = field.get(cache);
        long sum = 0;
        for (int i = 0; i < Array.getLength(buffers); i++) {
            sum += Array.get(buffers, i) instanceof Buffer each ? each.capacity() : 0;
        }
        return sum;
    }
}
