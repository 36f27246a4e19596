package io.bufferscope.app.scope;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;

/// A program that comes with the application.
///
/// @param fileName name of its file among the resources
/// @param key key of its title
record Example(String fileName, String key) {

    /// All examples in the order in which they teach; the first is shown at the first start.
    static final List<Example> ALL = List.of(
            new Example("FlipAndIndices.java", "example.flip"),
            new Example("CompactAndClear.java", "example.compact"),
            new Example("SlicesShareMemory.java", "example.slices"),
            new Example("Endianness.java", "example.order"),
            new Example("ReferenceCounts.java", "example.references"),
            new Example("CompositeBuffer.java", "example.composite"));

    private static final String FOLDER = "/examples/";

    /// Whether a text is that of an example.
    static boolean isOne(String text) {
        return ALL.stream().anyMatch(example -> example.open().text().equals(text));
    }

    SourceFile open() {
        try (InputStream in = Example.class.getResourceAsStream(FOLDER + fileName)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks a part: " + FOLDER + fileName);
            }
            return new SourceFile(Path.of(fileName), new String(in.readAllBytes(), UTF_8), false);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
