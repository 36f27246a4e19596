package io.bufferscope.instrument.twin;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import java.util.List;
import javax.lang.model.element.Element;

/// A call of a buffer's method, and what can be written in its place.
///
/// @param receiver what the method is called on
/// @param buffer the buffer that this is
/// @param before its state before the arguments were evaluated
record Site(Flow flow, MethodInvocationTree call, ExpressionTree receiver, Buf buffer, State before) {

    Program program() {
        return flow.program();
    }

    State state() {
        return flow.state(buffer);
    }

    /// Leaves the buffer in another state, and yields it.
    Buf to(State next) {
        flow.set(buffer, next);
        return buffer;
    }

    List<? extends ExpressionTree> arguments() {
        return call.getArguments();
    }

    ExpressionTree argument(int index) {
        return call.getArguments().get(index);
    }

    Refused refused(TwinRefusal.Reason reason) {
        return new Refused(reason, call);
    }

    /// Gives the called method another name.
    void rename(String name) {
        flow.replace(nameStart(), nameEnd(), name);
    }

    /// Writes another call, with its arguments.
    void rewrite(String newCall) {
        flow.clear(nameStart(), program().end(call));
        flow.replace(nameStart(), program().end(call), newCall);
    }

    /// Takes the call out of its chain.
    void drop() {
        flow.drop(call, program().end(receiver), program().end(call));
    }

    private int nameStart() {
        return program().nameStart(call);
    }

    private int nameEnd() {
        return program().end(call.getMethodSelect());
    }

    /// The variable that holds the buffer.
    String name() {
        return name(receiver, buffer);
    }

    private String name(Tree expression, Buf of) {
        IdentifierTree root = Chain.root(program(), expression);
        Element variable = root == null ? null : program().meanings().element(root);
        if (root == null || flow.store().get(variable) != of || of == Buf.ANY) {
            throw refused(TwinRefusal.Reason.UNNAMED);
        }
        return root.getName().toString();
    }

    /// Sees to it that the indices stand for a mode, and yields the state then.
    State ensure(Mode mode) {
        if (state().mode() != mode && !state().equals(before)) {
            throw refused(TwinRefusal.Reason.EITHER_WAY);
        }
        return ensure(mode, receiver, buffer);
    }

    /// The same for a buffer that is an argument.
    State ensure(Mode mode, ExpressionTree expression, Buf of) {
        State now = flow.state(of);
        if (now.mode() == mode) {
            return now;
        }
        if (now.mode() == Mode.EITHER) {
            throw refused(TwinRefusal.Reason.EITHER_WAY);
        }
        if (!now.full()) {
            throw refused(TwinRefusal.Reason.WRITES_IN_BETWEEN);
        }
        String name = name(expression, of);
        String to = mode == Mode.READING
                ? name + ".writerIndex(), " + name + ".capacity()"
                : "0, " + name + ".readerIndex()";
        flow.insert(program().end(expression), ".setIndex(" + to + ")");
        flow.set(of, now.at(mode, true, now.position(), now.limit()).unmarked());
        return flow.state(of);
    }

    /// The mode, which must be known.
    Mode mode() {
        if (state().mode() == Mode.EITHER) {
            throw refused(TwinRefusal.Reason.EITHER_WAY);
        }
        return state().mode();
    }

    void refuseIfReadOnly() {
        if (state().readOnly()) {
            throw refused(TwinRefusal.Reason.READ_ONLY);
        }
    }

    int constant(int index) {
        return Constants.value(program(), flow, argument(index));
    }

    /// The text of an argument that may be evaluated twice.
    String repeatable(int index) {
        if (!Constants.isRepeatable(argument(index))) {
            throw refused(TwinRefusal.Reason.TWICE);
        }
        return program().text(argument(index));
    }
}
