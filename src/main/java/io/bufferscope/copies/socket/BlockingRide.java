package io.bufferscope.copies.socket;

import io.bufferscope.copies.Check;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.Place;
import io.bufferscope.copies.ride.Payload;
import io.bufferscope.copies.ride.Receiver;
import io.bufferscope.copies.ride.Ride;
import java.io.IOException;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.Future;

/// A ride whose thread writes to a blocking connection itself.
abstract class BlockingRide implements Ride {

    private final String id;
    private final byte[] payload;
    private final Receiver receiver;

    BlockingRide(String id, byte[] payload, Receiver receiver) {
        this.id = id;
        this.payload = payload;
        this.receiver = receiver;
    }

    /// Writes the payload once.
    abstract void send() throws IOException;

    /// Closes the near end.
    abstract void hangUp() throws IOException;

    @Override
    public final void run(int times) throws IOException {
        Future<Long> arrival = receiver.count((long) times * payload.length);
        for (int i = 0; i < times; i++) {
            send();
        }
        Receiver.await(arrival);
    }

    @Override
    public final Check check() throws IOException {
        Future<Check> arrival = receiver.compare(payload);
        send();
        return Receiver.await(arrival);
    }

    @Override
    public final long farThread() {
        return receiver.threadId();
    }

    @Override
    public List<Observation> observe() {
        int hop = SocketPaths.into(id, Place.TEMPORARY_DIRECT);
        OptionalLong largest = TemporaryBuffers.largest();
        return hop < 0 || largest.isEmpty()
                ? List.of()
                : List.of(Observation.seen(hop, "copies.seen.temporary", largest.getAsLong()));
    }

    static byte[] payload(int size) {
        return Payload.bytes(size);
    }

    @Override
    public final void close() throws IOException {
        hangUp();
        receiver.close();
    }
}
