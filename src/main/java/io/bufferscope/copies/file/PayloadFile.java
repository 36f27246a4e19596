package io.bufferscope.copies.file;

import io.bufferscope.copies.ride.Payload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A file that holds the payload; just written, it lies in the page cache.
record PayloadFile(Path file, byte[] bytes) implements AutoCloseable {

    static PayloadFile make(int size, Path folder) throws IOException {
        Path file = Files.createTempFile(folder, "payload", ".bin");
        byte[] bytes = Payload.bytes(size);
        Files.write(file, bytes);
        return new PayloadFile(file, bytes);
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(file);
    }
}
