package io.bufferscope.instrument.twin;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/// What a buffer is used for next in the order of the source: a guess that makes a twin read well. Whatever it says,
/// the
/// twin does the same.
final class Outlook {

    private static final int DEEPEST = 4;

    private final Program program;
    private final List<Use> uses = new ArrayList<>();

    /// A use of a variable.
    ///
    /// @param parameter of the method it is handed to, or null
    private record Use(
            Element variable,
            int offset,
            Mode mode,
            @Nullable Element parameter) {}

    Outlook(Program program) {
        this.program = program;
        new Finder().scan(program.unit(), null);
    }

    /// Whether a variable's buffer is written or read first behind an offset.
    Mode next(Element variable, int offset) {
        return next(variable, offset, DEEPEST);
    }

    private Mode next(Element variable, int offset, int depth) {
        for (Use use : uses) {
            if (use.variable.equals(variable) && use.offset >= offset) {
                Mode mode = use.parameter == null || depth == 0 ? use.mode : next(use.parameter, 0, depth - 1);
                if (mode != Mode.EITHER) {
                    return mode;
                }
            }
        }
        return Mode.EITHER;
    }

    /// The search for uses.
    private final class Finder extends TreeScanner<@Nullable Void, @Nullable Void> {

        @Override
        public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void p) {
            super.visitMethodInvocation(call, null);
            ExpressionTree receiver = Program.receiver(call);
            if (receiver != null && program.meanings().isBuffer(receiver)) {
                add(receiver, call, Signature.of(program, call).mode(), null);
            }
            MethodTree method = program.meanings().method(program.meanings().element(call));
            for (int i = 0; i < call.getArguments().size(); i++) {
                Element to = method != null && i < method.getParameters().size()
                        ? program.meanings().element(method.getParameters().get(i))
                        : null;
                add(call.getArguments().get(i), call, method == null ? Mode.READING : Mode.EITHER, to);
            }
            return null;
        }

        private void add(ExpressionTree holder, MethodInvocationTree call, Mode mode, @Nullable Element parameter) {
            Element variable = program.meanings().isBuffer(holder) ? Chain.variable(program, holder) : null;
            if (variable != null) {
                uses.add(new Use(variable, program.nameStart(call), mode, parameter));
            }
        }
    }
}
