package io.bufferscope.probe;

import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.ConstantValueAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandles;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/// A host that swallows what it is sent, in the same JVM as the program it hosts.
public final class TestHost {

    private TestHost() {}

    /// Listens, and makes the probe of this JVM find it; to be called before the first door of [Hooks].
    public static void start(long limitSteps, int bytesCap) throws Exception {
        Path folder = Files.createTempDirectory("probe");
        Path socket = folder.resolve("s");
        ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        server.bind(UnixDomainSocketAddress.of(socket));
        define(socket.toString(), limitSteps, bytesCap);
        Thread.ofPlatform().daemon().start(() -> swallow(server));
    }

    private static void swallow(ServerSocketChannel server) {
        try (SocketChannel channel = server.accept()) {
            ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
            while (channel.read(buffer.clear()) >= 0) {}
        } catch (IOException ended) {
            return;
        }
    }

    /// Defines the class by which a host tells its address.
    static void define(String socket, long limitSteps, int bytesCap) throws IllegalAccessException {
        Class<?> unused = MethodHandles.lookup().defineClass(address(socket, limitSteps, bytesCap));
    }

    static byte[] address(String socket, long limitSteps, int bytesCap) {
        return ClassFile.of().build(ClassDesc.of("io.bufferscope.probe.Address"), type -> {
            type.withFlags(ClassFile.ACC_FINAL);
            constant(type, "SOCKET", CD_String, socket);
            constant(type, "LIMIT_STEPS", CD_long, limitSteps);
            constant(type, "BYTES_CAP", CD_int, bytesCap);
        });
    }

    private static void constant(
            java.lang.classfile.ClassBuilder type, String name, ClassDesc descriptor, ConstantDesc value) {
        type.withField(
                name,
                descriptor,
                field -> field.withFlags(ClassFile.ACC_STATIC | ClassFile.ACC_FINAL)
                        .with(ConstantValueAttribute.of(value)));
    }
}
