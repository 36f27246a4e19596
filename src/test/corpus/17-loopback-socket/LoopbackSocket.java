import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/// A client sends a length and a text; a server thread reads exactly that much and answers.
public class LoopbackSocket {
    public static void main(String[] args) throws Exception {
        try (ServerSocketChannel server = ServerSocketChannel.open()) {
            server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            Thread echo = Thread.ofPlatform().start(() -> answer(server));
            try (SocketChannel client = SocketChannel.open(server.getLocalAddress())) {
                ByteBuffer request = ByteBuffer.allocate(64);
                request.putInt(5).put("hello".getBytes()).flip();
                while (request.hasRemaining()) client.write(request);
                show("request", request);
                ByteBuffer reply = readExactly(client, 5);
                show("reply", reply);
                System.out.println(new String(reply.array()));
            }
            echo.join();
        }
    }

    private static void answer(ServerSocketChannel server) {
        try (SocketChannel peer = server.accept()) {
            int length = readExactly(peer, 4).getInt();
            ByteBuffer text = readExactly(peer, length);
            for (int i = 0; i < length; i++) text.put(i, (byte) Character.toUpperCase(text.get(i)));
            while (text.hasRemaining()) peer.write(text);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static ByteBuffer readExactly(SocketChannel channel, int length) throws IOException {
        ByteBuffer b = ByteBuffer.allocate(length);
        while (b.hasRemaining()) if (channel.read(b) < 0) throw new IOException("closed early");
        return b.flip();
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
