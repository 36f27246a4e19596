package io.bufferscope.instrument.twin;

import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnionTypeTree;
import com.sun.source.util.TreeScanner;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/// What becomes of a `catch`: a `ByteBuf` throws other exceptions than a `ByteBuffer`.
final class CatchRules {

    static final Set<String> FULL_OR_EMPTY =
            Set.of("java.nio.BufferOverflowException", "java.nio.BufferUnderflowException");

    private static final String INDEX = "java.lang.IndexOutOfBoundsException";
    private static final Set<String> ALL =
            Set.of("java.lang.RuntimeException", "java.lang.Exception", "java.lang.Throwable");
    private static final Set<String> ELSEWHERE = Set.of(
            "java.lang.IllegalArgumentException",
            "java.lang.IllegalStateException",
            "java.nio.InvalidMarkException",
            "java.nio.ReadOnlyBufferException",
            "java.lang.UnsupportedOperationException");

    private final Program program;

    CatchRules(Program program) {
        this.program = program;
    }

    /// Writes the types of the exceptions caught, if it is certain that the same is caught at the same places.
    void apply(TryTree attempt, Flow flow) {
        if (attempt.getCatches().isEmpty()) {
            return;
        }
        Throwers body = new Throwers(program);
        body.scan(attempt.getResources(), null);
        body.scan(attempt.getBlock(), null);
        boolean renamed = false;
        for (CatchTree each : attempt.getCatches()) {
            List<? extends Tree> types = types(each);
            List<String> names = types.stream().map(this::name).toList();
            check(each, names, body);
            if (names.stream().anyMatch(FULL_OR_EMPTY::contains)) {
                if (renamed || !FULL_OR_EMPTY.containsAll(names)) {
                    throw new Refused(
                            TwinRefusal.Reason.EXCEPTION_CAUGHT,
                            each.getParameter().getType());
                }
                renamed = true;
                int start = program.start(types.getFirst());
                flow.replace(start, program.end(types.getLast()), "IndexOutOfBoundsException");
            }
        }
    }

    private static List<? extends Tree> types(CatchTree each) {
        Tree type = each.getParameter().getType();
        return type instanceof UnionTypeTree union ? union.getTypeAlternatives() : List.of(type);
    }

    private String name(Tree type) {
        return String.valueOf(program.meanings().element(type));
    }

    private void check(CatchTree each, List<String> names, Throwers body) {
        for (String name : names) {
            boolean fullOrEmpty = FULL_OR_EMPTY.contains(name);
            boolean more = fullOrEmpty && body.throwsMoreThan(names)
                    || name.equals(INDEX) && body.movesIndices()
                    || ELSEWHERE.contains(name) && body.throwsOtherwise();
            if (more) {
                throw new Refused(
                        TwinRefusal.Reason.EXCEPTION_CAUGHT, each.getParameter().getType());
            }
            if (fullOrEmpty || (name.equals(INDEX) || ALL.contains(name)) && body.throwsAtAll()) {
                refuseUse(each);
            }
        }
    }

    /// Refuses a program that looks at the exception.
    private void refuseUse(CatchTree each) {
        Element exception = program.meanings().element(each.getParameter());
        new TreeScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void visitIdentifier(IdentifierTree name, @Nullable Void p) {
                if (exception != null && exception.equals(program.meanings().element(name))) {
                    throw new Refused(TwinRefusal.Reason.EXCEPTION_USED, outermost(name));
                }
                return null;
            }
        }.scan(each.getBlock(), null);
    }

    private Tree outermost(Tree tree) {
        Tree at = tree;
        while (program.meanings().parent(at) instanceof ExpressionTree above) {
            at = above;
        }
        return at;
    }
}
