package io.bufferscope.app.scope;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.trace.LineDiff;
import io.bufferscope.trace.Program;
import io.bufferscope.trace.RecordedTrace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunTreeTest {

    @TempDir
    Path folder;

    private final List<String> closed = new ArrayList<>();
    private final RunTree tree = new RunTree(new RunTree.Limits(3, 1 << 20, 1));

    private KeptRun add(String file, String source) throws Exception {
        SourceFile opened = new SourceFile(Path.of(file), source, false);
        Program program = new Program(file, source, "Main", List.of(), List.of(), List.of());
        RecordedTrace trace = new RecordedTrace(program, folder);
        return tree.add(new KeptRun.Started(opened, source, trace, LocalTime.NOON, () -> {
            closed.add(source);
            trace.close();
        }));
    }

    @Test
    void run_isMadeFromTheShownOne_ofTheSameFile() throws Exception {
        KeptRun first = add("A.java", "one\ntwo");
        KeptRun second = add("A.java", "one\n2");
        assertThat(second.parent()).isEqualTo(first.number());
        assertThat(second.edit()).isEqualTo(new LineDiff.Edit(false, 2, 2));
        tree.show(first);
        assertThat(add("A.java", "1\ntwo").parent()).isEqualTo(first.number());
    }

    @Test
    void run_hasNoParent_whenItsFileIsNew() throws Exception {
        add("A.java", "one");
        assertThat(add("B.java", "one").parent()).isZero();
    }

    @Test
    void run_goesOnFromTheLastOfItsFile_whenAnotherFileIsShown() throws Exception {
        KeptRun first = add("A.java", "one");
        add("B.java", "other");
        assertThat(add("A.java", "two").parent()).isEqualTo(first.number());
    }

    @Test
    void oldest_isClosed_whenThereAreTooMany() throws Exception {
        add("A.java", "1");
        add("A.java", "2");
        add("A.java", "3");
        assertThat(closed).isEmpty();
        add("A.java", "4");
        assertThat(closed).containsExactly("1");
        assertThat(tree.closedLast().number()).isEqualTo(1);
        assertThat(tree.runs()).extracting(KeptRun::number).containsExactly(2, 3, 4);
    }

    @Test
    void pinnedAndShownRuns_stay() throws Exception {
        tree.togglePin(add("A.java", "1"));
        KeptRun second = add("A.java", "2");
        tree.togglePin(second);
        assertThat(second.pinned()).as("only one may be pinned").isFalse();
        add("A.java", "3");
        tree.show(second);
        add("A.java", "4");
        assertThat(closed).containsExactly("2");
        assertThat(tree.runs()).extracting(KeptRun::number).containsExactly(1, 3, 4);
    }

    @Test
    void filesAreGone_afterClosing() throws Exception {
        for (int i = 0; i < 30; i++) {
            add("A.java", "run " + i);
        }
        assertThat(files()).isEqualTo(3);
        tree.close();
        assertThat(files()).isZero();
        assertThat(closed).hasSize(30);
    }

    private long files() throws Exception {
        try (Stream<Path> left = Files.list(folder)) {
            return left.count();
        }
    }
}
