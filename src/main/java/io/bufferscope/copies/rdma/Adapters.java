package io.bufferscope.copies.rdma;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// What of RDMA this machine has.
///
/// @param library whether libibverbs is installed where libraries usually are
/// @param devices names of the adapters that the kernel knows
public record Adapters(boolean library, List<String> devices) {

    private static final Path DEVICES = Path.of("/sys/class/infiniband");
    private static final List<Path> LIBRARIES = List.of(Path.of("/usr/lib"), Path.of("/usr/lib64"), Path.of("/lib"));

    public Adapters {
        devices = List.copyOf(devices);
    }

    /// Looks.
    public static Adapters found() {
        return new Adapters(LIBRARIES.stream().anyMatch(Adapters::hasLibrary), names());
    }

    private static boolean hasLibrary(Path folder) {
        try (Stream<Path> files =
                Files.find(folder, 2, (file, _) -> file.getFileName().toString().startsWith("libibverbs.so"))) {
            return files.findAny().isPresent();
        } catch (IOException | UncheckedIOException unreadable) {
            return false;
        }
    }

    private static List<String> names() {
        try (Stream<Path> devices = Files.list(DEVICES)) {
            return devices.map(device -> device.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException none) {
            return List.of();
        }
    }
}
