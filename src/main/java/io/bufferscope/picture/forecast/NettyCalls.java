package io.bufferscope.picture.forecast;

import io.bufferscope.picture.forecast.Forecast.Deed;
import io.bufferscope.picture.forecast.Forecast.Measure;
import io.bufferscope.picture.forecast.Forecast.Reason;
import io.bufferscope.picture.forecast.PaletteCall.Group;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;

/// The calls of a Netty `ByteBuf`.
final class NettyCalls {

    private static final String BUF = "io.netty.buffer.ByteBuf";
    private static final String FREED = "io.netty.util.IllegalReferenceCountException";
    private static final String BOUNDS = "java.lang.IndexOutOfBoundsException";
    private static final String READ_ONLY = "java.nio.ReadOnlyBufferException";

    private final Tape.Netty tape;
    private final String name;
    private final Names names;
    private final Growth growth;
    private final List<PaletteCall> calls = new ArrayList<>();

    NettyCalls(Tape.Netty tape, String name, Names names) {
        this.tape = tape;
        this.name = name;
        this.names = names;
        this.growth = Growth.of(tape);
    }

    List<PaletteCall> all() {
        write("writeByte(42)", 1);
        write("writeInt(42)", 4);
        write("writeLong(42L)", 8);
        writeArray();
        add(Group.WRITE, "setByte(0, 9)", alive(tape.readOnly() ? readOnly() : first(Deed.WRITES)));
        read("readByte()", 1);
        read("readInt()", 4);
        read("readLong()", 8);
        read("readBytes(new byte[3])", 3);
        read("skipBytes(1)", 1);
        add(Group.READ, "getByte(0)", alive(first(Deed.READS)));
        moves();
        views();
        references();
        return calls;
    }

    static List<Measure> numbers(int reader, int writer, int capacity) {
        return List.of(
                new Measure("readerIndex", reader),
                new Measure("writerIndex", writer),
                new Measure("capacity", capacity));
    }

    private int readable() {
        return tape.writerIndex() - tape.readerIndex();
    }

    private boolean isComposite() {
        return tape.className().contains("CompositeByteBuf");
    }

    private Forecast alive(Forecast otherwise) {
        return tape.refCnt() == 0 ? new Forecast.Throws(FREED, Reason.FREED, 0, 0) : otherwise;
    }

    private static Forecast readOnly() {
        return new Forecast.Throws(READ_ONLY, Reason.READ_ONLY, 0, 0);
    }

    private static Forecast does(Deed deed, int from, int to, Moves moves) {
        return new Forecast.Does(deed, from, to, moves.list());
    }

    private void write(String call, int count) {
        add(Group.WRITE, call, alive(fits(count) && tape.readOnly() ? readOnly() : written(count)));
    }

    private void writeArray() {
        add(Group.WRITE, "writeBytes(new byte[] {1, 2, 3})", alive(tape.readOnly() ? readOnly() : written(3)));
    }

    private boolean fits(int count) {
        return (long) tape.writerIndex() + count <= tape.maxCapacity();
    }

    private Forecast written(int count) {
        if (!fits(count)) {
            long target = (long) tape.writerIndex() + count;
            return new Forecast.Throws(BOUNDS, Reason.MAX_CAPACITY, target, tape.maxCapacity());
        }
        int end = tape.writerIndex() + count;
        Moves moves = new Moves().move("writerIndex", tape.writerIndex(), end);
        return does(Deed.WRITES, tape.writerIndex(), end, grown(moves, count));
    }

    private Moves grown(Moves moves, int count) {
        return moves.atLeast("capacity", tape.capacity(), growth.capacityFor(count), growth.isOpen());
    }

    private Forecast first(Deed deed) {
        return tape.capacity() == 0
                ? new Forecast.Throws(BOUNDS, Reason.INDEX, 0, 0)
                : does(deed, 0, 1, new Moves());
    }

    private void read(String call, int count) {
        add(Group.READ, call, alive(taken(count)));
    }

    private Forecast taken(int count) {
        return count > readable()
                ? new Forecast.Throws(BOUNDS, Reason.READABLE, count, readable())
                : does(Deed.READS, tape.readerIndex(), tape.readerIndex() + count, takes(count));
    }

