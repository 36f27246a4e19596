package io.bufferscope.app.scope;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScopePartsTest {

    @Test
    void argument_line_splits_at_blanks_outside_quotes() {
        assertThat(ArgumentLine.split("  a 'b c' \"\" d\"e f\"g ")).containsExactly("a", "b c", "", "de fg");
        assertThat(ArgumentLine.split("   ")).isEmpty();
    }

    @Test
    void every_example_is_in_the_list() throws Exception {
        URI first = Example.class
                .getResource("/examples/" + Example.ALL.getFirst().fileName())
                .toURI();
        try (var files = Files.list(Path.of(first).getParent())) {
            List<String> names = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java"))
                    .toList();
            assertThat(Example.ALL).extracting(Example::fileName).containsExactlyInAnyOrderElementsOf(names);
        }
    }

    @Test
    void speed_scale_is_logarithmic_and_inverts() {
        for (double speed : List.of(0.25, 1.0, 20.0, 1000.0)) {
            assertThat(Speeds.at(Speeds.place(speed)))
                    .isCloseTo(speed, org.assertj.core.data.Percentage.withPercentage(0.01));
        }
        assertThat(Speeds.text(0.5)).isEqualTo("0.5");
        assertThat(Speeds.text(2)).isEqualTo("2");
        assertThat(Speeds.text(200.2)).isEqualTo("200");
    }

    @Test
    void types_read_as_in_source() {
        assertThat(Values.type("[[B")).isEqualTo("byte[][]");
        assertThat(Values.type("Ljava/nio/ByteBuffer;")).isEqualTo("ByteBuffer");
        assertThat(Values.type("Ldemo/Main$Inner;")).isEqualTo("Inner");
        assertThat(Values.type("J")).isEqualTo("long");
    }

    @Test
    void play_clock_gives_whole_steps_and_keeps_the_rest() {
        PlayClock clock = new PlayClock(seconds -> {});
        assertThat(clock.due(0.3, 2)).isZero();
        assertThat(clock.due(0.3, 2)).isEqualTo(1);
        assertThat(clock.due(1, 1000)).isEqualTo(1000);
    }
}
