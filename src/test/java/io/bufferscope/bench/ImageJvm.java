package io.bufferscope.bench;

import io.bufferscope.session.ChildJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The watched JVM of the image that `mvn verify` leaves, with its caches.
final class ImageJvm {

    private static final Path HOME = Path.of("target/bufferscope").toAbsolutePath();

    private ImageJvm() {}

    static ChildJvm get() throws IOException {
        try (Stream<Path> jars = Files.list(HOME.resolve("lib/app"))) {
            List<String> names = List.of("netty-common", "netty-buffer", "netty-resolver", "netty-transport");
            List<Path> files = jars.toList();
            List<Path> base = new ArrayList<>(List.of(HOME.resolve("lib/app/bufferscope-probe.jar")));
            for (String name : names) {
                base.add(files.stream()
                        .filter(file -> file.getFileName().toString().startsWith(name))
                        .findFirst()
                        .orElseThrow());
            }
            return new ChildJvm(HOME.resolve("bin/java"), base, null);
        }
    }
}
