package io.bufferscope.copies.shared;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// What happened when the pages of a direct buffer were to be kept in memory, as registration does it.
///
/// @param offset bytes from the beginning of a page to the buffer; it need not be 0
/// @param locked whether `mlock` succeeded
/// @param lockedKib KiB that the system then counted as locked; -1 if it does not tell
public record Pinning(long offset, boolean locked, long lockedKib) {

    private static final int PAGE = 4096;
    private static final Path STATUS = Path.of("/proc/self/status");

    /// Pins a fresh direct buffer until this process ends.
    static Pinning attempt(int size) {
        MemorySegment buffer = MemorySegment.ofBuffer(ByteBuffer.allocateDirect(size));
        return new Pinning(buffer.address() % PAGE, lock(buffer), countedKib());
    }

    @SuppressWarnings("restricted")
    private static boolean lock(MemorySegment buffer) {
        Linker linker = Linker.nativeLinker();
        Optional<MemorySegment> function = linker.defaultLookup().find("mlock");
        if (function.isEmpty()) {
            return false;
        }
        FunctionDescriptor type = FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_LONG);
        try {
            return (int) linker.downcallHandle(function.get(), type).invokeExact(buffer, buffer.byteSize()) == 0;
        } catch (Throwable e) {
            throw new IllegalStateException("mlock cannot be called", e);
        }
    }

    private static long countedKib() {
        try {
            return Files.readAllLines(STATUS).stream()
                    .filter(line -> line.startsWith("VmLck:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst()
                    .orElse(-1);
        } catch (IOException otherSystem) {
            return -1;
        }
    }

    /// As one line of text.
    String line() {
        return offset + " " + locked + " " + lockedKib;
    }

    static Pinning read(String line) {
        String[] words = line.split(" ", -1);
        return new Pinning(Long.parseLong(words[0]), Boolean.parseBoolean(words[1]), Long.parseLong(words[2]));
    }
}
