package io.bufferscope.copies.socket;

import io.bufferscope.copies.Check;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.Place;
import io.bufferscope.copies.ride.Loopback;
import io.bufferscope.copies.ride.Payload;
import io.bufferscope.copies.ride.Receiver;
import io.bufferscope.copies.ride.Ride;
import io.netty.buffer.ByteBuf;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Future;

/// `writeAndFlush` of a `ByteBuf` on a Netty channel.
final class NettyRide implements Ride {

    private final NettyPayload kind;
    private final byte[] payload;
    private final CountingAllocator allocator;
    private final ByteBuf buffer;
    private final NettyClient client;
    private final Receiver receiver;
    private final long ownDirects;
    private long moves;

    private NettyRide(NettyPayload kind, int size, CountingAllocator allocator, NettyClient client, Receiver receiver) {
        this.kind = kind;
        this.payload = Payload.bytes(size);
        this.allocator = allocator;
        this.client = client;
        this.receiver = receiver;
        buffer = kind.make(allocator, size);
        ownDirects = allocator.directs();
    }

    static NettyRide open(int size, NettyPayload kind) throws IOException {
        CountingAllocator allocator = CountingAllocator.SHARED;
        try (Loopback door = Loopback.listen()) {
            NettyClient client = new NettyClient(door, allocator);
            return new NettyRide(kind, size, allocator, client, new Receiver(door.accept()));
        }
    }

    @Override
    public void run(int times) throws IOException {
        Future<Long> arrival = receiver.count((long) times * payload.length);
        write(times);
        Receiver.await(arrival);
    }

    @Override
    public Check check() throws IOException {
        Future<Check> arrival = receiver.compare(payload);
        write(1);
        return Receiver.await(arrival);
    }

    private void write(int times) throws IOException {
        moves += times;
        client.write(times, () -> buffer.retain().readerIndex(0));
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
    public List<Observation> observe() {
        double each = moves == 0 ? 0 : (allocator.directs() - ownDirects) / (double) moves;
        int copy = SocketPaths.into(kind.path(), Place.POOLED_DIRECT);
        String key = each > 0 ? "copies.seen.pool-copy" : "copies.seen.no-pool-copy";
        return List.of(Observation.seen(Math.max(copy, 0), key, String.format(Locale.ROOT, "%.2f", each)));
    }

    @Override
    public void close() throws IOException {
        client.close();
        receiver.close();
        buffer.release();
    }
}