    private Moves takes(int count) {
        return new Moves().move("readerIndex", tape.readerIndex(), tape.readerIndex() + count);
    }

    private void moves() {
        Moves toStart = new Moves().move("readerIndex", tape.readerIndex(), 0);
        add(Group.MOVE, "clear()", does(Deed.NOTHING, 0, 0, toStart.move("writerIndex", tape.writerIndex(), 0)));
        add(Group.MOVE, "discardReadBytes()", alive(tape.readOnly() ? readOnly() : discarded()));
        if (tape.refCnt() > 0) {
            Moves again = new Moves().move("readerIndex", tape.readerIndex(), 0);
            add(Group.MOVE, "readerIndex(0)", does(Deed.NOTHING, 0, 0, again));
        }
        if (!tape.readOnly() && fits(64)) {
            add(Group.MOVE, "ensureWritable(64)", alive(does(Deed.NOTHING, 0, 0, grown(new Moves(), 64))));
        }
    }

    private Forecast discarded() {
        boolean shifts = tape.readerIndex() > 0 && readable() > 0;
        Moves moves = new Moves()
                .move("readerIndex", tape.readerIndex(), 0)
                .move("writerIndex", tape.writerIndex(), readable());
        if (isComposite()) {
            moves.move("capacity", tape.capacity(), tape.capacity() - tape.readerIndex());
        }
        Deed deed = shifts && !isComposite() ? Deed.SHIFTS : Deed.NOTHING;
        return does(deed, tape.readerIndex(), tape.writerIndex(), moves);
    }

    private void views() {
        view("slice()", "slice", true, numbers(0, readable(), readable()), new Moves());
        view("duplicate()", "twin", true, numbers(tape.readerIndex(), tape.writerIndex(), tape.capacity()), new Moves());
        if (readable() >= 2) {
            view("readSlice(2)", "part", true, numbers(0, 2, 2), takes(2));
        }
        Moves retained = new Moves().move("refCnt", tape.refCnt(), tape.refCnt() + 1L);
        view("retainedSlice()", "slice", true, numbers(0, readable(), readable()), retained);
        view("copy()", "copy", false, numbers(0, readable(), readable()), new Moves());
        nioBuffer();
    }

    private void view(String call, String wish, boolean shares, List<Measure> numbers, Moves moves) {
        String statement = "ByteBuf " + names.fresh(wish) + " = " + name + "." + call + ";";
        Forecast made = new Forecast.Creates("ByteBuf", shares, numbers, moves.list());
        calls.add(new PaletteCall(Group.VIEW, call, statement, List.of(BUF), alive(made)));
    }

    private void nioBuffer() {
        String call = "nioBuffer()";
        String statement = "ByteBuffer " + names.fresh("nio") + " = " + name + "." + call + ";";
        List<Measure> numbers = NioCalls.numbers(0, readable(), readable());
        Forecast made = new Forecast.Creates("ByteBuffer", !liesApart(), numbers, List.of());
        calls.add(new PaletteCall(Group.VIEW, call, statement, List.of("java.nio.ByteBuffer"), alive(made)));
    }

    /// Whether the readable bytes lie in several components, which one `ByteBuffer` can only hold as a copy.
    private boolean liesApart() {
        return tape.components().stream()
                        .filter(part -> part.start() < tape.writerIndex()
                                && part.start() + part.length() > tape.readerIndex())
                        .count()
                > 1;
    }

    private void references() {
        Moves more = new Moves().move("refCnt", tape.refCnt(), tape.refCnt() + 1L);
        add(Group.REFERENCE, "retain()", alive(does(Deed.NOTHING, 0, 0, more)));
        Moves less = new Moves().move("refCnt", tape.refCnt(), tape.refCnt() - 1L);
        add(Group.REFERENCE, "release()", alive(does(tape.refCnt() == 1 ? Deed.FREES : Deed.NOTHING, 0, 0, less)));
    }

    private void add(Group group, String call, Forecast forecast) {
        calls.add(new PaletteCall(group, PaletteCall.brief(call), name + "." + call + ";", List.of(), forecast));
    }
}
