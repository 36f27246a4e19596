package io.bufferscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The JVM in which allocators are played with does not outlive a host that had no time to end it.
@Timeout(90)
class PoolOrphanTest {

    @ParameterizedTest
    @CsvSource({"a = direct 500, 0", "a = direct 500, 1", "workload http, 3", "workload pin rate=50 threads=2, 3"})
    void child_dies_whenItsHostIsKilled(String command, String steps) throws Exception {
        Process host = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        PoolHost.class.getName(),
                        command,
                        steps)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader said =
                new BufferedReader(new InputStreamReader(host.getInputStream(), StandardCharsets.UTF_8))) {
            ProcessHandle child =
                    ProcessHandle.of(Long.parseLong(said.readLine())).orElseThrow();
            host.destroyForcibly();
            child.onExit().get(60, TimeUnit.SECONDS);
            assertThat(child.isAlive()).isFalse();
        } finally {
            host.destroyForcibly();
        }
    }
}
