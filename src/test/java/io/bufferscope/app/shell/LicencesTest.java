package io.bufferscope.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LicencesTest {

    @Test
    void list_holdsEveryLicenceThatIsBundled() throws Exception {
        try (Stream<Path> files = Files.list(Path.of("assets", "licences"))) {
            List<String> bundled =
                    files.map(file -> file.getFileName().toString()).toList();
            assertThat(Licences.ALL).extracting(Licences.Bundle::file).containsExactlyInAnyOrderElementsOf(bundled);
        }
    }

    @Test
    void versions_areKnown() {
        assertThat(Bundled.now().netty()).startsWith("4.2.");
        assertThat(Bundled.now().java()).startsWith("25");
    }
}
