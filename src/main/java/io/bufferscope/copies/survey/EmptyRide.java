package io.bufferscope.copies.survey;

import io.bufferscope.copies.Check;
import io.bufferscope.copies.ride.Payload;
import io.bufferscope.copies.ride.Ride;

/// The ride that goes nowhere: what measuring itself costs.
final class EmptyRide implements Ride {

    private final byte[] payload;
    private volatile byte[] handed;

    EmptyRide(int size) {
        payload = Payload.bytes(size);
        handed = payload;
    }

    @Override
    public void run(int times) {
        for (int i = 0; i < times; i++) {
            handed = payload;
        }
    }

    @Override
    public Check check() {
        return Payload.compare(payload, handed);
    }

    @Override
    public void close() {
        handed = new byte[0];
    }
}
