package io.bufferscope.app.shell;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/// The licences of what is bundled.
final class Licences {

    /// A bundled thing.
    ///
    /// @param name what it is called
    /// @param file name of its licence's file
    record Bundle(String name, String file) {}

    static final List<Bundle> ALL = List.of(
            new Bundle("OpenJFX", "openjfx.txt"),
            new Bundle("Netty", "netty.txt"),
            new Bundle("AtlantaFX", "atlantafx.txt"),
            new Bundle("Ikonli", "ikonli.txt"),
            new Bundle("Feather", "feather.txt"),
            new Bundle("Inter", "inter.txt"),
            new Bundle("JetBrains Mono", "jetbrains-mono.txt"),
            new Bundle("EvalEx", "evalex.txt"),
            new Bundle("commonmark-java", "commonmark.txt"),
            new Bundle("Jackson", "jackson.txt"),
            new Bundle("picocli", "picocli.txt"),
            new Bundle("Protocol Buffers", "protobuf.txt"),
            new Bundle("JMH", "jmh.txt"),
            new Bundle("JOpt Simple", "jopt-simple.txt"),
            new Bundle("Commons Math", "commons-math.txt"),
            new Bundle("JSpecify", "jspecify.txt"));

    private Licences() {}

    static String text(Bundle of) {
        try (InputStream in = Licences.class.getResourceAsStream("/licences/" + of.file())) {
            if (in == null) {
                throw new IllegalStateException("the program lacks a licence: " + of.file());
            }
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
