package io.bufferscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CursorTest {

    @TempDir
    Path folder;

    private RecordedTrace trace;

    @BeforeEach
    void begin() throws IOException {
        trace = new RecordedTrace(Programs.three(), folder);
    }

    @AfterEach
    void end() {
        trace.close();
    }

    @Test
    void moves_stayWithinTrace() throws Exception {
        Workload.fill(trace, 10);
        Cursor live = Cursor.live(trace);
        assertThat(live.step()).isEqualTo(10);
        assertThat(live.next()).isSameAs(live);
        assertThat(live.previous().step()).isEqualTo(9);
        assertThat(live.first().step()).isEqualTo(1);
        assertThat(live.first().previous()).isEqualTo(live.first());
        assertThat(live.last().next()).isEqualTo(live.last());
        assertThat(live.at(700).step()).isEqualTo(10);
        assertThat(live.at(4).frame().step()).isEqualTo(4);
    }

    @Test
    void live_followsTrace_whenItGrows() throws Exception {
        Cursor live = Cursor.live(trace);
        assertThat(live.step()).isZero();
        assertThat(live.frame()).isNull();
        assertThat(live.first().step()).isZero();
        Workload.fill(trace, 10);
        assertThat(live.isLive()).isTrue();
        assertThat(live.frame().step()).isEqualTo(10);
    }

    @Test
    void nextAndPreviousChange_findChangesOfOneTape_acrossSegments() throws Exception {
        Workload.fill(trace, 40_000);
        OpWriter ops = new OpWriter(64);
        ops.array(2, 1, 5);
        ops.line(0);
        trace.append(ops.array(), ops.size());
        Cursor first = Cursor.live(trace).first();
        assertThat(first.nextChange(1).step()).isEqualTo(2);
        assertThat(first.nextChange(1).nextChange(1).step()).isEqualTo(4);
        assertThat(first.nextChange(2).step()).isEqualTo(40_001);
        assertThat(first.nextChange(3)).isSameAs(first);
        Cursor live = Cursor.live(trace);
        assertThat(live.previousChange(1).step()).isEqualTo(40_000);
        assertThat(live.previousChange(2)).isSameAs(live);
        assertThat(first.previousChange(1)).isSameAs(first);
        assertThat(live.nextChange(1)).isSameAs(live);
    }
}
