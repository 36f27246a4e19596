package io.bufferscope.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UserFilesTest {

    @TempDir
    Path folder;

    @Test
    void folder_is_where_each_system_keeps_settings() {
        Path home = folder.toAbsolutePath();
        assertThat(ConfigFolder.of("Linux", Map.of("XDG_CONFIG_HOME", "/x/config"), home))
                .isEqualTo(Path.of("/x/config/bufferscope"));
        assertThat(ConfigFolder.of("Linux", Map.of(), home)).isEqualTo(home.resolve(".config/bufferscope"));
        assertThat(ConfigFolder.of("Linux", Map.of("XDG_CONFIG_HOME", "relative"), home))
                .isEqualTo(home.resolve(".config/bufferscope"));
        assertThat(ConfigFolder.of("Mac OS X", Map.of(), home))
                .isEqualTo(home.resolve("Library/Application Support/bufferscope"));
        assertThat(ConfigFolder.of("Windows 11", Map.of(), home))
                .isEqualTo(home.resolve("AppData/Roaming/bufferscope"));
    }

    @Test
    void writing_keeps_the_old_file_when_the_folder_is_gone() throws Exception {
        Path file = Files.writeString(folder.resolve("A.java"), "old");
        AtomicFile.write(file, "new".getBytes());
        assertThat(file).hasContent("new");
        try (var left = Files.list(folder)) {
            assertThat(left).containsExactly(file);
        }
    }

    @Test
    void newFile_mayBeReadByWhomNewFilesMayBe() throws Exception {
        Path usual = Files.createFile(folder.resolve("usual"));
        Path written = folder.resolve("written");
        AtomicFile.write(written, new byte[1]);
        assertThat(Files.getPosixFilePermissions(written)).isEqualTo(Files.getPosixFilePermissions(usual));
    }
}
