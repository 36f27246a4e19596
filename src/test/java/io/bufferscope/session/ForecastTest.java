package io.bufferscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.picture.forecast.Names;
import io.bufferscope.picture.forecast.Palette;
import io.bufferscope.picture.forecast.PaletteCall;
import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Note;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Every call that the palette offers for buffers in many states, really made: it does what the forecast said.
class ForecastTest {

    private static final List<String> NIO_KINDS = List.of(
            "ByteBuffer.allocate(16)",
            "ByteBuffer.allocateDirect(16)",
            "ByteBuffer.allocate(32).slice(8, 16)",
            "ByteBuffer.allocate(16).asReadOnlyBuffer()",
            "ByteBuffer.allocate(0)");

    private static final List<String> NIO_STATES = List.of(
            "",
            "flip()",
            "position(%5)",
            "position(%5).flip()",
            "position(%3).mark().position(%7).limit(%9)",
            "position(%2).mark().position(%6).order(ByteOrder.LITTLE_ENDIAN)",
            "position(%16)",
            "limit(%4).position(%4)");

    private static final List<String> TYPED_KINDS = List.of(
            "CharBuffer b = CharBuffer.allocate(4)",
            "ShortBuffer b = ByteBuffer.allocate(8).asShortBuffer()",
            "IntBuffer b = ByteBuffer.allocateDirect(16).asIntBuffer()",
            "LongBuffer b = LongBuffer.allocate(4).asReadOnlyBuffer()",
            "FloatBuffer b = FloatBuffer.allocate(4)",
            "DoubleBuffer b = DoubleBuffer.allocate(4)");

    private static final List<String> TYPED_STATES =
            List.of("", "b.position(1).mark().position(2); ", "b.flip(); ", "b.position(4); ");

    private static final List<String> NETTY_KINDS = List.of(
            "Unpooled.buffer(16)",
            "Unpooled.directBuffer(16)",
            "Unpooled.buffer(16, 20)",
            "PooledByteBufAllocator.DEFAULT.heapBuffer(16)",
            "PooledByteBufAllocator.DEFAULT.directBuffer(16, 16)",
            "ByteBufAllocator.DEFAULT.buffer(16)",
            "Unpooled.buffer(32).slice(4, 16).clear()",
            "PooledByteBufAllocator.DEFAULT.heapBuffer(16).duplicate()",
            "Unpooled.compositeBuffer().addComponents(true, Unpooled.wrappedBuffer(new byte[7]),"
                    + " Unpooled.directBuffer(9).writeZero(9)).clear()");

    private static final List<String> NETTY_STATES = List.of(
            "",
            "writerIndex(5)",
            "setIndex(3, 9)",
            "setIndex(6, 16)",
            "setIndex(16, 16)",
            "writerIndex(14)",
            "setIndex(2, 4).retain()",
            "setIndex(0, 6).asReadOnly()",
            "setIndex(2, 16).asReadOnly()",
            "setIndex(0, 0).asReadOnly()");

    private static final int METHODS_IN_CLASS = 150;

    private final List<String> lines = new ArrayList<>(List.of(
            "import io.netty.buffer.*;",
            "import java.nio.*;",
            "class Forecasts {",
            "    static void sink(Object made) {}"));
    private final List<String> calls = new ArrayList<>();
    private int methods;

    @Test
    void everyCall_doesWhatWasForecast_onEveryBufferInEveryState() throws Exception {
        nioProbes();
        nettyProbes();
        Map<Integer, Tape> states = states();
        Map<Integer, PaletteCall> made = program(states);
        try (Run run = run()) {
            Trace trace = trace(run);
            assertThat(made.size()).isGreaterThan(1500);
            assertThat(trace.notes()).allMatch(note -> note.kind() == Note.Kind.POOLS_SAMPLED);
            assertThat(failures(trace, made)).isEmpty();
        }
    }

    private final List<String> probes = new ArrayList<>();

    private void nioProbes() {
        for (String kind : NIO_KINDS) {
            for (String state : NIO_STATES) {
                boolean empty = kind.contains("(0)");
                if (!empty || !state.contains("%")) {
                    probes.add("ByteBuffer b = " + kind + (state.isEmpty() ? ";" : "." + state.replace("%", "") + ";"));
                }
            }
        }
        for (String kind : TYPED_KINDS) {
            TYPED_STATES.forEach(state -> probes.add(kind + "; " + state));
        }
    }

