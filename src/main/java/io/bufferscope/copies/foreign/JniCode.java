package io.bufferscope.copies.foreign;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.copies.Programs;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/// Native code that is called by JNI; compiled on this machine when it is first needed.
///
/// Each function reads all bytes and compares them with what is expected (0 if they are equal), or keeps a copy if
/// `kept` is an address.
final class JniCode {

    private static final String SOURCE = "crossing.c";
    private static final int SECONDS = 30;
    private static boolean loaded;

    private JniCode() {}

    /// Native code that copies the array by `GetByteArrayRegion`.
    static native int region(byte[] array, int size, long expected, long kept);

    /// Native code that takes the array itself by `GetPrimitiveArrayCritical`.
    static native int critical(byte[] array, int size, long expected, long kept);

    /// Native code that takes the address of a direct buffer by `GetDirectBufferAddress`.
    static native int direct(ByteBuffer buffer, int size, long expected, long kept);

    /// Compiles and loads the native code unless that is done.
    ///
    /// @param folder for source and library; both are deleted where a loaded library can be
    /// @throws IOException if there is no compiler, or it fails
    static synchronized void load(Path folder) throws IOException {
        if (!loaded) {
            Path source = folder.resolve(SOURCE);
            Path library = folder.resolve(System.mapLibraryName("crossing"));
            try {
                compile(source, library);
                load(library.toAbsolutePath().toString());
                loaded = true;
            } finally {
                delete(source);
                delete(library);
            }
        }
    }

    @SuppressWarnings("restricted")
    private static void load(String library) {
        System.load(library);
    }

    private static void compile(Path source, Path library) throws IOException {
        Path compiler = Programs.compiler().orElseThrow(() -> new IOException("there is no C compiler on the PATH"));
        try (InputStream in = JniCode.class.getResourceAsStream(SOURCE)) {
            Files.write(source, Objects.requireNonNull(in, SOURCE).readAllBytes());
        }
        Process process = new ProcessBuilder(
                        compiler.toString(), "-O2", "-shared", "-fPIC", "-o", library.toString(), source.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), UTF_8);
        if (await(process) != 0) {
            throw new IOException(compiler + " cannot compile native code: "
                    + said.lines().findFirst().orElse(""));
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException inUse) {
            file.toFile().deleteOnExit();
        }
    }

    private static int await(Process process) throws IOException {
        try {
            if (process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                return process.exitValue();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        process.destroyForcibly();
        throw new IOException("the C compiler did not end in time");
    }
}
