package io.bufferscope.instrument.twin;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/// The table of calls: what is written for each method of `ByteBuffer`.
final class Calls {

    private final Flow flow;
    private final Program program;
    private final Values values;
    private final ValueCalls moves;
    private final IndexCalls indices;
    private final ViewCalls views;

    /// A way to walk through an expression.
    @FunctionalInterface
    interface Values {

        /// Walks through it and yields its buffer, if it has one.
        @Nullable
        Buf of(ExpressionTree expression);
    }

    /// @param values walks through a receiver or an argument
    Calls(Flow flow, Outlook outlook, Values values) {
        this.flow = flow;
        this.program = flow.program();
        this.values = values;
        this.moves = new ValueCalls(flow, values);
        this.indices = new IndexCalls(outlook);
        this.views = new ViewCalls();
    }

    /// Whether it is a method of `ByteBuffer`, or of what that extends.
    boolean isKnown(MethodInvocationTree call) {
        ExpressionTree receiver = Program.receiver(call);
        return receiver != null && program.meanings().isBuffer(receiver) || isCreation(call);
    }

    private boolean isCreation(MethodInvocationTree call) {
        Element method = program.meanings().element(call);
        return method instanceof ExecutableElement
                && method.getModifiers().contains(Modifier.STATIC)
                && Meanings.isBufferType(method.getEnclosingElement());
    }

    /// Writes the twin of a call and yields its buffer, if it has one.
    @Nullable
    Buf write(MethodInvocationTree call) {
        if (isCreation(call)) {
            call.getArguments().forEach(values::of);
            return create(call);
        }
        flow.keep(call);
        ExpressionTree receiver = Program.receiver(call);
        Buf buffer = receiver == null ? null : values.of(receiver);
        if (receiver == null || buffer == null) {
            throw new Refused(TwinRefusal.Reason.NO_COUNTERPART, receiver == null ? call : receiver);
        }
        Site site = new Site(flow, call, receiver, buffer, flow.state(buffer));
        Signature called = Signature.of(program, call);
        if (called.isValue() || called.name().equals("put") || called.name().equals("get")) {
            return moves.write(site, called);
        }
        if (!called.name().equals("equals") && !called.name().equals("order")) {
            call.getArguments().forEach(values::of);
        }
        return switch (called.name()) {
            case "slice", "duplicate", "asReadOnlyBuffer" -> views.write(site, called);
            case "equals" -> same(site);
            default -> indices.write(site, called);
        };
    }

    private @Nullable Buf same(Site site) {
        ExpressionTree argument = site.argument(0);
        Buf other = program.meanings().isBuffer(argument) ? values.of(argument) : null;
        if (other == null) {
            throw site.refused(TwinRefusal.Reason.NO_COUNTERPART);
        }
        site.ensure(Mode.READING);
        site.ensure(Mode.READING, argument, other);
        return null;
    }

    private Buf create(MethodInvocationTree call) {
        Signature made = Signature.of(program, call);
        State state = switch (made.toString()) {
            case "allocate(int)" -> allocate(call, call.getArguments().getFirst(), true);
            case "allocateDirect(int)" -> allocate(call, call.getArguments().getFirst(), false);
            case "wrap(byte[])", "wrap(byte[],int,int)" -> wrap(call);
            default -> throw new Refused(TwinRefusal.Reason.NO_COUNTERPART, call);
        };
        Buf buffer = new Buf();
        flow.set(buffer, state);
        return buffer;
    }

    private void callUnpooled(MethodInvocationTree call, String method) {
        Tree select = call.getMethodSelect();
        flow.replace(program.start(select), program.end(select), "Unpooled." + method);
    }

    /// A capacity that cannot grow: too much is an error as it was.
    private State allocate(MethodInvocationTree call, ExpressionTree size, boolean heap) {
        if (Constants.isRepeatable(size)) {
            callUnpooled(call, heap ? "buffer" : "directBuffer");
            flow.insert(program.end(size), ", " + program.text(size));
        } else if (heap) {
            callUnpooled(call, "wrappedBuffer");
            flow.insert(program.start(size), "new byte[");
            flow.insert(program.end(size), "]");
            flow.insert(program.end(call), ".clear()");
        } else {
            throw new Refused(TwinRefusal.Reason.TWICE, call);
        }
        return State.fresh(heap, Constants.value(program, flow, size));
    }

    private State wrap(MethodInvocationTree call) {
        List<? extends ExpressionTree> arguments = call.getArguments();
        int length = Constants.length(program, flow, arguments.getFirst());
        callUnpooled(call, "wrappedBuffer");
        State all = State.fresh(true, length).view(length);
        if (arguments.size() == 1) {
            return all;
        }
        if (!Constants.isRepeatable(arguments.get(1)) || !Constants.isRepeatable(arguments.get(2))) {
            throw new Refused(TwinRefusal.Reason.TWICE, call);
        }
        int from = Constants.value(program, flow, arguments.get(1));
        int size = Constants.value(program, flow, arguments.get(2));
        String start = program.text(arguments.get(1));
        String end =
                from >= 0 && size >= 0 ? Integer.toString(from + size) : start + " + " + program.text(arguments.get(2));
        flow.replace(program.end(arguments.getFirst()), program.end(call), ").setIndex(" + start + ", " + end + ")");
        return all.at(Mode.READING, false, from, from >= 0 && size >= 0 ? from + size : State.UNKNOWN);
    }

    /// Makes a new buffer ready for what it is used for first.
    void prepare(Buf buffer, ExpressionTree value, Mode next) {
        State state = flow.state(buffer);
        boolean untouched = state.mode() == Mode.READING && state.full() && state.position() == 0;
        if (untouched && next == Mode.WRITING && !state.readOnly()) {
            flow.insert(program.end(value), ".clear()");
            flow.set(buffer, state.at(Mode.WRITING, true, 0, state.capacity()).unmarked());
        }
    }
}
