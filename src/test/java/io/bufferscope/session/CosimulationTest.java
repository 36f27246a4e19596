package io.bufferscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.session.CosimulationProgram.Moment;
import io.bufferscope.trace.Cursor;
import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Note;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.TapeBytes;
import io.bufferscope.trace.Trace;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// One random script on every kind of buffer and on a plain array: the frames agree with the array.
class CosimulationTest {

    private static final int LENGTH = 60;
    private static final int MOST_TOLD = 10;
    private static final int CAPACITY = CosimulationScript.CAPACITY;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void framesOfByteBuffers_agreeWithAPlainArray_forSeed(long seed) {
        CosimulationProgram<NioModel> program = new CosimulationProgram<>(false);
        nio(program, "heap", "ByteBuffer.allocate(32)");
        nio(program, "direct", "ByteBuffer.allocateDirect(32)");
        nio(program, "part", "ByteBuffer.allocate(64).slice(8, 32)");
        nio(program, "directPart", "ByteBuffer.allocateDirect(64).slice(8, 32)");
        program.script(CosimulationScript.nio(seed, LENGTH));
        verify(program, seed);
    }

    private static void nio(CosimulationProgram<NioModel> program, String name, String code) {
        program.buffer("ByteBuffer", name, code, new NioModel(CAPACITY));
        program.view("ByteBuffer", name + "View", name + ".asReadOnlyBuffer()", name);
        program.view("ByteBuffer", name + "Twin", name + ".duplicate()", name);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void framesOfByteBufs_agreeWithAPlainArray_forSeed(long seed) {
        CosimulationProgram<NettyModel> program = new CosimulationProgram<>(true);
        fixed(program, "heap", "Unpooled.buffer(32, 32)");
        fixed(program, "direct", "Unpooled.directBuffer(32, 32)");
        fixed(program, "pooledHeap", "PooledByteBufAllocator.DEFAULT.heapBuffer(32, 32)");
        fixed(program, "pooledDirect", "PooledByteBufAllocator.DEFAULT.directBuffer(32, 32)");
        program.prepare("ByteBufAllocator adaptive = new AdaptiveByteBufAllocator();");
        fixed(program, "adaptiveHeap", "adaptive.heapBuffer(32, 32)");
        fixed(program, "adaptiveDirect", "adaptive.directBuffer(32, 32)");
        fixed(program, "part", "Unpooled.buffer(64).slice(8, 32)");
        fixed(program, "pooledPart", "PooledByteBufAllocator.DEFAULT.directBuffer(64).slice(8, 32)");
        growing(program, "grown", "Unpooled.buffer(32)", false);
        program.prepare("ByteBuf first = Unpooled.buffer(16, 16).writerIndex(16);");
        program.prepare("ByteBuf second = Unpooled.directBuffer(16, 16).writerIndex(16);");
        growing(program, "halves", "Unpooled.compositeBuffer().addComponents(true, first, second)", true);
        program.script(CosimulationScript.netty(seed, LENGTH));
        verify(program, seed);
    }

    private static void fixed(CosimulationProgram<NettyModel> program, String name, String code) {
        netty(program, name, code, new NettyModel(CAPACITY, CAPACITY, false));
    }

    private static void growing(CosimulationProgram<NettyModel> program, String name, String code, boolean composite) {
        netty(program, name, code, new NettyModel(CAPACITY, Integer.MAX_VALUE, composite));
    }

    private static void netty(CosimulationProgram<NettyModel> program, String name, String code, NettyModel model) {
        program.buffer("ByteBuf", name, code, model);
        program.prepare(name + ".setZero(0, 32).clear();");
        program.view("ByteBuf", name + "View", name + ".asReadOnly()", name);
        program.view("ByteBuf", name + "Twin", name + ".duplicate()", name);
    }

    private static void verify(CosimulationProgram<?> program, long seed) {
        Path file = Path.of("Cosimulation.java");
        ProgramRunner runner = new ProgramRunner(ChildJvm.ofThisProcess());
        try (Run run = runner.run(file, program.source(), RunOptions.defaults())) {
            RunStart start = run.started().join();
            assertThat(start).as("seed %d", seed).isInstanceOf(RunStart.Running.class);
            assertThat(run.ended().join()).as("seed %d", seed).isEqualTo(new Ending(Ending.Kind.EXITED, 0));
            Trace trace = ((RunStart.Running) start).trace();
            assertThat(trace.notes()).as("seed %d", seed).allMatch(note -> note.kind() == Note.Kind.POOLS_SAMPLED);
            assertThat(disagreements(program, trace)).as("seed %d", seed).isEmpty();
            walkThereAndBack(trace, seed);
        }
    }

    private static List<String> disagreements(CosimulationProgram<?> program, Trace trace) {
        List<String> wrong = new ArrayList<>();
        Iterator<Frame> frames = trace.frames(1, trace.steps());
        Moment current = null;
        for (Moment next : program.moments()) {
            Frame frame = frames.next();
            while (frames.hasNext()
                    && (frame.event() == Event.LINE || frame.site().line() != next.line())) {
                compare(frame, current, program, wrong);
                frame = frames.next();
            }
            compare(frame, next, program, wrong);
            if (frame.event() != next.event()) {
                wrong.add("step %d, %s at %s".formatted(frame.step(), frame.event(), program.line(next.line())));
            }
            current = next;
        }
        return wrong;
    }

    private static void compare(
            Frame frame, @Nullable Moment moment, CosimulationProgram<?> program, List<String> wrong) {
        if (moment == null || wrong.size() > MOST_TOLD) {
            return;
        }
        moment.states().forEach((name, expected) -> {
            String seen = seen(name, frame, expected.startsWith("capacity"));
            if (!seen.equals(expected)) {
                wrong.add("step %d, %s at %s: %s%n  is   %s%n  seen %s"
                        .formatted(frame.step(), frame.event(), program.line(moment.line()), name, expected, seen));
            }
        });
    }

    private static String seen(String name, Frame frame, boolean view) {
        for (Tape tape : frame.tapes()) {
            if (tape.names().contains(name)) {
                return (view ? "" : numbers(tape) + " ") + contents(frame, tape);
            }
        }
        return "nothing";
    }

    private static String numbers(Tape tape) {
        return switch (tape) {
            case Tape.Nio nio ->
                "position=%d limit=%d mark=%d little=%b"
                        .formatted(nio.position(), nio.limit(), nio.mark(), nio.order() == ByteOrder.LITTLE_ENDIAN);
            case Tape.Netty netty ->
                "reader=%d writer=%d max=%d refCnt=%d"
                        .formatted(netty.readerIndex(), netty.writerIndex(), netty.maxCapacity(), netty.refCnt());
            case Tape.Array array -> "array of " + array.capacity();
        };
    }

    private static String contents(Frame frame, Tape tape) {
        TapeBytes bytes = new TapeBytes(frame, tape);
        StringBuilder text = new StringBuilder("capacity=" + tape.capacity() + " bytes=");
        for (long i = 0; i < bytes.length(); i++) {
            int value = bytes.get(i);
            text.append(value < 0 ? "??" : "%02x".formatted(value));
        }
        return text.toString();
    }

    private static void walkThereAndBack(Trace trace, long seed) {
        List<Frame> there = new ArrayList<>();
        trace.frames(1, trace.steps()).forEachRemaining(there::add);
        Cursor cursor = new Cursor(trace, 1);
        for (Frame frame : there) {
            assertThat(cursor.frame()).as("seed %d, forward", seed).isEqualTo(frame);
            cursor = cursor.next();
        }
        for (Frame frame : there.reversed()) {
            assertThat(cursor.frame()).as("seed %d, back", seed).isEqualTo(frame);
            cursor = cursor.previous();
        }
        for (Frame frame : there) {
            assertThat(cursor.frame()).as("seed %d, forward again", seed).isEqualTo(frame);
            cursor = cursor.next();
        }
    }
}
