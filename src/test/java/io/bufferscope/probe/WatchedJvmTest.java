package io.bufferscope.probe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.bufferscope.probe.programs.Programs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class WatchedJvmTest {

    private static final String RECOVERED = "LINE " + Programs.RECOVERED;

    @Test
    void overflow_leavesNoTrace_ofTheProbe() throws Exception {
        Child.Result watched =
                new Child(Programs.Overflows.class).with("-Xss512k").watched();

        assertThat(watched.text()).isEqualTo("false true\n".repeat(3));
        assertThat(watched.count(RECOVERED)).isEqualTo(3);
        assertThat(watched.count("CALL 2")).isEqualTo(3);
        assertThat(watched.ops()).contains("exit 1");
    }

    @Test
    void overflow_stopsNoRecording_whereverItHits() throws Exception {
        Child.Result watched =
                new Child(Programs.OverflowsEverywhere.class).with("-Xss256k").watched();

        assertThat(watched.exitCode()).isZero();
        assertThat(watched.count(RECOVERED)).isEqualTo(Programs.OverflowsEverywhere.TIMES);
    }

    @Test
    void fullHeap_isSurvived() throws Exception {
        Child.Result watched =
                new Child(Programs.FillsTheHeap.class).with("-Xmx48m").watched();

        assertThat(watched.text()).isEqualTo("full true\nfull true\n");
        assertThat(watched.exitCode()).isZero();
        assertThat(watched.count(RECOVERED)).isPositive();
    }

    @Test
    void locksOfTheProgram_areNeverTaken() throws Exception {
        Child.Result watched = new Child(Programs.Locks.class).watched();

        assertThat(watched.text()).isEqualTo("done\n");
        assertThat(watched.count("LINE 1")).isEqualTo(10_000);
        assertThat(watched.count("CALL 2")).isEqualTo(10_000);
    }

    @Test
    void output_isTheSame_byteForByte() throws Exception {
        Child.Result plain = new Child(Programs.Prints.class).plain();
        Child.Result watched = new Child(Programs.Prints.class).watched();

        assertThat(watched.out()).isEqualTo(plain.out());
        assertThat(watched.err()).isEqualTo(plain.err());
        assertThat(watched.exitCode()).isEqualTo(plain.exitCode());
    }

    @Test
    void output_isRecorded_inUtf8() throws Exception {
        Child.Result watched = new Child(Programs.Prints.class)
                .with("-Dstdout.encoding=UTF-8")
                .with("-Dstderr.encoding=UTF-8")
                .watched();

        List<String> printed = watched.ops().stream()
                .filter(op -> op.startsWith("output 0 "))
                .map(op -> op.substring("output 0 ".length()))
                .toList();
        assertThat(String.join("", printed) + "C")
                .isEqualTo(watched.text() + (watched.text().endsWith("C") ? "" : "C"));
        int line = watched.ops().indexOf("output 0 line 7 äöü 中文 \uD83D\uDE00\n");
        assertThat(watched.ops().subList(0, line).stream().filter(op -> op.startsWith("LINE")))
                .hasSize(7);
    }

    @Test
    void slowHost_losesNoStep_andKeepsTheInterrupt() throws Exception {
        Child.Result watched = new Child(Programs.Hurries.class).slowHost(20).watched();

        assertThat(watched.text()).isEqualTo("true\n");
        assertThat(watched.count("LINE 1")).isEqualTo(Programs.Hurries.STEPS);
        assertThat(watched.ops()).contains("local 1 I " + (Programs.Hurries.STEPS - 1));
    }

    @Test
    void halt_loosesNothing() throws Exception {
        Child.Result watched = new Child(Programs.Halts.class).watched();

        assertThat(watched.exitCode()).isEqualTo(7);
        assertThat(watched.count(RECOVERED)).isEqualTo(1);
        assertThat(watched.count("output 0 halting")).isEqualTo(1);
    }

    @Test
    void shutdownHooks_areRecordedToTheirEnd() throws Exception {
        Child.Result watched = new Child(Programs.Exits.class).watched();

        assertThat(watched.exitCode()).isEqualTo(3);
        assertThat(watched.count("LINE 2")).isEqualTo(50);
        assertThat(watched.count(RECOVERED)).isEqualTo(1);
    }

    @Test
    void child_endsWithItsHost() throws Exception {
        Child.Result watched =
                new Child(Programs.RunsForEver.class).leavingHost().watched();

        assertThat(watched.exitCode()).isEqualTo(1);
    }

    @Test
    void pipe_servesAsWellAsASocket() throws Exception {
        assumeTrue(Files.exists(Path.of("/usr/bin/mkfifo")));
        Child.Result watched =
                new Child(Programs.Hurries.class).piped().slowHost(5).watched();
        Child.Result orphan =
                new Child(Programs.RunsForEver.class).piped().leavingHost().watched();

        assertThat(watched.text()).isEqualTo("true\n");
        assertThat(watched.count("LINE 1")).isEqualTo(Programs.Hurries.STEPS);
        assertThat(orphan.exitCode()).isEqualTo(1);
    }

    @Test
    void idleChild_endsWithItsHost() throws Exception {
        Child.Result watched = new Child(Programs.Sleeps.class).leavingHost().watched();

        assertThat(watched.exitCode()).isEqualTo(1);
    }

    @Test
    void limit_endsTheRecording_notTheProgram() throws Exception {
        Child.Result watched = new Child(Programs.Hurries.class).limit(1000).watched();

        assertThat(watched.text()).isEqualTo("true\n");
        assertThat(watched.limited()).isTrue();
        assertThat(watched.count("LINE 1")).isEqualTo(1000);
    }
}
