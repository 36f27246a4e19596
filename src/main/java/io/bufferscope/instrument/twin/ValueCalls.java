package io.bufferscope.instrument.twin;

import com.sun.source.tree.ExpressionTree;
import org.jspecify.annotations.Nullable;

/// What is written for `put…` and `get…`.
final class ValueCalls {

    private final Flow flow;
    private final Calls.Values values;

    /// @param values walks through an argument
    ValueCalls(Flow flow, Calls.Values values) {
        this.flow = flow;
        this.values = values;
    }

    @Nullable
    Buf write(Site site, Signature called) {
        boolean fromBuffer = called.parameters().contains("ByteBuffer");
        if (called.isPut()) {
            site.refuseIfReadOnly();
        }
        if (!fromBuffer) {
            site.arguments().forEach(values::of);
        }
        if (called.isValue()) {
            return called.isAbsolute() ? absolute(site, called) : relative(site, called);
        }
        return switch (called.toString()) {
            case "put(byte[])" -> bulk(site, Mode.WRITING, "writeBytes", size(site, 0));
            case "put(byte[],int,int)" -> bulk(site, Mode.WRITING, "writeBytes", site.constant(2));
            case "get(byte[])" -> bulk(site, Mode.READING, "readBytes", size(site, 0));
            case "get(byte[],int,int)" -> bulk(site, Mode.READING, "readBytes", site.constant(2));
            case "put(int,byte[])" -> bulkAt(site, "setBytes", size(site, 1), null);
            case "put(int,byte[],int,int)" -> bulkAt(site, "setBytes", site.constant(3), site.argument(3));
            case "get(int,byte[])" -> bulkAt(site, "getBytes", size(site, 1), null);
            case "get(int,byte[],int,int)" -> bulkAt(site, "getBytes", site.constant(3), site.argument(3));
            case "put(ByteBuffer)" -> transfer(site);
            default -> throw site.refused(TwinRefusal.Reason.NO_COUNTERPART);
        };
    }

    private int size(Site site, int argument) {
        return Constants.length(site.program(), flow, site.argument(argument));
    }

    private @Nullable Buf relative(Site site, Signature called) {
        Mode mode = called.mode();
        State state = site.ensure(mode);
        name(site, called, state, mode == Mode.WRITING ? "write" : "read");
        site.to(state.moved(called.size()));
        return called.isPut() ? site.buffer() : null;
    }

    private @Nullable Buf absolute(Site site, Signature called) {
        check(site, called.size(), Integer.toString(called.size()));
        name(site, called, site.state(), called.isPut() ? "set" : "get");
        site.to(site.state());
        return called.isPut() ? site.buffer() : null;
    }

    /// The method of the right byte order; there is no little-endian one for `char`.
    private static void name(Site site, Signature called, State state, String verb) {
        boolean ordered = called.size() > 1;
        if (ordered && state.order() == State.Order.EITHER) {
            throw site.refused(TwinRefusal.Reason.ORDER);
        }
        boolean little = ordered && state.order() == State.Order.LITTLE;
        boolean odd = little && called.type().equals("Char");
        if (odd && !called.isPut()) {
            site.flow().insert(site.program().start(site.call()), "(char) ");
        }
        site.rename(verb + (odd ? "Short" : called.type()) + (little ? "LE" : ""));
    }

    private static Buf bulk(Site site, Mode mode, String name, int size) {
        State state = site.ensure(mode);
        site.rename(name);
        return site.to(state.moved(size));
    }

    /// @param length the argument that says how many bytes, or null if the array does
    private static Buf bulkAt(Site site, String name, int size, @Nullable ExpressionTree length) {
        boolean bounded = site.state().isBounded(site.constant(0), size);
        String many = bounded ? "" : length == null ? site.repeatable(1) + ".length" : site.repeatable(3);
        check(site, size, many);
        site.rename(name);
        return site.to(site.state());
    }

    /// Sees to it that what lies beyond the limit is refused: a `ByteBuf` would go on to its capacity.
    private static void check(Site site, int size, String many) {
        if (site.mode() == Mode.READING && !site.state().isBounded(site.constant(0), size)) {
            String name = site.name();
            ExpressionTree index = site.argument(0);
            site.flow()
                    .insert(
                            site.program().start(index),
                            "Objects." + (size == 1 ? "checkIndex(" : "checkFromIndexSize("));
            String count = size == 1 ? "" : ", " + many;
            site.flow().insert(site.program().end(index), count + ", " + name + ".writerIndex())");
        }
    }

    private Buf transfer(Site site) {
        ExpressionTree argument = site.argument(0);
        Buf from = values.of(argument);
        if (from == null || from == site.buffer() || from == Buf.ANY || site.buffer() == Buf.ANY) {
            throw site.refused(TwinRefusal.Reason.NO_COUNTERPART);
        }
        State target = site.ensure(Mode.WRITING);
        State source = site.ensure(Mode.READING, argument, from);
        site.rename("writeBytes");
        site.to(target.moved(source.remaining()));
        flow.set(from, source.at(Mode.READING, source.full(), source.limit(), source.limit()));
        return site.buffer();
    }
}
