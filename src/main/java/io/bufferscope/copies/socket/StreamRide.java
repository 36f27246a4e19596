package io.bufferscope.copies.socket;

import io.bufferscope.copies.ride.Loopback;
import io.bufferscope.copies.ride.Receiver;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;

/// `OutputStream.write(byte[])` of a `java.net.Socket`.
final class StreamRide extends BlockingRide {

    private final byte[] payload;
    private final Socket socket;
    private final OutputStream out;

    private StreamRide(byte[] payload, Socket socket, Receiver receiver) throws IOException {
        super("socket.stream", payload, receiver);
        this.payload = payload;
        this.socket = socket;
        out = socket.getOutputStream();
    }

    static StreamRide open(int size) throws IOException {
        try (Loopback door = Loopback.listen()) {
            Socket socket =
                    new Socket(door.address().getAddress(), door.address().getPort());
            socket.setTcpNoDelay(true);
            return new StreamRide(payload(size), socket, new Receiver(door.accept()));
        }
    }

    @Override
    void send() throws IOException {
        out.write(payload);
    }

    @Override
    void hangUp() throws IOException {
        socket.close();
    }
}
