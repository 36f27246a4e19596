package io.bufferscope.picture.forecast;

import io.bufferscope.picture.forecast.Forecast.Deed;
import io.bufferscope.picture.forecast.Forecast.Measure;
import io.bufferscope.picture.forecast.Forecast.Reason;
import io.bufferscope.picture.forecast.PaletteCall.Group;
import io.bufferscope.trace.Tape;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/// The calls of a `java.nio` buffer.
final class NioCalls {

    private static final String NIO = "java.nio.";
    private static final int NO_MARK = -1;

    private final Tape.Nio tape;
    private final String name;
    private final Names names;
    private final String type;
    private final List<PaletteCall> calls = new ArrayList<>();

    NioCalls(Tape.Nio tape, String name, Names names) {
        this.tape = tape;
        this.name = name;
        this.names = names;
        this.type = tape.elementSize() == 1 ? "ByteBuffer" : tape.type();
    }

    List<PaletteCall> all() {
        if (isBytes()) {
            byteAccess();
        } else {
            elementAccess();
        }
        moves();
        views();
        return calls;
    }

    static List<Measure> numbers(int position, int limit, int capacity) {
        return List.of(
                new Measure("position", position), new Measure("limit", limit), new Measure("capacity", capacity));
    }

    private boolean isBytes() {
        return type.equals("ByteBuffer");
    }

    private int remaining() {
        return tape.limit() - tape.position();
    }

    private void byteAccess() {
        put("put((byte) 42)", 1);
        put("putInt(42)", 4);
        put("putLong(42L)", 8);
        put("put(new byte[] {1, 2, 3})", 3);
        putFirst("put(0, (byte) 9)");
        get("get()", 1);
        get("getInt()", 4);
        get("getLong()", 8);
        get("get(new byte[3])", 3);
        getFirst();
    }

    private void elementAccess() {
        String element = element();
        put("put(" + element + ")", 1);
        putFirst("put(0, " + element + ")");
        get("get()", 1);
        getFirst();
    }

    private String element() {
        return switch (type) {
            case "CharBuffer" -> "'A'";
            case "ShortBuffer" -> "(short) 42";
            case "LongBuffer" -> "42L";
            case "FloatBuffer" -> "1.5f";
            case "DoubleBuffer" -> "1.5";
            default -> "42";
        };
    }

    private void put(String call, int count) {
        add(Group.WRITE, call, tape.readOnly() ? readOnly() : access(Deed.WRITES, count, "BufferOverflowException"));
    }

    private void get(String call, int count) {
        add(Group.READ, call, access(Deed.READS, count, "BufferUnderflowException"));
    }

    private Forecast access(Deed deed, int count, String exception) {
        if (count > remaining()) {
            return new Forecast.Throws(NIO + exception, Reason.REMAINING, count, remaining());
        }
        int end = tape.position() + count;
        Moves moves = new Moves().move("position", tape.position(), end);
        return new Forecast.Does(deed, tape.position(), end, moves.list());
    }

    private void putFirst(String call) {
        add(Group.WRITE, call, tape.readOnly() ? readOnly() : first(Deed.WRITES));
    }

    private void getFirst() {
        add(Group.READ, "get(0)", first(Deed.READS));
    }

    private Forecast first(Deed deed) {
        return tape.limit() == 0
                ? new Forecast.Throws("java.lang.IndexOutOfBoundsException", Reason.INDEX, 0, tape.limit())
                : new Forecast.Does(deed, 0, 1, List.of());
    }

    private Forecast readOnly() {
        return new Forecast.Throws(NIO + "ReadOnlyBufferException", Reason.READ_ONLY, 0, 0);
    }

    private void moves() {
        add(Group.MOVE, "flip()", to(0, tape.position(), NO_MARK));
        add(Group.MOVE, "clear()", to(0, tape.capacity(), NO_MARK));
        add(Group.MOVE, "compact()", tape.readOnly() ? readOnly() : compact());
        add(Group.MOVE, "rewind()", to(0, tape.limit(), NO_MARK));
        add(Group.MOVE, "mark()", to(tape.position(), tape.limit(), tape.position()));
        if (tape.mark() != Tape.UNKNOWN) {
            add(Group.MOVE, "reset()", reset());
        }
        add(Group.MOVE, "position(0)", to(0, tape.limit(), tape.mark() > 0 ? NO_MARK : tape.mark()));
        add(Group.MOVE, "limit(" + tape.capacity() + ")", to(tape.position(), tape.capacity(), tape.mark()));
        if (isBytes()) {
            order();
        }
    }

    private Forecast to(int position, int limit, int mark) {
        return new Forecast.Does(Deed.NOTHING, 0, 0, indices(position, limit, mark));
    }

    private List<Forecast.Move> indices(int position, int limit, int mark) {
        Moves moves = new Moves().move("limit", tape.limit(), limit).move("position", tape.position(), position);
        if (tape.mark() != Tape.UNKNOWN) {
            moves.move("mark", tape.mark(), mark);
        }
        return moves.list();
    }

    private Forecast compact() {
        List<Forecast.Move> moves = indices(remaining(), tape.capacity(), NO_MARK);
        boolean shifts = tape.position() > 0 && remaining() > 0;
        return new Forecast.Does(shifts ? Deed.SHIFTS : Deed.NOTHING, tape.position(), tape.limit(), moves);
    }

    private Forecast reset() {
        return tape.mark() < 0
                ? new Forecast.Throws(NIO + "InvalidMarkException", Reason.NO_MARK, 0, 0)
                : to(tape.mark(), tape.limit(), tape.mark());
    }

    private void order() {
        boolean big = tape.order().equals(ByteOrder.BIG_ENDIAN);
        String call = big ? "order(ByteOrder.LITTLE_ENDIAN)" : "order(ByteOrder.BIG_ENDIAN)";
        Deed deed = big ? Deed.LITTLE_ENDIAN : Deed.BIG_ENDIAN;
        add(Group.MOVE, call, List.of(NIO + "ByteOrder"), new Forecast.Does(deed, 0, 0, List.of()));
    }

    private void views() {
        view("slice()", "slice", type, numbers(0, remaining(), remaining()));
        view("duplicate()", "twin", type, numbers(tape.position(), tape.limit(), tape.capacity()));
        view("asReadOnlyBuffer()", "readOnly", type, numbers(tape.position(), tape.limit(), tape.capacity()));
        if (isBytes()) {
            int ints = remaining() / 4;
            view("asIntBuffer()", "ints", "IntBuffer", numbers(0, ints, ints));
        }
    }

    private void view(String call, String wish, String result, List<Measure> numbers) {
        String statement = result + " " + names.fresh(wish) + " = " + name + "." + call + ";";
        Forecast forecast = new Forecast.Creates(result, true, numbers, List.of());
        calls.add(new PaletteCall(Group.VIEW, call, statement, List.of(NIO + result), forecast));
    }

    private void add(Group group, String call, Forecast forecast) {
        add(group, call, List.of(), forecast);
    }

    private void add(Group group, String call, List<String> imports, Forecast forecast) {
        calls.add(new PaletteCall(group, PaletteCall.brief(call), name + "." + call + ";", imports, forecast));
    }
}
