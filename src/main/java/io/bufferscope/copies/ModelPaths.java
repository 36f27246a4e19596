package io.bufferscope.copies;

import static io.bufferscope.copies.Place.CARD;
import static io.bufferscope.copies.Place.DIRECT;
import static io.bufferscope.copies.Place.FAR_REGISTERED;
import static io.bufferscope.copies.Place.FAR_SOCKET_BUFFER;
import static io.bufferscope.copies.Place.FOREIGN_HEAP;
import static io.bufferscope.copies.Place.HEAP_ARRAY;
import static io.bufferscope.copies.Place.HEAP_COPY;
import static io.bufferscope.copies.Place.NATIVE;
import static io.bufferscope.copies.Place.NATIVE_SOURCE;
import static io.bufferscope.copies.Place.PAGE_CACHE;
import static io.bufferscope.copies.Place.RECEIVER;
import static io.bufferscope.copies.Place.REGISTERED;
import static io.bufferscope.copies.Place.SOCKET_BUFFER;

import java.util.List;
import java.util.stream.Stream;

/// The paths that cannot be run here, told by documents and by the articles.
public final class ModelPaths {

    private static final String VERBS = "ibv_post_send(3)";
    private static final String JNI = "JNI specification";

    private ModelPaths() {}

    public static List<TransferPath> all() {
        return Stream.of(network(), jni(), otherLanguages())
                .flatMap(List::stream)
                .toList();
    }

    private static List<TransferPath> network() {
        return List.of(
                rdma("model.rdma-send", "SEND"),
                rdma("model.rdma-write", "RDMA WRITE"),
                TransferPath.model(
                        "model.card",
                        modelled(Mover.CPU_COPY, DIRECT, SOCKET_BUFFER, "write(2)"),
                        modelled(Mover.DMA, SOCKET_BUFFER, CARD, "network card"),
                        modelled(Mover.DMA, CARD, FAR_SOCKET_BUFFER, "network card"),
                        modelled(Mover.CPU_COPY, FAR_SOCKET_BUFFER, RECEIVER, "read(2)")),
                TransferPath.model(
                        "model.tls",
                        modelled(Mover.CPU_COPY, PAGE_CACHE, DIRECT, "read(2)"),
                        modelled(Mover.CPU_COPY, DIRECT, DIRECT, "SSLEngine.wrap"),
                        modelled(Mover.CPU_COPY, DIRECT, SOCKET_BUFFER, "write(2)"),
                        modelled(Mover.REFERENCE, SOCKET_BUFFER, FAR_SOCKET_BUFFER, "loopback"),
                        modelled(Mover.CPU_COPY, FAR_SOCKET_BUFFER, RECEIVER, "read(2)")));
    }

    private static List<TransferPath> jni() {
        return List.of(
                TransferPath.model(
                        "model.jni-region", modelled(Mover.CPU_COPY, HEAP_ARRAY, NATIVE, JNI + ": GetByteArrayRegion")),
                TransferPath.model(
                        "model.jni-critical",
                        modelled(Mover.REFERENCE, HEAP_ARRAY, NATIVE, JNI + ": GetPrimitiveArrayCritical")),
                TransferPath.model(
                        "model.jni-direct",
                        modelled(Mover.CPU_COPY, HEAP_ARRAY, DIRECT, "ByteBuffer.put"),
                        modelled(Mover.REFERENCE, DIRECT, NATIVE, JNI + ": GetDirectBufferAddress")));
    }

    private static List<TransferPath> otherLanguages() {
        return List.of(
                TransferPath.model(
                        "model.dart-copy", modelled(Mover.CPU_COPY, FOREIGN_HEAP, NATIVE, "article: Uint8List")),
                TransferPath.model(
                        "model.dart-native", modelled(Mover.REFERENCE, FOREIGN_HEAP, NATIVE, "article: asTypedList")),
                TransferPath.model(
                        "model.nsdata", modelled(Mover.REFERENCE, NATIVE_SOURCE, HEAP_COPY, "dataWithBytesNoCopy")),
                TransferPath.model(
                        "model.napi",
                        modelled(Mover.REFERENCE, NATIVE_SOURCE, HEAP_COPY, "napi_create_external_arraybuffer")));
    }

    private static TransferPath rdma(String id, String verb) {
        return TransferPath.model(
                id,
                modelled(Mover.DMA, REGISTERED, CARD, VERBS + ": " + verb),
                modelled(Mover.DMA, CARD, FAR_REGISTERED, VERBS + ": " + verb));
    }

    private static Hop modelled(Mover mover, Place from, Place to, String source) {
        String systemCall = source.endsWith("(2)") ? source.substring(0, source.indexOf('(')) : null;
        return new Hop(from, to, mover, systemCall, Evidence.MODELLED, source);
    }
}
