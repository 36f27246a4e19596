package io.bufferscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.bench.result.Collected;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GcLogsTest {

    @TempDir
    Path folder;

    @Test
    void read_takesCollectionsOfAnyCollector_andNothingElse() {
        assertThat(GcLogs.read("""
            [0.004s] Using G1
            [0.310s] GC(0) Pause Young (Normal) (G1 Evacuation Pause) 25M->3M(512M) 2.345ms
            [1.500s] GC(1) Concurrent Mark Cycle
            [1.612s] GC(2) Pause Young (Allocation Failure) 512K->0K(1024K) 0.250ms
            [12.001s] GC(3) Pause Full (System.gc()) 2G->1M(4G) 30.000ms
            [12.500s] half a li\
            """))
                .containsExactly(
                        new Collected(0.310, 25, 3, 2.345),
                        new Collected(1.612, 0.5, 0, 0.25),
                        new Collected(12.001, 2048, 1, 30));
    }

    @Test
    void take_givesEachForkItsOwn_inTheirOrder_once() throws Exception {
        write("gc-90", "[0.1s] GC(0) Pause Young (Normal) 9M->1M(16M) 1.0ms", 1000);
        write("gc-8", "", 2000);
        write("8", "", 1500);
        GcLogs logs = new GcLogs(folder);

        assertThat(logs.take())
                .satisfiesExactly(
                        first -> assertThat(first).hasSize(1),
                        second -> assertThat(second).isEmpty());
        assertThat(logs.take()).isEmpty();
        assertThat(folder.resolve("8")).exists();
    }

    private void write(String name, String text, long millis) throws Exception {
        Path file = Files.writeString(folder.resolve(name), text);
        Files.setLastModifiedTime(file, FileTime.fromMillis(millis));
    }
}
