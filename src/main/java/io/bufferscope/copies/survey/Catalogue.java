package io.bufferscope.copies.survey;

import io.bufferscope.copies.Evidence;
import io.bufferscope.copies.Group;
import io.bufferscope.copies.Hop;
import io.bufferscope.copies.ModelPaths;
import io.bufferscope.copies.Mover;
import io.bufferscope.copies.Place;
import io.bufferscope.copies.Programs;
import io.bufferscope.copies.Standing;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.file.FilePaths;
import io.bufferscope.copies.foreign.ForeignPaths;
import io.bufferscope.copies.join.JoinPaths;
import io.bufferscope.copies.ride.Ride;
import io.bufferscope.copies.socket.SocketPaths;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// All paths there are.
public final class Catalogue {

    private static final TransferPath NOTHING = TransferPath.live(
            "nothing",
            Group.BASELINE,
            new Hop(Place.HEAP_ARRAY, Place.HEAP_ARRAY, Mover.NONE, null, Evidence.MEASURED, ""));

    private Catalogue() {}

    public static List<TransferPath> all() {
        return Stream.of(
                        List.of(NOTHING),
                        SocketPaths.all(),
                        FilePaths.all(),
                        JoinPaths.all(),
                        ForeignPaths.all(),
                        models())
                .flatMap(List::stream)
                .toList();
    }

    /// The models of what cannot be run here: with a C compiler, JNI can.
    private static List<TransferPath> models() {
        boolean jni = Programs.compiler().isPresent();
        return ModelPaths.all().stream()
                .filter(path -> !jni || !path.id().startsWith("model.jni-"))
                .toList();
    }

    /// The paths that can be run.
    public static List<TransferPath> runnable() {
        return all().stream().filter(path -> path.standing() != Standing.MODEL).toList();
    }

    public static Optional<TransferPath> find(String id) {
        return all().stream().filter(path -> path.id().equals(id)).findFirst();
    }

    /// Opens a path.
    ///
    /// @param folder for files that it needs
    /// @throws IllegalArgumentException if it cannot be run
    public static Ride open(TransferPath path, int size, Path folder) throws IOException {
        return switch (path.group()) {
            case BASELINE -> new EmptyRide(size);
            case SOCKET -> SocketPaths.open(path.id(), size);
            case FILE -> FilePaths.open(path.id(), size, folder);
            case JOIN -> JoinPaths.open(path.id(), size);
            case TO_NATIVE, FROM_NATIVE -> ForeignPaths.open(path.id(), size, folder);
            case MODEL -> throw new IllegalArgumentException(path.id() + " is a model");
        };
    }
}
