package io.bufferscope.instrument.twin;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/// What may throw in a piece of code, and in the program's own methods that it calls.
final class Throwers extends TreeScanner<@Nullable Void, @Nullable Void> {

    /// Methods of `ByteBuffer` that throw nothing.
    private static final Set<String> QUIET = Set.of(
            "position()",
            "limit()",
            "remaining()",
            "hasRemaining()",
            "capacity()",
            "order()",
            "order(ByteOrder)",
            "flip()",
            "clear()",
            "rewind()",
            "mark()",
            "slice()",
            "duplicate()",
            "isDirect()",
            "isReadOnly()",
            "hasArray()",
            "asReadOnlyBuffer()",
            "compact()");

    /// Methods of others that throw no exception of an index.
    private static final Pattern HARMLESS = Pattern.compile("java\\.io\\.PrintStream\\..*|java\\.lang\\.IO\\..*"
            + "|java\\.lang\\.(Integer|Long|Short|Byte|Character|Float|Double|Boolean|Math)\\..*"
            + "|java\\.lang\\.String\\.(length|getBytes|valueOf|isEmpty|format|equals|formatted)");

    private final Program program;
    private final Set<MethodTree> seen = new HashSet<>();
    private boolean writes;
    private boolean reads;
    private boolean absolute;
    private boolean otherwise;
    private boolean strange;

    Throwers(Program program) {
        this.program = program;
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void p) {
        Element method = program.meanings().element(call);
        MethodTree own = program.meanings().method(method);
        ExpressionTree receiver = Program.receiver(call);
        if (own != null) {
            if (seen.add(own)) {
                scan(own.getBody(), null);
            }
        } else if (receiver != null && program.meanings().isBuffer(receiver)) {
            note(Signature.of(program, call));
        } else if (method != null && Meanings.isBufferType(method.getEnclosingElement())) {
            otherwise = true;
        } else if (method != null) {
            String name = method.getEnclosingElement() + "." + method.getSimpleName();
            strange |= !HARMLESS.matcher(name).matches();
        }
        return super.visitMethodInvocation(call, null);
    }

    private void note(Signature called) {
        boolean moves = called.mode() != Mode.EITHER && !called.name().equals("compact");
        boolean simple = called.isValue() || Set.of("byte[]", "ByteBuffer").contains(called.parameters());
        writes |= moves && called.mode() == Mode.WRITING;
        reads |= moves && called.mode() == Mode.READING;
        absolute |= called.isAbsolute() && !moves || moves && !simple;
        otherwise |= !moves && !called.isAbsolute() && !QUIET.contains(called.toString())
                || called.name().equals("position") && !called.parameters().isEmpty()
                || called.name().equals("limit") && !called.parameters().isEmpty()
                || called.name().equals("slice") && !called.parameters().isEmpty();
    }

    /// What a constructor does is not looked into.
    @Override
    public @Nullable Void visitNewClass(NewClassTree made, @Nullable Void p) {
        strange = true;
        Element constructor = program.meanings().element(made);
        boolean own = constructor != null
                && program.meanings().classes().stream()
                        .map(program.meanings()::element)
                        .anyMatch(type -> Objects.equals(type, constructor.getEnclosingElement()));
        otherwise |= own;
        return super.visitNewClass(made, null);
    }

    @Override
    public @Nullable Void visitArrayAccess(ArrayAccessTree slot, @Nullable Void p) {
        strange = true;
        return super.visitArrayAccess(slot, null);
    }

    /// Whether more would be caught than these, once they have become one exception of an index.
    boolean throwsMoreThan(List<String> caught) {
        boolean all = caught.containsAll(CatchRules.FULL_OR_EMPTY);
        boolean full = caught.contains("java.nio.BufferOverflowException");
        return strange || absolute || otherwise || !all && (full ? reads : writes);
    }

    /// Whether there are calls that fail by an index with a `ByteBuf`, and otherwise with a `ByteBuffer`.
    boolean movesIndices() {
        return writes || reads || otherwise;
    }

    /// Whether there are calls that fail for another reason than an index, in one of the two.
    boolean throwsOtherwise() {
        return otherwise;
    }

    boolean throwsAtAll() {
        return writes || reads || absolute || otherwise;
    }
}
