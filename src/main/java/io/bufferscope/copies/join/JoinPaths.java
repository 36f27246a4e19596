package io.bufferscope.copies.join;

import static io.bufferscope.copies.Place.COMPOSITE;
import static io.bufferscope.copies.Place.DIRECT;
import static io.bufferscope.copies.Place.HEAP_ARRAY;
import static io.bufferscope.copies.Place.POOLED_DIRECT;
import static io.bufferscope.copies.Place.VIEW;

import io.bufferscope.copies.Group;
import io.bufferscope.copies.Hop;
import io.bufferscope.copies.Standing;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.ride.Ride;
import java.util.List;

/// The ways of joining, splitting, compacting and growing buffers.
public final class JoinPaths {

    private static final Hop WRITE = Hop.copy(HEAP_ARRAY, HEAP_ARRAY, "ByteBuf.writeBytes");

    private JoinPaths() {}

    public static List<TransferPath> all() {
        return List.of(
                copy("join.copy", "ByteBuf.writeBytes"),
                view("join.composite", "CompositeByteBuf.addComponents"),
                new TransferPath(
                        "join.composite-17",
                        Group.JOIN,
                        Standing.LIVE,
                        List.of(
                                Hop.reference(POOLED_DIRECT, COMPOSITE, "CompositeByteBuf.addComponents"),
                                Hop.copy(COMPOSITE, POOLED_DIRECT, "CompositeByteBuf.consolidateIfNeeded"))),
                view("join.wrapped", "Unpooled.wrappedBuffer"),
                TransferPath.live(
                        "split.slice", Group.JOIN, Hop.reference(POOLED_DIRECT, VIEW, "ByteBuf.retainedSlice")),
                copy("split.copy", "ByteBuf.copy"),
                TransferPath.live("move.compact", Group.JOIN, Hop.copy(DIRECT, DIRECT, "ByteBuffer.compact")),
                copy("move.discard", "ByteBuf.discardReadBytes"),
                TransferPath.live(
                        "grow.doubling", Group.JOIN, WRITE, Hop.copy(HEAP_ARRAY, HEAP_ARRAY, "ByteBuf.capacity(int)")),
                TransferPath.live("grow.sized", Group.JOIN, WRITE));
    }

    /// Opens a path.
    ///
    /// @throws IllegalArgumentException if there is no such path
    public static Ride open(String id, int size) {
        return new JoinRide(
                switch (id) {
                    case "join.copy" -> new Joining(size, Joining.Way.COPY);
                    case "join.composite" -> new Joining(size, Joining.Way.COMPOSITE);
                    case "join.composite-17" -> new Joining(size, Joining.Way.SEVENTEEN);
                    case "join.wrapped" -> new Joining(size, Joining.Way.WRAPPED);
                    case "split.slice" -> new Splitting(size, false);
                    case "split.copy" -> new Splitting(size, true);
                    case "move.compact" -> new Compacting(size);
                    case "move.discard" -> new Discarding(size);
                    case "grow.doubling" -> new Growing(size, Growing.SMALL);
                    case "grow.sized" -> new Growing(size, size);
                    default -> throw new IllegalArgumentException(id);
                });
    }

    private static TransferPath copy(String id, String source) {
        return TransferPath.live(id, Group.JOIN, Hop.copy(POOLED_DIRECT, POOLED_DIRECT, source));
    }

    private static TransferPath view(String id, String source) {
        return TransferPath.live(id, Group.JOIN, Hop.reference(POOLED_DIRECT, COMPOSITE, source));
    }
}
