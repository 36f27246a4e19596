package io.bufferscope.copies.foreign;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/// Functions of the C library: one that reads every byte and one that copies every byte.
final class NativeCode {

    private static final FunctionDescriptor COMPARE = FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, JAVA_LONG);
    private static final FunctionDescriptor MOVE = FunctionDescriptor.of(ADDRESS, ADDRESS, ADDRESS, JAVA_LONG);
    private static final MethodHandle MEMCMP = handle("memcmp", COMPARE);
    private static final MethodHandle MEMCMP_CRITICAL = handle("memcmp", COMPARE, Linker.Option.critical(true));
    private static final MethodHandle MEMCPY = handle("memcpy", MOVE);
    private static final MethodHandle MEMCPY_CRITICAL = handle("memcpy", MOVE, Linker.Option.critical(true));

    private NativeCode() {}

    /// Compares native memory with native memory.
    static int compare(MemorySegment one, MemorySegment other, long size) {
        try {
            return (int) MEMCMP.invokeExact(one, other, size);
        } catch (Throwable e) {
            throw failed(e);
        }
    }

    /// The same for memory in the Java heap too; no garbage is collected until it returns.
    static int compareCritical(MemorySegment one, MemorySegment other, long size) {
        try {
            return (int) MEMCMP_CRITICAL.invokeExact(one, other, size);
        } catch (Throwable e) {
            throw failed(e);
        }
    }

    /// Copies native memory to native memory.
    static void copy(MemorySegment to, MemorySegment from, long size) {
        try {
            MemorySegment same = (MemorySegment) MEMCPY.invokeExact(to, from, size);
            assert same.address() == to.address();
        } catch (Throwable e) {
            throw failed(e);
        }
    }

    /// The same for memory in the Java heap too.
    static void copyCritical(MemorySegment to, MemorySegment from, long size) {
        try {
            MemorySegment same = (MemorySegment) MEMCPY_CRITICAL.invokeExact(to, from, size);
            assert same != null;
        } catch (Throwable e) {
            throw failed(e);
        }
    }

    private static IllegalStateException failed(Throwable e) {
        return new IllegalStateException("a call of the C library failed", e);
    }

    @SuppressWarnings("restricted")
    private static MethodHandle handle(String name, FunctionDescriptor type, Linker.Option... options) {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(linker.defaultLookup().findOrThrow(name), type, options);
    }
}
