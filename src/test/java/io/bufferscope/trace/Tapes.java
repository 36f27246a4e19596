package io.bufferscope.trace;

import java.util.List;

/// Copies of tapes with something changed.
final class Tapes {

    private Tapes() {}

    static Tape.Nio moved(Tape.Nio t, int position, int limit, int mark) {
        return nio(t, t.names(), position, limit, mark, t.torn());
    }

    static Tape.Nio torn(Tape.Nio t, boolean torn) {
        return nio(t, t.names(), t.position(), t.limit(), t.mark(), torn);
    }

    private static Tape.Nio nio(Tape.Nio t, List<String> names, int position, int limit, int mark, boolean torn) {
        return new Tape.Nio(
                t.id(),
                names,
                t.type(),
                t.className(),
                t.memory(),
                t.offset(),
                position,
                limit,
                t.capacity(),
                mark,
                t.order(),
                t.readOnly(),
                t.direct(),
                t.elementSize(),
                torn);
    }

    static Tape.Netty moved(Tape.Netty t, int reader, int writer, int refCnt) {
        return netty(t, t.names(), t.memory(), t.offset(), t.capacity(), reader, writer, refCnt, t.components());
    }

    static Tape.Netty placed(Tape.Netty t, int memory, long offset, int capacity) {
        return netty(
                t, t.names(), memory, offset, capacity, t.readerIndex(), t.writerIndex(), t.refCnt(), t.components());
    }

    static Tape.Netty composed(Tape.Netty t, List<Tape.Component> parts) {
        return netty(
                t,
                t.names(),
                t.memory(),
                t.offset(),
                t.capacity(),
                t.readerIndex(),
                t.writerIndex(),
                t.refCnt(),
                parts);
    }

    private static Tape.Netty netty(
            Tape.Netty t,
            List<String> names,
            int memory,
            long offset,
            int capacity,
            int reader,
            int writer,
            int refCnt,
            List<Tape.Component> parts) {
        return new Tape.Netty(
                t.id(),
                names,
                t.className(),
                memory,
                offset,
                reader,
                writer,
                capacity,
                t.maxCapacity(),
                refCnt,
                t.order(),
                t.readOnly(),
                t.direct(),
                t.parent(),
                parts,
                t.torn());
    }

    static Tape named(Tape tape, List<String> names) {
        return switch (tape) {
            case Tape.Nio t -> nio(t, names, t.position(), t.limit(), t.mark(), t.torn());
            case Tape.Netty t ->
                netty(
                        t,
                        names,
                        t.memory(),
                        t.offset(),
                        t.capacity(),
                        t.readerIndex(),
                        t.writerIndex(),
                        t.refCnt(),
                        t.components());
            case Tape.Array t -> new Tape.Array(t.id(), names, t.memory(), t.capacity());
        };
    }
}
