package io.bufferscope.instrument.twin;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/// What is written for `charset.decode(buffer)`, where only its text is used: a read, or a look if nobody can see that
/// the buffer was read.
record CharsetCall(Flow flow, MethodInvocationTree call) {

    static boolean isOne(Program program, MethodInvocationTree call) {
        Element method = program.meanings().element(call);
        boolean decodes = method != null
                && method.getSimpleName().contentEquals("decode")
                && String.valueOf(method.getEnclosingElement()).equals("java.nio.charset.Charset")
                && program.meanings().isBuffer(call.getArguments().getFirst());
        Tree around = program.meanings().parent(call);
        boolean text = around instanceof BinaryTree
                || around instanceof MemberSelectTree select
                        && select.getIdentifier().contentEquals("toString");
        ExpressionTree charset = Program.receiver(call);
        return decodes && text && charset != null && Constants.isRepeatable(charset);
    }

    void write(@Nullable Buf buffer) {
        Program program = flow.program();
        ExpressionTree argument = call.getArguments().getFirst();
        ExpressionTree charset = Program.receiver(call);
        if (buffer == null || charset == null) {
            throw new Refused(TwinRefusal.Reason.NO_COUNTERPART, call);
        }
        Site site = new Site(flow, call, argument, buffer, flow.state(buffer));
        State state = site.ensure(Mode.READING);
        boolean view = Chain.root(program, argument) == null;
        String read = view ? ".toString(" : ".readCharSequence(" + site.name() + ".readableBytes(), ";
        flow.replace(program.start(call), program.start(argument), "");
        flow.replace(program.end(argument), program.end(call), read + program.text(charset) + ")");
        site.to(state.at(Mode.READING, state.full(), state.limit(), state.limit()));
    }
}
