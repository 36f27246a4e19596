package io.bufferscope.app.scope;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;

/// The programs that come with the application, in the order in which they teach.
final class Examples {

    private static final String FOLDER = "/examples/";

    private Examples() {}

    /// File names of all examples, the first at the first start.
    static List<String> names() {
        return text("examples.txt").lines().filter(line -> !line.isBlank()).toList();
    }

    static SourceFile open(String name) {
        return new SourceFile(Path.of(name), text(name), false);
    }

    private static String text(String name) {
        try (InputStream in = Examples.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks a part: " + FOLDER + name);
            }
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
