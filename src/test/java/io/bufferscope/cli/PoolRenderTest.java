package io.bufferscope.cli;

import static io.bufferscope.cli.Said.execute;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

@ResourceLock(Resources.SYSTEM_OUT)
@ResourceLock(Resources.SYSTEM_ERR)
class PoolRenderTest {

    @TempDir
    Path folder;

    @Test
    void render_drawsTheAllocator_ofAPoolTrace() throws Exception {
        Path script = Files.writeString(folder.resolve("s.txt"), "a = direct 500\nb = direct 20KiB\n");
        Path trace = folder.resolve("p.bscope");
        Path pictures = folder.resolve("pictures");
        execute("pool", "--script", script.toString(), "--trace", trace.toString());
        Said said = execute("render", trace.toString(), "--out", pictures.toString(), "--lang", "zh");

        assertThat(said.exit()).as(said.err()).isZero();
        assertThat(Files.readString(pictures.resolve("step-0002.svg")))
                .contains("PooledByteBufAllocator", "q050", "b 20 KiB", "落在这里");
    }
}
