package io.bufferscope.copies.file;

import io.bufferscope.copies.Check;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.ride.Loopback;
import io.bufferscope.copies.ride.Receiver;
import io.bufferscope.copies.ride.Ride;
import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Future;

/// The loop as the article prints it, on a channel as Netty has it: non-blocking.
///
/// The receiver starts reading when the loop has ended, so the socket surely fills up if the payload is larger than
/// its buffers: then `write` takes a part, or nothing, and `clear` throws the rest away.
final class ArticleLoop implements Ride {

    private static final int BUFFER = 8 << 10;
    /// Index of the hop to the socket.
    private static final int WRITE = 3;

    private static final int SOCKET_BUFFER = 64 << 10;

    private final PayloadFile payload;
    private long partialWrites;

    private ArticleLoop(PayloadFile payload) {
        this.payload = payload;
    }

    static ArticleLoop open(int size, Path folder) throws IOException {
        return new ArticleLoop(PayloadFile.make(size, folder));
    }

    @Override
    public void run(int times) throws IOException {
        for (int i = 0; i < times; i++) {
            check();
        }
    }

    @Override
    public Check check() throws IOException {
        try (Loopback door = Loopback.listen();
                SocketChannel socket = door.connect();
                Receiver receiver = new Receiver(door.accept());
                FileChannel file = FileChannel.open(payload.file())) {
            socket.setOption(StandardSocketOptions.SO_SNDBUF, SOCKET_BUFFER).configureBlocking(false);
            send(file, socket);
            socket.shutdownOutput();
            Future<Check> arrival = receiver.compare(payload.bytes());
            return Receiver.await(arrival);
        }
    }

    private void send(FileChannel file, SocketChannel socket) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
        while (file.read(buffer) != -1) {
            buffer.flip();
            socket.write(buffer);
            if (buffer.hasRemaining()) {
                partialWrites++;
            }
            buffer.clear();
        }
    }

    @Override
    public List<Observation> observe() {
        return List.of(Observation.seen(WRITE, "copies.seen.partial-writes", partialWrites));
    }

    @Override
    public void close() throws IOException {
        payload.close();
    }
}
