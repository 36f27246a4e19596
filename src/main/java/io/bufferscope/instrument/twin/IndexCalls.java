package io.bufferscope.instrument.twin;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/// What is written for the calls that ask for indices or move them.
final class IndexCalls {

    private final Outlook outlook;

    IndexCalls(Outlook outlook) {
        this.outlook = outlook;
    }

    @Nullable
    Buf write(Site site, Signature called) {
        return switch (called.toString()) {
            case "position()" -> ask(site, "writerIndex", "readerIndex");
            case "limit()" -> ask(site, "capacity", "writerIndex");
            case "remaining()" -> ask(site, "writableBytes", "readableBytes");
            case "hasRemaining()" -> ask(site, "isWritable", "isReadable");
            case "capacity()", "isDirect()", "isReadOnly()", "hasArray()", "notify()", "notifyAll()", "wait()" -> null;
            case "array()", "arrayOffset()" -> array(site);
            case "order()" -> order(site);
            case "order(ByteOrder)" -> reorder(site);
            case "flip()" -> flip(site);
            case "clear()" -> begin(site);
            case "rewind()" -> rewind(site);
            case "compact()" -> compact(site);
            case "position(int)" -> position(site);
            case "limit(int)" -> new LimitCall(site).write();
            case "mark()" -> mark(site);
            case "reset()" -> reset(site);
            default -> throw site.refused(TwinRefusal.Reason.NO_COUNTERPART);
        };
    }

    private static @Nullable Buf ask(Site site, String writing, String reading) {
        site.rename(site.mode() == Mode.WRITING ? writing : reading);
        return null;
    }

    private static @Nullable Buf array(Site site) {
        if (!site.state().heap()) {
            throw site.refused(TwinRefusal.Reason.NO_COUNTERPART);
        }
        return null;
    }

    private static @Nullable Buf order(Site site) {
        State.Order order = site.state().order();
        if (order == State.Order.EITHER || !(site.receiver() instanceof IdentifierTree)) {
            throw site.refused(TwinRefusal.Reason.ORDER);
        }
        Tree call = site.call();
        String name = order == State.Order.LITTLE ? "LITTLE_ENDIAN" : "BIG_ENDIAN";
        site.flow().replace(site.program().start(call), site.program().end(call), "ByteOrder." + name);
        return null;
    }

    private static Buf reorder(Site site) {
        State.Order order = order(site, site.argument(0));
        if (order == State.Order.EITHER) {
            throw site.refused(TwinRefusal.Reason.ORDER);
        }
        site.drop();
        return site.to(site.state().ordered(order));
    }

    private static State.Order order(Site site, ExpressionTree argument) {
        Element named = site.program().meanings().element(argument);
        if (argument instanceof MethodInvocationTree call
                && Program.receiver(call) instanceof IdentifierTree other
                && Signature.of(site.program(), call).toString().equals("order()")) {
            Buf held = site.flow().store().get(site.program().meanings().element(other));
            return held == null ? State.Order.EITHER : site.flow().state(held).order();
        }
        return switch (named == null ? "" : named.getSimpleName().toString()) {
            case "BIG_ENDIAN" -> State.Order.BIG;
            case "LITTLE_ENDIAN" -> State.Order.LITTLE;
            default -> State.Order.EITHER;
        };
    }

    /// What was written is readable at once; a second `flip()` has to be made by hand.
    private static Buf flip(Site site) {
        State state = site.state();
        if (site.mode() == Mode.WRITING) {
            site.drop();
        } else {
            site.rewrite("setIndex(0, " + site.name() + ".readerIndex())");
        }
        return site.to(state.at(Mode.READING, false, 0, state.position()).unmarked());
    }

    /// Position 0, limit at the capacity.
    private Buf begin(Site site) {
        State state = site.state();
        IdentifierTree root = Chain.root(site.program(), site.call());
        Element variable = root == null ? null : site.program().meanings().element(root);
        boolean read = variable != null && outlook.next(variable, site.program().end(site.call())) == Mode.READING;
        if (read) {
            site.rewrite("setIndex(0, " + site.name() + ".capacity())");
            return site.to(state.at(Mode.READING, true, 0, state.capacity()).unmarked());
        }
        site.rename("clear");
        return site.to(state.at(Mode.WRITING, true, 0, state.capacity()).unmarked());
    }

    private Buf rewind(Site site) {
        if (site.mode() == Mode.WRITING) {
            return begin(site);
        }
        State state = site.state();
        site.rewrite("readerIndex(0)");
        return site.to(state.at(Mode.READING, state.full(), 0, state.limit()).unmarked());
    }

    private static Buf compact(Site site) {
        site.refuseIfReadOnly();
        State state = site.ensure(Mode.READING);
        site.rename("discardReadBytes");
        return site.to(state.at(Mode.WRITING, true, state.remaining(), state.capacity())
                .unmarked());
    }

    private static Buf position(Site site) {
        State state = site.state();
        int to = site.constant(0);
        site.rename(site.mode() == Mode.WRITING ? "writerIndex" : "readerIndex");
        boolean keeps = state.marked() && state.mark() != State.UNKNOWN && to >= state.mark();
        State moved = state.at(state.mode(), state.full(), to, state.limit());
        return site.to(keeps ? moved : moved.unmarked());
    }

    private static Buf mark(Site site) {
        site.rename(site.mode() == Mode.WRITING ? "markWriterIndex" : "markReaderIndex");
        return site.to(site.state().withMark());
    }

    private static Buf reset(Site site) {
        State state = site.state();
        boolean writing = site.mode() == Mode.WRITING;
        if (!state.marked()) {
            throw site.refused(TwinRefusal.Reason.MARK);
        }
        site.rename(writing ? "resetWriterIndex" : "resetReaderIndex");
        return site.to(state.at(state.mode(), state.full(), state.mark(), state.limit()));
    }
}
