package io.bufferscope.app.shell;

import io.bufferscope.files.AtomicFile;
import io.bufferscope.files.ConfigFolder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;

/// The file that holds a user's settings.
///
/// A file that is missing or cannot be read counts as empty: settings are a comfort, never a reason to fail.
public final class SettingsStore {

    private static final System.Logger LOG = System.getLogger(SettingsStore.class.getName());

    private final Path folder;
    private final Path file;
    private final Settings defaults;

    public SettingsStore(Path folder, Locale locale) {
        this.folder = folder;
        this.file = folder.resolve("settings.properties");
        this.defaults = Settings.defaults(locale);
    }

    /// The store of this user on this system.
    public static SettingsStore ofUser() {
        return new SettingsStore(ConfigFolder.ofThisUser(), Locale.getDefault(Locale.Category.DISPLAY));
    }

    /// The folder in which the settings are, and all else that a user keeps.
    public Path folder() {
        return folder;
    }

    public Settings load() {
        Properties values = new Properties();
        if (Files.isReadable(file)) {
            try (InputStream in = Files.newInputStream(file)) {
                values.load(in);
            } catch (IOException | IllegalArgumentException unreadable) {
                LOG.log(System.Logger.Level.WARNING, "settings not read", unreadable);
            }
        }
        return Settings.from(values, defaults);
    }

    public void save(Settings settings) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            settings.toProperties().store(bytes, "Bufferscope");
            Files.createDirectories(file.toAbsolutePath().getParent());
            AtomicFile.write(file, bytes.toByteArray());
        } catch (IOException unwritable) {
            LOG.log(System.Logger.Level.WARNING, "settings not saved", unwritable);
        }
    }
}
