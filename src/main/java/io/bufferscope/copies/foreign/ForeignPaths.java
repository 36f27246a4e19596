package io.bufferscope.copies.foreign;

import static io.bufferscope.copies.Place.DIRECT;
import static io.bufferscope.copies.Place.FAR_DIRECT;
import static io.bufferscope.copies.Place.FAR_MESSAGE;
import static io.bufferscope.copies.Place.HEAP_ARRAY;
import static io.bufferscope.copies.Place.HEAP_COPY;
import static io.bufferscope.copies.Place.MESSAGE;
import static io.bufferscope.copies.Place.NATIVE;
import static io.bufferscope.copies.Place.NATIVE_SOURCE;
import static io.bufferscope.copies.Place.POOLED_DIRECT;

import io.bufferscope.copies.Group;
import io.bufferscope.copies.Hop;
import io.bufferscope.copies.Place;
import io.bufferscope.copies.Programs;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.ride.Ride;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The paths of a message to native code and back.
///
/// Encoding and decoding are copies too: every byte of the message is read and written. What native code does with the
/// bytes is `memcmp`: it reads them all.
public final class ForeignPaths {

    private static final String ENCODE = "CodedOutputStream";
    private static final String DECODE = "CodedInputStream";
    private static final String COPY = "MemorySegment.copy";

    private ForeignPaths() {}

    public static List<TransferPath> all() {
        return Stream.of(toNative(), Programs.compiler().isPresent() ? byJni() : List.<TransferPath>of(), fromNative())
                .flatMap(List::stream)
                .toList();
    }

    private static List<TransferPath> toNative() {
        return List.of(
                out(
                        "to-native.array-copy",
                        encode(HEAP_ARRAY),
                        Hop.copy(HEAP_ARRAY, DIRECT, COPY),
                        Hop.reference(DIRECT, NATIVE, "Linker.downcallHandle")),
                out(
                        "to-native.critical",
                        encode(HEAP_ARRAY),
                        Hop.reference(HEAP_ARRAY, NATIVE, "Linker.Option.critical(true)")),
                out("to-native.confined", encode(DIRECT), Hop.reference(DIRECT, NATIVE, "Arena.ofConfined")),
                out("to-native.fresh-direct", encode(DIRECT), Hop.reference(DIRECT, NATIVE, "MemorySegment.ofBuffer")),
                out("to-native.reused-direct", encode(DIRECT), Hop.reference(DIRECT, NATIVE, "MemorySegment.ofBuffer")),
                out(
                        "to-native.pooled",
                        encode(POOLED_DIRECT),
                        Hop.reference(POOLED_DIRECT, NATIVE, "MemorySegment.ofBuffer")));
    }

    /// The paths that need native code of our own, and a compiler for it.
    private static List<TransferPath> byJni() {
        return List.of(
                out(
                        "to-native.jni-region",
                        encode(HEAP_ARRAY),
                        Hop.copy(HEAP_ARRAY, NATIVE, "JNI: GetByteArrayRegion")),
                out(
                        "to-native.jni-critical",
                        encode(HEAP_ARRAY),
                        Hop.reference(HEAP_ARRAY, NATIVE, "JNI: GetPrimitiveArrayCritical")),
                out(
                        "to-native.jni-direct",
                        encode(HEAP_ARRAY),
                        Hop.copy(HEAP_ARRAY, DIRECT, "ByteBuffer.put"),
                        Hop.reference(DIRECT, NATIVE, "JNI: GetDirectBufferAddress")));
    }

    private static List<TransferPath> fromNative() {
        return List.of(
                back("from-native.array", Hop.copy(NATIVE_SOURCE, HEAP_COPY, COPY), decode(HEAP_COPY)),
                back("from-native.filled", Hop.copy(NATIVE_SOURCE, HEAP_COPY, "memcpy(3)"), decode(HEAP_COPY)),
                back(
                        "from-native.wrapped",
                        Hop.reference(NATIVE_SOURCE, FAR_DIRECT, "MemorySegment.asByteBuffer"),
                        Hop.copy(FAR_DIRECT, HEAP_COPY, "ByteBuffer.get(byte[])"),
                        decode(HEAP_COPY)),
                back(
                        "from-native.direct",
                        Hop.copy(NATIVE_SOURCE, FAR_DIRECT, "memcpy(3)"),
                        Hop.copy(FAR_DIRECT, HEAP_COPY, "ByteBuffer.get(byte[])"),
                        decode(HEAP_COPY)),
                back(
                        "from-native.in-place",
                        Hop.reference(NATIVE_SOURCE, FAR_DIRECT, "MemorySegment.asByteBuffer"),
                        Hop.copy(FAR_DIRECT, HEAP_COPY, "CodedInputStream.newInstance(ByteBuffer)"),
                        decode(HEAP_COPY)));
    }

    /// Opens a path.
    ///
    /// @param folder for the native code that JNI needs
    /// @throws IllegalArgumentException if there is no such path
    public static Ride open(String id, int size, Path folder) throws IOException {
        Sample sample = Sample.of(size);
        String way = id.substring(id.indexOf('.') + 1);
        if (way.startsWith("jni-")) {
            return new JniRide(way, sample, folder);
        }
        return id.startsWith("to-native.") ? new ToNativeRide(way, sample) : new FromNativeRide(way, sample);
    }

    private static Hop encode(Place to) {
        return Hop.copy(MESSAGE, to, ENCODE);
    }

    private static Hop decode(Place from) {
        return Hop.copy(from, FAR_MESSAGE, DECODE);
    }

    private static TransferPath out(String id, Hop... hops) {
        return TransferPath.live(id, Group.TO_NATIVE, hops);
    }

    private static TransferPath back(String id, Hop... hops) {
        return TransferPath.live(id, Group.FROM_NATIVE, hops);
    }
}
