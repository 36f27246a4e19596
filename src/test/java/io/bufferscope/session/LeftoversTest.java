package io.bufferscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeftoversTest {

    @TempDir
    Path temporary;

    @Test
    void foldersOfProcessesThatAreGone_areDeleted_othersAreNot() throws Exception {
        Path gone = folder("bscope-" + endedProcess() + "-123");
        Path ours = folder(Leftovers.prefix() + "456");
        Path foreign = folder("bscope-" + endedProcess() + "-abc");
        assertThat(Leftovers.rescue(temporary, temporary.resolve("kept"))).isNull();
        assertThat(temporary.resolve("kept")).doesNotExist();
        assertThat(gone).doesNotExist();
        assertThat(ours).exists();
        assertThat(foreign).exists();
    }

    private Path folder(String name) throws Exception {
        Path folder = Files.createDirectories(temporary.resolve(name).resolve("classes"));
        Files.writeString(folder.resolve("A.class"), "");
        return temporary.resolve(name);
    }

    private static long endedProcess() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-version")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.waitFor();
        return process.pid();
    }
}
