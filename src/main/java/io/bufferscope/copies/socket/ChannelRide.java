package io.bufferscope.copies.socket;

import io.bufferscope.copies.ride.Loopback;
import io.bufferscope.copies.ride.Payload;
import io.bufferscope.copies.ride.Receiver;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

/// `SocketChannel.write` of one buffer, or of a header and a body together.
final class ChannelRide extends BlockingRide {

    private static final int MOST_HEADER = 16;

    private final ByteBuffer[] buffers;
    private final SocketChannel channel;

    private ChannelRide(String id, int size, ByteBuffer[] buffers, SocketChannel channel, Receiver receiver) {
        super(id, payload(size), receiver);
        this.buffers = buffers;
        this.channel = channel;
    }

    static ChannelRide heap(int size) throws IOException {
        return open("socket.heap", size, ByteBuffer.wrap(payload(size)));
    }

    static ChannelRide direct(int size) throws IOException {
        return open("socket.direct", size, Payload.direct(size));
    }

    static ChannelRide gathering(int size) throws IOException {
        ByteBuffer whole = Payload.direct(size);
        int header = Math.min(MOST_HEADER, size / 2);
        return open("socket.gather", size, whole.slice(0, header), whole.slice(header, size - header));
    }

    private static ChannelRide open(String id, int size, ByteBuffer... buffers) throws IOException {
        try (Loopback door = Loopback.listen()) {
            SocketChannel channel = door.connect();
            return new ChannelRide(id, size, buffers, channel, new Receiver(door.accept()));
        }
    }

    @Override
    void send() throws IOException {
        for (ByteBuffer buffer : buffers) {
            buffer.rewind();
        }
        ByteBuffer last = buffers[buffers.length - 1];
        while (last.hasRemaining()) {
            if (buffers.length == 1) {
                channel.write(last);
            } else {
                channel.write(buffers);
            }
        }
    }

    @Override
    void hangUp() throws IOException {
        channel.close();
    }
}
