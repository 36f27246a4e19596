package io.bufferscope.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.ProfilerConfig;

class BenchPlanTest {

    @Test
    void effort_setsWhatTheUserLeavesOpen() throws Exception {
        Options quick = batches(Effort.QUICK, "SequentialReads", "-i", "9").getFirst();

        assertThat(quick.getForkCount().get()).isEqualTo(1);
        assertThat(quick.getMeasurementIterations().get()).isEqualTo(9);
        assertThat(quick.getWarmupIterations().get()).isEqualTo(5);
    }

    @Test
    void twins_runAsTheyAreWritten() throws Exception {
        List<Options> batches = batches(Effort.THOROUGH, "SequentialReads|NoWarmUp");

        assertThat(batches).hasSize(2);
        assertThat(batches.getFirst().getExcludes()).containsExactly(BenchCatalog.TWINS);
        assertThat(batches.getLast().getWarmupIterations().hasValue()).isFalse();
        assertThat(batches.getLast().getForkCount().hasValue()).isFalse();
    }

    @Test
    void forks_getNoOptionsOfThisJvm_unlessTheUserGivesSome() throws Exception {
        assertThat(batches(Effort.NORMAL, "SequentialReads")
                        .getFirst()
                        .getJvmArgs()
                        .get())
                .isEmpty();
        assertThat(batches(Effort.NORMAL, "SequentialReads", "-jvmArgs", "-Xmx64m")
                        .getFirst()
                        .getJvmArgs()
                        .get())
                .containsExactly("-Xmx64m");
    }

    @Test
    void garbage_isAlwaysMeasured_once() throws Exception {
        assertThat(profilers()).filteredOn(it -> it.endsWith("GCProfiler")).hasSize(1);
        assertThat(profilers("-prof", "gc"))
                .filteredOn(it -> it.contains("gc") || it.endsWith("GCProfiler"))
                .containsExactly("gc");
    }

    @Test
    void refuses_whatJmhDoesNotUnderstand() {
        assertThatThrownBy(() -> batches(Effort.NORMAL, "-f", "many")).isInstanceOf(BenchRefused.class);
        assertThatThrownBy(() -> batches(Effort.NORMAL, "NoSuchThing"))
                .hasMessage("No benchmark is named NoSuchThing; `bufferscope bench list` names them all.");
        assertThatThrownBy(() -> batches(Effort.NORMAL, "Open(")).isInstanceOf(BenchRefused.class);
    }

    private static List<String> profilers(String... more) throws BenchRefused {
        String[] words = new String[more.length + 1];
        words[0] = "SequentialReads";
        System.arraycopy(more, 0, words, 1, more.length);
        return batches(Effort.NORMAL, words).getFirst().getProfilers().stream()
                .map(ProfilerConfig::getKlass)
                .toList();
    }

    private static List<Options> batches(Effort effort, String... words) throws BenchRefused {
        return BenchPlan.of(effort, List.of(words)).batches(new ForkMarks(Path.of("marks")));
    }
}
