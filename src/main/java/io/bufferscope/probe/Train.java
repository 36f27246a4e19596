package io.bufferscope.probe;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/// The main class of the JVM that fills the ahead-of-time cache of watched JVMs.
///
/// The class path of a training JVM may hold jars only, so the program to train with comes from a folder beside it.
public final class Train {
    private static final String ADDRESS = "io/bufferscope/probe/Address.class";

    private Train() {}

    /// Runs `main` of a compiled program.
    ///
    /// @param args the program's folder, its main class, its arguments
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[0]);
        defineAddress(folder.resolve(ADDRESS));
        try (var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            Class<?> program = loader.loadClass(args[1]);
            Object rest = Arrays.copyOfRange(args, 2, args.length);
            program.getMethod("main", String[].class).invoke(null, rest);
        }
    }

    /// Lets the probe find its host, if the folder says where the host listens.
    private static void defineAddress(Path file) throws IOException, IllegalAccessException {
        if (Files.exists(file)) {
            MethodHandles.lookup().defineClass(Files.readAllBytes(file));
        }
    }
}
