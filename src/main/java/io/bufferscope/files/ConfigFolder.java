package io.bufferscope.files;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The place where a user's settings belong on each system.
public final class ConfigFolder {

    private static final String NAME = "bufferscope";

    private ConfigFolder() {}

    /// The folder of this user on this system; it need not exist.
    public static Path ofThisUser() {
        return of(System.getProperty("os.name", ""), System.getenv(), Path.of(System.getProperty("user.home", ".")));
    }

    static Path of(String system, Map<String, String> environment, Path home) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("win")) {
            return under(environment.get("APPDATA"), home.resolve("AppData").resolve("Roaming"));
        } else if (name.startsWith("mac")) {
            return home.resolve("Library").resolve("Application Support").resolve(NAME);
        }
        return under(environment.get("XDG_CONFIG_HOME"), home.resolve(".config"));
    }

    private static Path under(@Nullable String named, Path fallback) {
        boolean usable = named != null && !named.isBlank() && Path.of(named).isAbsolute();
        return (usable ? Path.of(named) : fallback).resolve(NAME);
    }
}
