package io.bufferscope.copies.file;

import static io.bufferscope.copies.Place.DIRECT;
import static io.bufferscope.copies.Place.HEAP_ARRAY;
import static io.bufferscope.copies.Place.MAPPED;
import static io.bufferscope.copies.Place.PAGE_CACHE;
import static io.bufferscope.copies.Place.SOCKET_BUFFER;
import static io.bufferscope.copies.Place.TEMPORARY_DIRECT;

import io.bufferscope.copies.Evidence;
import io.bufferscope.copies.Group;
import io.bufferscope.copies.Hop;
import io.bufferscope.copies.Mover;
import io.bufferscope.copies.Standing;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.ride.Ride;
import io.bufferscope.copies.socket.SocketPaths;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The paths from a file, which lies in the page cache, to a socket on the loopback interface.
public final class FilePaths {

    private static final int SMALL = 8 << 10;
    private static final int LARGE = 256 << 10;
    private static final String JDK = "sun.nio.ch.IOUtil";
    private static final Hop READ = Hop.call(PAGE_CACHE, DIRECT, "read");
    private static final Hop SENDFILE =
            new Hop(PAGE_CACHE, SOCKET_BUFFER, Mover.REFERENCE, "sendfile", Evidence.DOCUMENTED, "sendfile(2)");

    private FilePaths() {}

    public static List<TransferPath> all() {
        return List.of(
                new TransferPath("file.loop-article", Group.FILE, Standing.EXHIBIT, throughHeap()),
                new TransferPath("file.loop-8k", Group.FILE, Standing.LIVE, throughHeap()),
                new TransferPath("file.loop-256k", Group.FILE, Standing.LIVE, throughHeap()),
                path("file.loop-256k-direct", READ, Hop.call(DIRECT, SOCKET_BUFFER, "write")),
                path("file.transfer-to", SENDFILE),
                path("file.region", SENDFILE),
                path(
                        "file.mapped",
                        new Hop(PAGE_CACHE, MAPPED, Mover.REFERENCE, "mmap", Evidence.DOCUMENTED, "mmap(2)"),
                        Hop.call(MAPPED, SOCKET_BUFFER, "write")));
    }

    /// Opens a path.
    ///
    /// @param folder where the file is made
    /// @throws IllegalArgumentException if there is no such path
    public static Ride open(String id, int size, Path folder) throws IOException {
        return switch (id) {
            case "file.loop-article" -> ArticleLoop.open(size, folder);
            case "file.loop-8k" -> FileRide.open(size, folder, new LoopSender(ByteBuffer.allocate(SMALL)));
            case "file.loop-256k" -> FileRide.open(size, folder, new LoopSender(ByteBuffer.allocate(LARGE)));
            case "file.loop-256k-direct" ->
                FileRide.open(size, folder, new LoopSender(ByteBuffer.allocateDirect(LARGE)));
            case "file.transfer-to" -> FileRide.open(size, folder, FileSender::transfer);
            case "file.region" -> RegionRide.open(size, folder);
            case "file.mapped" -> FileRide.open(size, folder, FileSender::map);
            default -> throw new IllegalArgumentException(id);
        };
    }

    private static List<Hop> throughHeap() {
        return path(
                        "",
                        Hop.call(PAGE_CACHE, TEMPORARY_DIRECT, "read"),
                        Hop.copy(TEMPORARY_DIRECT, HEAP_ARRAY, JDK + ".read"),
                        Hop.copy(HEAP_ARRAY, TEMPORARY_DIRECT, JDK + ".write"),
                        Hop.call(TEMPORARY_DIRECT, SOCKET_BUFFER, "write"))
                .hops();
    }

    private static TransferPath path(String id, Hop... hops) {
        List<Hop> all = new ArrayList<>(List.of(hops));
        all.addAll(SocketPaths.arrival());
        return TransferPath.live(id, Group.FILE, all.toArray(Hop[]::new));
    }
}
