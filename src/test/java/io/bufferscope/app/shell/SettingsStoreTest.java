package io.bufferscope.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsStoreTest {

    @TempDir
    Path folder;

    @Test
    void first_start_takes_the_language_of_the_system() {
        assertThat(new SettingsStore(folder, Locale.CHINA).load().language()).isEqualTo(Language.ZH);
        assertThat(new SettingsStore(folder, Locale.FRANCE).load().language()).isEqualTo(Language.EN);
    }

    @Test
    void saved_settings_come_back() {
        SettingsStore store = new SettingsStore(folder.resolve("new"), Locale.ENGLISH);
        Settings settings = new Settings(Language.ZH, ThemeChoice.DARK, 1.5, 20, 1000, 700, true, "/tmp/程序");
        store.save(settings);
        assertThat(store.load()).isEqualTo(settings);
    }

    @Test
    void broken_values_fall_back_one_by_one() throws Exception {
        Files.writeString(
                folder.resolve("settings.properties"),
                "zoom=77\ntheme=PINK\nspeed=NaN\nwidth=800\nlanguage=ZH\n\\u00zz");
        Settings loaded = new SettingsStore(folder, Locale.ENGLISH).load();
        assertThat(loaded.zoom()).isEqualTo(1);
        assertThat(loaded.speed()).isEqualTo(2);
        assertThat(loaded.theme()).isEqualTo(ThemeChoice.SYSTEM);
    }
}
