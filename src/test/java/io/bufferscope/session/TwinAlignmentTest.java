package io.bufferscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.instrument.twin.ByteBufTwin;
import io.bufferscope.instrument.twin.Twin;
import io.bufferscope.trace.Alignment;
import io.bufferscope.trace.Trace;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The recordings of a program and of its twin are the same in every step that both have.
class TwinAlignmentTest {

    private final ProgramRunner runner = new ProgramRunner(ChildJvm.ofThisProcess());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "src/main/resources/examples/CompactAndClear.java",
                "src/main/resources/examples/RewindIsNotFlip.java",
                "src/main/resources/examples/SlicesShareMemory.java",
                "src/test/corpus/02-compact-or-clear/CompactOrClear.java",
                "src/test/corpus/11-backing-array/BackingArray.java"
            })
    void recordings_doNotPart_forAProgramAndItsTwin(String name) throws Exception {
        Path file = Path.of(name);
        String source = Files.readString(file);
        Twin.Written twin = (Twin.Written) ByteBufTwin.of(file.getFileName().toString(), source, note -> note.key());
        try (Run one = runner.run(file, source, RunOptions.defaults());
                Run other = runner.run(Path.of(twin.fileName()), twin.source(), RunOptions.defaults())) {
            Alignment alignment = Alignment.of(trace(one), trace(other));
            assertThat(alignment.parting()).isNull();
            assertThat(alignment.pairs()).isNotEmpty();
        }
    }

    private static Trace trace(Run run) {
        run.ended().join();
        return ((RunStart.Running) run.started().join()).trace();
    }
}