    private void nettyProbes() {
        for (String kind : NETTY_KINDS) {
            for (int i = NETTY_KINDS.indexOf(kind) % 2; i < NETTY_STATES.size(); i += 2) {
                String state = NETTY_STATES.get(i);
                probes.add("ByteBuf b = " + kind + (state.isEmpty() ? ";" : "." + state + ";"));
            }
            probes.add("ByteBuf b = " + kind + ".setIndex(2, 9); b.release();");
        }
    }

    /// What the buffer of each probe is like, by the number of the probe.
    private Map<Integer, Tape> states() throws Exception {
        for (String probe : probes) {
            method(probe + " sink(b);");
        }
        end();
        Map<Integer, Tape> states = new HashMap<>();
        try (Run run = run()) {
            Iterator<Frame> frames = frames(trace(run));
            Map<Integer, Tape> last = new HashMap<>();
            while (frames.hasNext()) {
                Frame frame = frames.next();
                for (Tape tape : frame.tapes()) {
                    if (frame.method().name().startsWith("m") && tape.names().contains("b")) {
                        last.put(Integer.parseInt(frame.method().name().replaceAll("\\D", "0")), tape);
                    }
                }
            }
            states.putAll(last);
        }
        lines.subList(4, lines.size()).clear();
        methods = 0;
        return states;
    }

    private Map<Integer, PaletteCall> program(Map<Integer, Tape> states) {
        Map<Integer, PaletteCall> made = new LinkedHashMap<>();
        Names names = new Names(Set.of("b"));
        states.forEach((probe, tape) -> {
            for (PaletteCall call : calls(tape, names, made.isEmpty())) {
                method(probes.get(probe - 1));
                lines.set(lines.size() - 1, "        try {");
                lines.add("            " + call.statement());
                made.put(lines.size(), call);
                lines.add("        } catch (RuntimeException asked) {}");
                lines.add("    }");
            }
        });
        end();
        return made;
    }

    private static List<PaletteCall> calls(Tape tape, Names names, boolean withCreation) {
        return Palette.of(tape, "b", names).stream()
                .filter(call -> withCreation || call.group() != PaletteCall.Group.CREATE)
                .toList();
    }

    /// Begins a method; a class has no room for all of them.
    private void method(String body) {
        if (methods % METHODS_IN_CLASS == 0) {
            lines.add((methods == 0 ? "" : "    } ") + "    static class Part" + methods / METHODS_IN_CLASS + " {");
        }
        methods++;
        calls.add("Part" + (methods - 1) / METHODS_IN_CLASS + ".m" + methods);
        lines.add("    static void m" + methods + "() {");
        lines.add("        " + body);
        lines.add("    }");
    }

    private void end() {
        lines.add("    }");
        lines.add("    public static void main(String[] args) {");
        calls.forEach(call -> lines.add("        " + call + "();"));
        lines.add("    }");
        lines.add("}");
        calls.clear();
    }

    private Run run() throws Exception {
        return new ProgramRunner(ChildJvm.ofThisProcess())
                .run(Path.of("Forecasts.java"), String.join("\n", lines) + "\n", RunOptions.defaults());
    }

    private static Trace trace(Run run) {
        RunStart start = run.started().join();
        assertThat(start).isInstanceOf(RunStart.Running.class);
        assertThat(run.ended().join()).isEqualTo(new Ending(Ending.Kind.EXITED, 0));
        return ((RunStart.Running) start).trace();
    }

    private static Iterator<Frame> frames(Trace trace) {
        return trace.frames(1, trace.steps());
    }

    private Set<String> failures(Trace trace, Map<Integer, PaletteCall> made) {
        Set<String> failures = new TreeSet<>();
        Map<Integer, PaletteCall> left = new HashMap<>(made);
        Iterator<Frame> frames = frames(trace);
        Frame before = frames.next();
        while (frames.hasNext()) {
            Frame after = frames.next();
            if (after.event() != Event.LINE && left.containsKey(after.site().line())) {
                PaletteCall call = left.remove(after.site().line());
                String wrong = ForecastOutcome.wrong(call, before, after);
                if (!wrong.isEmpty()) {
                    failures.add(lines.get(after.site().line() - 3).strip() + " " + call.label() + ": " + wrong);
                }
            }
            before = after;
        }
        left.forEach((line, call) -> failures.add("no step at line " + line + ": " + call.label()));
        return failures;
    }
}
