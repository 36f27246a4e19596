package io.bufferscope.copies.join;

import io.bufferscope.copies.Check;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.ride.Payload;
import io.bufferscope.copies.ride.Ride;
import java.util.List;

/// The ride of a piece of work.
final class JoinRide implements Ride {

    private final Work work;
    private volatile int sink;

    JoinRide(Work work) {
        this.work = work;
    }

    @Override
    public void run(int times) {
        int sum = 0;
        for (int i = 0; i < times; i++) {
            sum += work.once();
        }
        sink = sum;
    }

    @Override
    public Check check() {
        return Payload.compare(work.expected(), work.result());
    }

    @Override
    public List<Observation> observe() {
        return List.of(Observation.seen(Observation.WHOLE, "copies.seen.moved", work.moved()));
    }

    /// The number that keeps the work from being left out.
    int sink() {
        return sink;
    }

    @Override
    public void close() {
        work.close();
    }
}
