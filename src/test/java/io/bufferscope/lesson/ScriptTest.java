package io.bufferscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ScriptTest {

    private static final String SOURCE = """
        class A {
            void main() {
                int n = 5; // @vary 3..7 @count
                int size = 8; // @vary 8|16
                use(n, 2); // @use
                // plain words, no marker
            }
        }
        """;

    @Test
    void markers_areTakenOut_andNoLineMoves() {
        Script script = Script.of(SOURCE);
        assertThat(script.markers()).isEqualTo(Map.of("count", 3, "use", 5));
        assertThat(script.source().lines().toList().get(2)).isEqualTo("        int n = 5;");
        assertThat(script.source()).contains("// plain words, no marker");
        assertThat(script.source().lines()).hasSameSizeAs(SOURCE.lines().toList());
    }

    @Test
    void seed_choosesNumbersWithinTheirRange_andTheSameEachTime() {
        assertThat(LongStream.range(1, 50).mapToObj(seed -> line(seed, 2)).distinct())
                .allMatch(line -> line.matches(" *int n = [3-7];"))
                .hasSizeGreaterThan(3);
        assertThat(LongStream.range(1, 50).mapToObj(seed -> line(seed, 3)).distinct())
                .containsExactlyInAnyOrder("        int size = 8;", "        int size = 16;");
        assertThat(Script.varied(SOURCE, 9)).isEqualTo(Script.varied(SOURCE, 9));
    }

    private static String line(long seed, int index) {
        return Script.varied(SOURCE, seed).source().lines().toList().get(index);
    }

    @Test
    void edit_keepsTheMarkersOfLinesThatItLeft() {
        Script script = Script.of(SOURCE);
        String edited = script.source().replace("        int n = 5;", "        int m = 1;\n        int n = 6;");
        assertThat(script.edited(edited).markers()).isEqualTo(Map.of("use", 6));
    }

    @Test
    void edit_mayHaveMarkersOfItsOwn() {
        Script script = Script.of(SOURCE);
        String edited = script.source().replace("int size = 8;", "int size = 8; // @use");
        assertThat(script.edited(edited).markers()).containsEntry("use", 4);
    }
}
