package io.bufferscope.app;

import io.bufferscope.trace.Binding;
import io.bufferscope.trace.Bytes;
import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Environment;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Memory;
import io.bufferscope.trace.Method;
import io.bufferscope.trace.Note;
import io.bufferscope.trace.Outline;
import io.bufferscope.trace.Output;
import io.bufferscope.trace.Program;
import io.bufferscope.trace.Range;
import io.bufferscope.trace.Site;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.ThreadInfo;
import io.bufferscope.trace.Thrown;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.Value;
import io.bufferscope.trace.Variable;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// A trace of a small program that is really run here, its two buffers read off by hand after each line.
public final class SampleTrace implements Trace {

    /// The program it pretends to come from.
    public static final String SOURCE = """
        import io.netty.buffer.*;
        import java.nio.*;

        /// One position or two indices.
        void main() {
            ByteBuffer nio = ByteBuffer.allocate(16);
            nio.put("Hello".getBytes());
            nio.flip();
            byte h = nio.get(); // 'H'

            ByteBuf buf = Unpooled.buffer(16);
            buf.writeBytes("Hello".getBytes());
            byte h2 = buf.readByte();
            System.out.println("pos=" + nio.position() + " lim=" + nio.limit());
            nio.position(7);
            buf.release();
        }
        """;

    private static final ThreadInfo MAIN = new ThreadInfo(1, "main", false);
    private static final Method METHOD = new Method("Flip", "main", "()V", true);

    private final List<Frame> frames = new ArrayList<>();
    private final List<Site> sites = new ArrayList<>();
    private final List<Variable> variables = List.of(
            new Variable("nio", "Ljava/nio/ByteBuffer;", 0),
            new Variable("h", "B", 0),
            new Variable("buf", "Lio/netty/buffer/ByteBuf;", 0),
            new Variable("h2", "B", 0));
    private final List<Binding> bindings = new ArrayList<>();
    private ByteBuffer nio;
    private ByteBuf buf;
    private Bytes nioBytes = Bytes.NONE;
    private Bytes bufBytes = Bytes.NONE;
    private int mark = -1;

    public SampleTrace() {
        line(6);
        nio = ByteBuffer.allocate(16);
        call(6, "ByteBuffer.allocate(int)", "ByteBuffer.allocate(16)", 1);
        bind(0, new Value.Ref(1));
        line(7);
        nio.put("Hello".getBytes());
        call(7, "ByteBuffer.put(byte[])", "nio.put(\"Hello\".getBytes())", 1);
        line(8);
        nio.flip();
        call(8, "ByteBuffer.flip()", "nio.flip()", 1);
        line(9);
        byte h = nio.get();
        call(9, "ByteBuffer.get()", "nio.get()", 1);
        bind(1, new Value.Primitive('B', h));
        line(11);
        buf = Unpooled.buffer(16);
        call(11, "Unpooled.buffer(int)", "Unpooled.buffer(16)", 2);
        bind(2, new Value.Ref(2));
        line(12);
        buf.writeBytes("Hello".getBytes());
        call(12, "ByteBuf.writeBytes(byte[])", "buf.writeBytes(\"Hello\".getBytes())", 2);
        line(13);
        byte h2 = buf.readByte();
        call(13, "ByteBuf.readByte()", "buf.readByte()", 2);
        bind(3, new Value.Primitive('B', h2));
        line(14);
        add(Event.LINE, site(15, null, null), List.of(), List.of(new Output(false, "pos=1 lim=5\n")), null);
        Thrown thrown = new Thrown("java.lang.IllegalArgumentException", "newPosition > limit: (7 > 5)");
        add(Event.THREW, site(15, "ByteBuffer.position(int)", "nio.position(7)"), List.of(1), List.of(), thrown);
        add(
                Event.LINE,
                site(16, null, null),
                List.of(),
                List.of(new Output(true, "a warning on standard error\n")),
                null);
        buf.release();
        call(16, "ByteBuf.release()", "buf.release()", 2);
    }

    private void line(int line) {
        add(Event.LINE, site(line, null, null), List.of(), List.of(), null);
    }

    private void call(int line, String call, String text, int tape) {
        add(Event.CALL, site(line, call, text), List.of(tape), List.of(), null);
    }

    private void bind(int variable, Value value) {
        bindings.add(new Binding(variables.get(variable), value));
    }

    private Site site(int line, String call, String text) {
        String source = SOURCE.lines().toList().get(line - 1);
        int from = text == null ? source.indexOf(source.trim()) : source.indexOf(text);
        int to = text == null ? source.length() : from + text.length();
        Site site = new Site(sites.size(), 0, line, new Range(line, from + 1, line, to + 1), call, List.of(0, 1, 2, 3));
        sites.add(site);
        return site;
    }

    private void add(Event event, Site site, List<Integer> involved, List<Output> output, Thrown thrown) {
        List<Tape> tapes = new ArrayList<>();
        List<Memory> memories = new ArrayList<>();
        if (nio != null) {
            nioBytes = nioBytes.with(0, nio.array(), 0, 16);
            memories.add(new Memory(1, Memory.Kind.HEAP, 0x3f2a, 16, nioBytes));
            tapes.add(new Tape.Nio(
                    1,
                    List.of("nio"),
                    "ByteBuffer",
                    "java.nio.HeapByteBuffer",
                    1,
                    0,
                    nio.position(),
                    nio.limit(),
                    16,
                    mark,
                    nio.order(),
                    false,
                    false,
                    1,
                    false));
        }
        if (buf != null) {
            if (buf.refCnt() > 0) {
                bufBytes = bufBytes.with(0, buf.array(), 0, 16);
            }
            memories.add(new Memory(2, Memory.Kind.HEAP, 0x51c0, 16, bufBytes));
            tapes.add(new Tape.Netty(
                    2,
                    List.of("buf"),
                    buf.getClass().getName(),
                    2,
                    0,
                    buf.readerIndex(),
                    buf.writerIndex(),
                    16,
                    buf.maxCapacity(),
                    buf.refCnt(),
                    java.nio.ByteOrder.BIG_ENDIAN,
                    false,
                    false,
                    0,
                    List.of(),
                    false));
        }
        frames.add(new Frame(
                frames.size() + 1,
                event,
                site,
                METHOD,
                MAIN,
                1,
                List.copyOf(bindings),
                tapes,
                memories,
                involved,
                output,
                thrown));
    }

    @Override
    public Program program() {
        return new Program("Flip.java", SOURCE, "Flip", List.of(METHOD), sites, variables);
    }

    @Override
    public Environment environment() {
        return new Environment(new TreeMap<>(java.util.Map.of("java.version", "25.0.1", "pid", "4711")));
    }

    @Override
    public long steps() {
        return frames.size();
    }

    @Override
    public Frame frame(long step) {
        return frames.get((int) step - 1);
    }

    @Override
    public Outline outline(long first, long last) {
        byte[] events = new byte[(int) (last - first + 1)];
        for (int i = 0; i < events.length; i++) {
            Frame frame = frame(first + i);
            int changed = frame.event() == Event.CALL ? Outline.CHANGED : 0;
            int printed = frame.output().isEmpty() ? 0 : Outline.PRINTED;
            events[i] = (byte) (frame.event().ordinal() + changed + printed);
        }
        return new Outline(first, events);
    }

    @Override
    public Ending ending() {
        return new Ending(Ending.Kind.EXITED, 1);
    }

    @Override
    public List<Note> notes() {
        return List.of();
    }

    @Override
    public void onChange(Runnable listener) {}

    @Override
    public void close() {}
}
