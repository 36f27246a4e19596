package io.bufferscope.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpReaderTest {

    private final ProgramIndex program = new ProgramIndex(Programs.three());

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void read_givesFramesOfOracle_forRandomOperations(long seed) throws Exception {
        Script script = Script.of(seed, 400);
        assertThat(frames(new OpReader(program), script.ops.array(), 0, script.ops.size()))
                .isEqualTo(script.frames);
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void copy_goesItsOwnWay_whenOriginalReadsOn(long seed) throws Exception {
        Script script = Script.of(seed, 300);
        byte[] ops = script.ops.array();
        int end = script.ops.size();
        OpReader reader = new OpReader(program);
        int at = 0;
        for (int i = 0; i < 150; i++) {
            at = reader.step(ops, at, end);
        }
        OpReader copy = reader.copy();
        List<Frame> rest = script.frames.subList(150, 300);
        assertThat(frames(reader, ops, at, end)).isEqualTo(rest);
        assertThat(frames(copy, ops, at, end)).isEqualTo(rest);
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23, 24})
    void keyFrame_givesSameFrames_whenReadInsteadOfThePast(long seed) throws Exception {
        Script script = Script.of(seed, 300);
        byte[] ops = script.ops.array();
        OpReader reader = new OpReader(program);
        int at = 0;
        for (int step = 1; step <= 299; step++) {
            at = reader.step(ops, at, script.ops.size());
            if (step % 37 == 0) {
                OpWriter key = new OpWriter(16);
                reader.state().writeKey(key);
                OpReader fresh = new OpReader(program);
                assertThat(fresh.step(key.array(), 0, key.size())).isEqualTo(-1);
                assertThat(frames(fresh, ops, at, script.ops.size())).isEqualTo(script.frames.subList(step, 300));
            }
        }
    }

    @Test
    void read_refusesOneSentence_whenOperationsMakeNoSense() {
        assertRefused(ops -> ops.line(0));
        assertRefused(ops -> ops.enter(1));
        assertRefused(ops -> ops.thread(3));
        assertRefused(ops -> ops.bytes(9, 0, new byte[4], 0, 4));
        assertRefused(ops -> ops.nioIndices(4, 1, 2, 3));
        assertRefused(ops -> ops.name(4, "x"));
        assertRefused(ops -> ops.u(77));
        assertRefused(ops -> {
            ops.newThread(1, false, "main");
            ops.line(6);
        });
        assertRefused(ops -> {
            ops.newThread(1, false, "main");
            ops.enter(3);
        });
        assertRefused(ops -> {
            ops.memory(1, Memory.Kind.HEAP, 1, 10);
            ops.bytes(1, Long.MAX_VALUE - 3, new byte[10], 0, 10);
        });
    }

    private void assertRefused(Consumer<OpWriter> script) {
        OpWriter ops = new OpWriter(16);
        script.accept(ops);
        assertThatThrownBy(() -> new OpReader(program).step(ops.array(), 0, ops.size()))
                .isInstanceOf(TraceFormatException.class)
                .hasMessageMatching("The recording is damaged: .*\\.");
    }

    @Test
    void read_throwsNothingElse_whenBytesAreRandom() {
        Random random = new Random(5);
        byte[] whole = Script.of(31, 20).ops.toArray();
        for (int i = 0; i < 5000; i++) {
            byte[] ops = whole.clone();
            for (int flips = 1 + random.nextInt(3); flips > 0; flips--) {
                ops[random.nextInt(ops.length)] = (byte) random.nextInt(random.nextBoolean() ? 28 : 256);
            }
            byte[] part = Arrays.copyOf(ops, 1 + random.nextInt(ops.length));
            try {
                frames(new OpReader(program), part, 0, part.length);
            } catch (TraceFormatException e) {
                assertThat(e.kind()).isEqualTo(TraceFormatException.Kind.MALFORMED);
            }
        }
    }

    static List<Frame> frames(OpReader reader, byte[] ops, int from, int to) throws TraceFormatException {
        List<Frame> frames = new ArrayList<>();
        for (int at = reader.step(ops, from, to); at >= 0; at = reader.step(ops, at, to)) {
            frames.add(reader.state().frame());
        }
        return frames;
    }
}
