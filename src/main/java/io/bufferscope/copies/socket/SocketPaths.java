package io.bufferscope.copies.socket;

import static io.bufferscope.copies.Place.COMPOSITE;
import static io.bufferscope.copies.Place.DIRECT;
import static io.bufferscope.copies.Place.FAR_SOCKET_BUFFER;
import static io.bufferscope.copies.Place.HEAP_ARRAY;
import static io.bufferscope.copies.Place.POOLED_DIRECT;
import static io.bufferscope.copies.Place.RECEIVER;
import static io.bufferscope.copies.Place.SOCKET_BUFFER;
import static io.bufferscope.copies.Place.TEMPORARY_DIRECT;

import io.bufferscope.copies.Group;
import io.bufferscope.copies.Hop;
import io.bufferscope.copies.Place;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.ride.Ride;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// The paths from memory to a socket on the loopback interface.
public final class SocketPaths {

    private static final String JDK = "sun.nio.ch.IOUtil.write";
    private static final String NETTY = "AbstractNioByteChannel.filterOutboundMessage";
    private static final Hop TO_TEMPORARY = Hop.copy(HEAP_ARRAY, TEMPORARY_DIRECT, JDK);
    private static final Hop TO_POOL = Hop.copy(HEAP_ARRAY, POOLED_DIRECT, NETTY);

    private SocketPaths() {}

    public static List<TransferPath> all() {
        return List.of(
                path("socket.stream", TO_TEMPORARY, Hop.call(TEMPORARY_DIRECT, SOCKET_BUFFER, "write")),
                path("socket.heap", TO_TEMPORARY, Hop.call(TEMPORARY_DIRECT, SOCKET_BUFFER, "write")),
                path("socket.direct", Hop.call(DIRECT, SOCKET_BUFFER, "write")),
                path("socket.gather", Hop.call(DIRECT, SOCKET_BUFFER, "writev")),
                path("socket.netty-direct", Hop.call(POOLED_DIRECT, SOCKET_BUFFER, "write")),
                path("socket.netty-composite-direct", Hop.call(COMPOSITE, SOCKET_BUFFER, "writev")),
                path(
                        "socket.netty-composite-heap",
                        Hop.copy(COMPOSITE, POOLED_DIRECT, NETTY),
                        Hop.call(POOLED_DIRECT, SOCKET_BUFFER, "write")),
                path("socket.netty-heap", TO_POOL, Hop.call(POOLED_DIRECT, SOCKET_BUFFER, "write")));
    }

    /// Opens a path.
    ///
    /// @throws IllegalArgumentException if there is no such path
    public static Ride open(String id, int size) throws IOException {
        return switch (id) {
            case "socket.stream" -> StreamRide.open(size);
            case "socket.heap" -> ChannelRide.heap(size);
            case "socket.direct" -> ChannelRide.direct(size);
            case "socket.gather" -> ChannelRide.gathering(size);
            case "socket.netty-direct" -> NettyRide.open(size, NettyPayload.DIRECT);
            case "socket.netty-composite-direct" -> NettyRide.open(size, NettyPayload.COMPOSITE_OF_DIRECT);
            case "socket.netty-composite-heap" -> NettyRide.open(size, NettyPayload.COMPOSITE_OF_HEAP);
            case "socket.netty-heap" -> NettyRide.open(size, NettyPayload.HEAP);
            default -> throw new IllegalArgumentException(id);
        };
    }

    /// The hops from a socket to the receiver's memory: on the loopback interface no card takes part.
    public static List<Hop> arrival() {
        return List.of(
                Hop.reference(SOCKET_BUFFER, FAR_SOCKET_BUFFER, "loopback"),
                Hop.call(FAR_SOCKET_BUFFER, RECEIVER, "read"));
    }

    private static TransferPath path(String id, Hop... hops) {
        List<Hop> all = new ArrayList<>(List.of(hops));
        all.addAll(arrival());
        return TransferPath.live(id, Group.SOCKET, all.toArray(Hop[]::new));
    }

    /// The hop of a path that leads into a place.
    static int into(String id, Place place) {
        List<Hop> hops = all().stream()
                .filter(path -> path.id().equals(id))
                .findFirst()
                .orElseThrow()
                .hops();
        return hops.stream().map(Hop::to).toList().indexOf(place);
    }
}
