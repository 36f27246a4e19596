package io.bufferscope.copies.survey;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.Standing;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.ride.Effort;
import io.bufferscope.copies.ride.Ride;
import io.bufferscope.copies.ride.Stopwatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RidesTest {

    private static final int SIZE = 100_000;
    private static final int ROUNDS = 3;

    @TempDir
    Path folder;

    static Stream<TransferPath> live() {
        return Catalogue.runnable().stream().filter(path -> path.standing() == Standing.LIVE);
    }

    @ParameterizedTest
    @MethodSource("live")
    void path_carriesAllBytesUnchanged_andLeavesNothing(TransferPath path) throws Exception {
        Measurement measured = measure(path, SIZE);

        assertThat(measured.check().whole()).as(path.id()).isTrue();
        assertThat(measured.samples()).hasSize(ROUNDS).allMatch(nanos -> nanos > 0);
        assertThat(folder).isEmptyDirectory();
        assertThat(Thread.getAllStackTraces().keySet())
                .extracting(Thread::getName)
                .doesNotContain("receiver");
    }

    @ParameterizedTest
    @MethodSource("live")
    void path_carriesTheSmallestPayload(TransferPath path) throws Exception {
        assertThat(measure(path, Sizes.SMALLEST).check().whole()).isTrue();
    }

    @Test
    void articleLoop_losesWhatTheSocketDidNotTake() throws Exception {
        Measurement measured = measure(Catalogue.find("file.loop-article").orElseThrow(), 8 << 20);

        assertThat(measured.timed()).isFalse();
        assertThat(measured.check().whole()).isFalse();
        assertThat(measured.check().arrived()).isPositive().isLessThan(8 << 20);
        assertThat(Long.parseLong(only(measured).arguments().getFirst())).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"socket.netty-heap", "socket.netty-composite-heap"})
    void netty_asksForOneDirectBuffer_perWriteOfHeapMemory(String id) throws Exception {
        assertThat(only(measure(Catalogue.find(id).orElseThrow(), SIZE)).arguments())
                .containsExactly("1.00");
    }

    @ParameterizedTest
    @ValueSource(strings = {"socket.netty-direct", "socket.netty-composite-direct"})
    void netty_asksForNone_perWriteOfDirectMemory(String id) throws Exception {
        assertThat(only(measure(Catalogue.find(id).orElseThrow(), SIZE)).arguments())
                .containsExactly("0.00");
    }

    @Test
    void movedBytes_areSeen() throws Exception {
        assertThat(moved("join.copy")).isEqualTo(SIZE);
        assertThat(moved("join.composite")).isZero();
        assertThat(moved("join.composite-17")).isEqualTo(SIZE);
        assertThat(moved("join.wrapped")).isZero();
        assertThat(moved("split.slice")).isZero();
        assertThat(moved("split.copy")).isEqualTo(SIZE - 16);
        assertThat(moved("move.compact")).isEqualTo(SIZE / 2);
        assertThat(moved("move.discard")).isEqualTo(SIZE / 2);
        assertThat(moved("grow.sized")).isZero();
        // 256 + 512 + … + 65,536: what the buffer held each time it doubled.
        assertThat(moved("grow.doubling")).isEqualTo(131_072 - 256);
    }

    @Test
    void decoder_copiesADirectBuffer_inThisVersionOfProtobuf() throws Exception {
        Measurement measured = measure(Catalogue.find("from-native.in-place").orElseThrow(), SIZE);
        assertThat(Long.parseLong(only(measured).arguments().getFirst())).isBetween((long) SIZE, SIZE + 2_000L);
    }

    private long moved(String id) throws IOException {
        return Long.parseLong(only(measure(Catalogue.find(id).orElseThrow(), SIZE))
                .arguments()
                .getFirst());
    }

    private static Observation only(Measurement measured) {
        List<Observation> all = measured.observations();
        assertThat(all).hasSize(1);
        return all.getFirst();
    }

    private Measurement measure(TransferPath path, int size) throws IOException {
        Path place = Files.createTempDirectory(folder, "ride");
        try (Ride ride = Catalogue.open(path, size, place)) {
            return new Stopwatch(new Effort(100_000, 300_000, ROUNDS)).measure(path, size, ride);
        } finally {
            Files.delete(place);
        }
    }
}
