package io.bufferscope.cli;

import static io.bufferscope.cli.Said.execute;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
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

    @Test
    void render_drawsTheTapesOfAProgram_andItsAllocatorWhenAsked() throws Exception {
        Path program = Files.writeString(folder.resolve("P.java"), """
            import io.netty.buffer.*;
            void main() {
                ByteBuf b = new PooledByteBufAllocator(true, 1, 1, 4096, 4).directBuffer(500);
                b.writeByte(65);
                b.release();
            }
            """);
        Path trace = folder.resolve("p.bscope");
        execute("run", "--trace", trace.toString(), program.toString());
        assertThat(lastPicture(trace, "tapes")).contains("writerIndex").doesNotContain("q050");
        assertThat(lastPicture(trace, "pool")).contains("q050").doesNotContain("writerIndex");
    }

    private String lastPicture(Path trace, String what) throws Exception {
        Path pictures = folder.resolve(what);
        Said said = execute("render", trace.toString(), "--out", pictures.toString(), "--what", what);
        assertThat(said.exit()).as(said.err()).isZero();
        try (Stream<Path> all = Files.list(pictures)) {
            return Files.readString(all.sorted().toList().getLast());
        }
    }
}
