package io.bufferscope.app.scope;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// A program that comes with the application.
///
/// @param fileName name of its file among the resources; beside it lies a file with its words in each language
record Example(String fileName) {

    /// All examples in the order in which they teach; the first is shown at the first start.
    static final List<Example> ALL = Stream.of(
                    "FlipAndIndices",
                    "DoubleFlip",
                    "CompactAndClear",
                    "LostMark",
                    "RewindIsNotFlip",
                    "OrderLost",
                    "SlicesShareMemory",
                    "PartialWrite",
                    "GrowthSteps",
                    "CompositeBuffer",
                    "CompositeWithoutWriterIndex",
                    "ReferenceCounts",
                    "SliceAfterRelease",
                    "RetainedSlices",
                    "NioBufferKept",
                    "StaleSlice")
            .map(name -> new Example(name + ".java"))
            .toList();

    private static final String FOLDER = "/examples/";

    /// The example that a source was opened as, if it is one and was not saved elsewhere.
    static Optional<Example> of(SourceFile file) {
        return ALL.stream()
                .filter(each -> !file.onDisk() && each.fileName().equals(file.name()))
                .findFirst();
    }

    /// Whether a text is that of an example.
    static boolean isOne(String text) {
        return ALL.stream().anyMatch(example -> example.open().text().equals(text));
    }

    /// Opens the example that is meant by words such as `example:FlipAndIndices`.
    ///
    /// @return whether there is one
    static boolean see(String what, Consumer<Example> open) {
        Optional<Example> meant = ALL.stream()
                .filter(each -> what.equals("example:" + each.fileName().replace(".java", "")))
                .findFirst();
        meant.ifPresent(open);
        return meant.isPresent();
    }

    SourceFile open() {
        try (InputStream in = part(fileName)) {
            return new SourceFile(Path.of(fileName), new String(in.readAllBytes(), UTF_8), false);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Its title, question and explanation, and how it wants to be run.
    ExampleWords words() {
        Properties values = new Properties();
        try (InputStream in = part(fileName.replace(".java", ".properties"))) {
            values.load(new InputStreamReader(in, UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return ExampleWords.from(values);
    }

    private static InputStream part(String name) {
        InputStream in = Example.class.getResourceAsStream(FOLDER + name);
        if (in == null) {
            throw new IllegalStateException("the program lacks a part: " + FOLDER + name);
        }
        return in;
    }
}
