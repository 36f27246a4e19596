package io.bufferscope.probe;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.LeakRecords;
import io.netty.buffer.Peek;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.WeakReference;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.InvalidMarkException;
import java.util.HexFormat;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What is promised of every observer, over every kind of buffer.
class ObservationTest {

    private static final long SEED = 20261130;

    private final Rig rig = new Rig();
    private final Known known = new Known();

    static Stream<Arguments> nio() {
        return Zoo.nio().entrySet().stream().map(kind -> Arguments.of(kind.getKey(), kind.getValue()));
    }

    static Stream<Arguments> netty() {
        return Zoo.netty().entrySet().stream().map(kind -> Arguments.of(kind.getKey(), kind.getValue()));
    }

    static Stream<Arguments> all() {
        return Stream.concat(nio(), netty());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("all")
    void observing_changesNothing(String kind, Supplier<Object> supplier) {
        Object buffer = supplier.get();
        if (buffer instanceof Buffer nio && nio.capacity() > 2) {
            nio.position(1).mark().position(2);
        }
        String before = describe(buffer);

        look(buffer);

        assertThat(describe(buffer)).isEqualTo(before);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("all")
    void observing_keepsNothingAlive(String kind, Supplier<Object> supplier) throws InterruptedException {
        WeakReference<Object> buffer = lookAndDrop(supplier);
        if (kind.equals("empty") && Zoo.netty().get("empty").get() == buffer.get()) {
            return;
        }
        for (int i = 0; i < 200 && buffer.get() != null; i++) {
            System.gc();
            Thread.sleep(5);
        }

        assertThat(buffer.get()).isNull();
        for (int i = 0; i < 200 && !rig.ops().contains("gone #1"); i++) {
            rig.line();
            Thread.sleep(5);
            assertThat(i).isLessThan(199);
        }
    }

    private WeakReference<Object> lookAndDrop(Supplier<Object> supplier) {
        Object buffer = supplier.get();
        look(buffer);
        rig.local(null, "it");
        rig.ops();
        return new WeakReference<>(buffer);
    }

    private void look(Object buffer) {
        rig.made(buffer);
        rig.local(buffer, "it");
        rig.line();
        rig.called(buffer);
        rig.relative(buffer);
        rig.indices(buffer);
        rig.recorder.field(buffer, null, "Zoo.animal");
        rig.recorder.field(null, null, "Zoo.animal");
        rig.line();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("nio")
    void operations_sayWhatTheBufferSays_overRandomCalls(String kind, Supplier<Buffer> supplier) {
        Random random = new Random(SEED);
        Buffer buffer = rig.made(supplier.get());
        for (int round = 0; round < 60; round++) {
            change(buffer, random, round);
            known.read(rig.ops());
            assertThat(known.at.get(1))
                    .as("round %d, seed %d", round, SEED)
                    .isEqualTo(buffer.position() + " " + buffer.limit() + " " + mark(buffer));
            assertThat(known.capacity(1)).isEqualTo(buffer.capacity());
            String contents = contents(buffer);
            assertThat(known.hex(1, contents.length() / 2)).isEqualTo(contents);
        }
    }

    private void change(Buffer buffer, Random random, int round) {
        switch (random.nextInt(7)) {
            case 0 -> buffer.clear();
            case 1 -> buffer.flip();
            case 2 -> buffer.limit(random.nextInt(buffer.capacity() + 1));
            case 3 -> buffer.position(random.nextInt(buffer.limit() + 1));
            case 4 -> buffer.mark();
            default -> {
                if (buffer instanceof ByteBuffer bytes && !bytes.isReadOnly() && bytes.hasRemaining()) {
                    bytes.put((byte) random.nextInt());
                    rig.relative(buffer);
                    return;
                }
            }
        }
        rig.indices(buffer, 10 + round);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("netty")
    void operations_sayWhatTheBufferSays_overRandomCalls_ofNetty(String kind, Supplier<ByteBuf> supplier) {
        Random random = new Random(SEED);
        ByteBuf buffer = rig.made(supplier.get());
        for (int round = 0; round < 60; round++) {
            change(buffer, random);
            known.read(rig.ops());
            assertThat(known.at.get(1))
                    .as("round %d, seed %d", round, SEED)
                    .isEqualTo(buffer.readerIndex() + " " + buffer.writerIndex() + " refs " + buffer.refCnt());
            assertThat(known.capacity(1)).isEqualTo(buffer.capacity());
            assertThat(known.hex(1, buffer.capacity())).isEqualTo(ByteBufUtil.hexDump(buffer, 0, buffer.capacity()));
        }
    }

    private void change(ByteBuf buffer, Random random) {
        switch (random.nextInt(5)) {
            case 0 -> {
                buffer.clear();
                rig.indices(buffer);
            }
            case 1 -> {
                buffer.skipBytes(random.nextInt(buffer.readableBytes() + 1));
                rig.relative(buffer);
            }
            case 2 -> {
                if (writable(buffer) && buffer.capacity() > 0) {
                    buffer.setByte(random.nextInt(buffer.capacity()), random.nextInt());
                }
                rig.called(buffer);
            }
            default -> {
                if (writable(buffer) && buffer.maxWritableBytes() > 8) {
                    buffer.writeLong(random.nextLong());
                }
                rig.relative(buffer);
            }
        }
    }

    private static boolean writable(ByteBuf buffer) {
        return !buffer.isReadOnly() && !buffer.getClass().getSimpleName().equals("FixedCompositeByteBuf");
    }

    private static String describe(Object object) {
        if (object instanceof Buffer nio) {
            return nio + " " + mark(nio) + " " + contents(nio);
        }
        ByteBuf buffer = (ByteBuf) object;
        String records = LeakRecords.of(buffer);
        ByteBuf core = Peek.core(buffer);
        return core + " " + core.refCnt() + " " + ByteBufUtil.hexDump(core, 0, core.capacity()) + records;
    }

    private static int mark(Buffer buffer) {
        try {
            return buffer.duplicate().reset().position();
        } catch (InvalidMarkException none) {
            return -1;
        }
    }

    private static String contents(Buffer buffer) {
        try {
            MemorySegment all = MemorySegment.ofBuffer(buffer.duplicate().clear());
            return HexFormat.of().formatHex(all.toArray(ValueLayout.JAVA_BYTE));
        } catch (IllegalArgumentException characters) {
            return "";
        }
    }
}
