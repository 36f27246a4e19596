package io.bufferscope.app.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/// The versions of what this program is made of.
///
/// @param bufferscope its own; empty if it is not packaged
public record Bundled(String bufferscope, String java, String javaFx, String netty) {

    /// The versions that run now.
    public static Bundled now() {
        String own = Bundled.class.getPackage().getImplementationVersion();
        return new Bundled(
                own == null ? "" : own,
                System.getProperty("java.version", ""),
                System.getProperty("javafx.version", ""),
                nettyVersion());
    }

    private static String nettyVersion() {
        Properties values = new Properties();
        try (InputStream in = ClassLoader.getSystemResourceAsStream("META-INF/io.netty.versions.properties")) {
            if (in != null) {
                values.load(in);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return values.stringPropertyNames().stream()
                .filter(name -> name.matches("netty-[a-z]+\\.version"))
                .findFirst()
                .map(values::getProperty)
                .orElse("");
    }
}
