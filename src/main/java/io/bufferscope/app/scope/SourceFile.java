package io.bufferscope.app.scope;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A Java source: where it is or would be, and its text when it was opened.
///
/// @param path its place; for an example only a name
/// @param onDisk whether it can be saved where it is
record SourceFile(Path path, String text, boolean onDisk) {

    /// The largest file that is opened, in bytes.
    static final long LARGEST = 4 << 20;

    /// Reads a file.
    ///
    /// @throws MalformedInputException if it is not text in UTF-8
    /// @throws IOException if it cannot be read
    static SourceFile read(Path path) throws IOException {
        String text = Files.readString(path).replace("\r\n", "\n").replace('\r', '\n');
        return new SourceFile(path.toAbsolutePath(), text, true);
    }

    String name() {
        return path.getFileName().toString();
    }
}
