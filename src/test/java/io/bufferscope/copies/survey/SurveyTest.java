package io.bufferscope.copies.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.bufferscope.copies.Check;
import io.bufferscope.copies.Evidence;
import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.Programs;
import io.bufferscope.copies.Stage;
import io.bufferscope.copies.TransferPath;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class SurveyTest {

    private static final int SIZE = 65_536;

    private final BlockingQueue<Measurement> measured = new LinkedBlockingQueue<>();
    private final BlockingQueue<Progress> progress = new LinkedBlockingQueue<>();

    private final SurveyListener listener = new SurveyListener() {
        @Override
        public void measured(Measurement one, Progress so) {
            measured.add(one);
            progress.add(so);
        }

        @Override
        public void failed(String path, int size, String reason, Progress so) {
            throw new AssertionError(path + " " + reason);
        }
    };

    @Test
    void survey_measuresEachPathAtEachSize_inAChild() throws Exception {
        try (Survey survey = Survey.start(quick(List.of(64, 4096), "socket.heap", "to-native.critical"), listener)) {
            assertThat(survey.pid()).isNotEqualTo(ProcessHandle.current().pid());
            assertThat(survey.ended().get(1, TimeUnit.MINUTES)).isEqualTo(Survey.Ending.COMPLETE);
        }
        assertThat(measured)
                .extracting(Measurement::path, Measurement::size)
                .containsExactly(
                        tuple("socket.heap", 64),
                        tuple("socket.heap", 4096),
                        tuple("to-native.critical", 64),
                        tuple("to-native.critical", 4096));
        assertThat(measured).allMatch(one -> one.check().whole());
        assertThat(List.copyOf(progress).getLast()).isEqualTo(new Progress(4, 4, Duration.ZERO));
        assertThat(List.copyOf(measured).getLast().stages()).containsKeys(Stage.ENCODE, Stage.BOUNDARY);
        assertThat(List.copyOf(measured).getFirst().observations())
                .singleElement()
                .satisfies(seen -> assertThat(seen.key()).isEqualTo("copies.seen.temporary"));
    }

    @Test
    void cancel_endsTheChildAtOnce() throws Exception {
        SurveyOptions all = SurveyOptions.thorough(Catalogue.runnable(), Sizes.DEFAULT);
        try (Survey survey = Survey.start(all, listener)) {
            measured.take();
            survey.cancel();
            assertThat(survey.ended().get(10, TimeUnit.SECONDS)).isEqualTo(Survey.Ending.CANCELLED);
            ProcessHandle.of(survey.pid())
                    .ifPresent(child ->
                            child.onExit().orTimeout(10, TimeUnit.SECONDS).join());
        }
        assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive))
                .isEmpty();
    }

    @Test
    void line_keepsAMeasurement() {
        Measurement one = new Measurement(
                "socket.heap",
                1024,
                7,
                List.of(1.5, 2.0),
                3,
                4,
                5,
                6,
                1,
                2,
                new Check(1024, 1000, false),
                List.of(
                        Observation.seen(0, "copies.seen.temporary", 8192),
                        new Observation(Observation.WHOLE, Evidence.MEASURED, "copies.seen.moved", List.of("7"))),
                Map.of(Stage.COPY, 1.25, Stage.BIND, 0.0));

        assertThat(MeasurementLine.read(MeasurementLine.write(one))).isEqualTo(one);
    }

    @Test
    void systemCalls_ofADirectWrite_areOneWrite_andOfSendfile_areNone() throws Exception {
        assumeTrue(Programs.strace().isPresent());
        SystemCalls direct = traced("socket.direct");
        SystemCalls transfer = traced("file.transfer-to");

        assertThat(direct.counts()).containsEntry("write", 1);
        assertThat(direct.bytes("write")).isEqualTo(SIZE);
        assertThat(traced("socket.gather").counts()).containsEntry("writev", 1).doesNotContainKey("write");
        assertThat(transfer.counts()).containsEntry("sendfile", 1).doesNotContainKey("write");
        assertThat(transfer.bytes("sendfile")).isEqualTo(SIZE);
    }

    @Test
    void systemCalls_areReadBetweenTheMarks() {
        SystemCalls calls = SystemCalls.parse(List.of(
                "7 write(1, \"a\", 1)                = 1",
                "7 access(\"f/bufferscope-begin\", F_OK) = -1 ENOENT (No such file or directory)",
                "7 write(5, \"\\1\\2\"..., 64) = 64",
                "8 read(6,  <unfinished ...>",
                "7 poll([{fd=5}], 1, 0 <unfinished ...>",
                "8 <... read resumed>\"x\"..., 64) = 64",
                "7 access(\"f/bufferscope-end\", F_OK) = -1 ENOENT (No such file or directory)",
                "7 write(1, \"b\", 1) = 1"));

        assertThat(calls.counts()).isEqualTo(Map.of("write", 1, "read", 1));
        assertThat(calls.bytes("read")).isEqualTo(64);
    }

    private static SystemCalls traced(String id) throws IOException {
        try {
            return SystemCalls.of(Catalogue.find(id).orElseThrow(), SIZE);
        } catch (IOException e) {
            assumeTrue(false, "tracing is not allowed here: " + e.getMessage());
            throw e;
        }
    }

    private static SurveyOptions quick(List<Integer> sizes, String... ids) {
        List<TransferPath> paths = List.of(ids).stream()
                .map(id -> Catalogue.find(id).orElseThrow())
                .toList();
        return SurveyOptions.quick(paths, sizes);
    }
}
