package io.bufferscope.copies.file;

import io.bufferscope.copies.Check;
import io.bufferscope.copies.ride.Loopback;
import io.bufferscope.copies.ride.Receiver;
import io.bufferscope.copies.ride.Ride;
import io.bufferscope.copies.socket.NettyClient;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.channel.DefaultFileRegion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Future;

/// A `DefaultFileRegion` written to a Netty channel; each one opens the file and closes it.
final class RegionRide implements Ride {

    private final PayloadFile payload;
    private final NettyClient client;
    private final Receiver receiver;

    private RegionRide(PayloadFile payload, NettyClient client, Receiver receiver) {
        this.payload = payload;
        this.client = client;
        this.receiver = receiver;
    }

    static RegionRide open(int size, Path folder) throws IOException {
        PayloadFile payload = PayloadFile.make(size, folder);
        try (Loopback door = Loopback.listen()) {
            NettyClient client = new NettyClient(door, PooledByteBufAllocator.DEFAULT);
            return new RegionRide(payload, client, new Receiver(door.accept()));
        }
    }

    @Override
    public void run(int times) throws IOException {
        Future<Long> arrival = receiver.count((long) times * payload.bytes().length);
        write(times);
        Receiver.await(arrival);
    }

    @Override
    public Check check() throws IOException {
        Future<Check> arrival = receiver.compare(payload.bytes());
        write(1);
        return Receiver.await(arrival);
    }

    private void write(int times) throws IOException {
        client.write(times, () -> new DefaultFileRegion(payload.file().toFile(), 0, payload.bytes().length));
    }

    @Override
    public long nearThread() {
        return client.threadId();
    }

    @Override
    public long farThread() {
        return receiver.threadId();
    }

    @Override
    public void close() throws IOException {
        client.close();
        receiver.close();
        payload.close();
    }
}
