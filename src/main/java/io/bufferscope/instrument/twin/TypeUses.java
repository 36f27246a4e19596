package io.bufferscope.instrument.twin;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/// The places where a program names the type `ByteBuffer`: the twin names another there, or cannot be written.
final class TypeUses extends TreeScanner<@Nullable Void, @Nullable Void> {

    private final Program program;
    private final List<Edit> edits;
    private boolean found;

    /// @param edits takes what is to be written
    TypeUses(Program program, List<Edit> edits) {
        this.program = program;
        this.edits = edits;
    }

    /// Whether the program has to do with such buffers at all.
    boolean foundAny() {
        return found;
    }

    @Override
    public @Nullable Void visitImport(ImportTree line, @Nullable Void p) {
        return null;
    }

    @Override
    public @Nullable Void visitVariable(VariableTree variable, @Nullable Void p) {
        Element element = program.meanings().element(variable);
        if (element != null && Meanings.isBuffer(element.asType())) {
            found = true;
            if (element.getKind() == ElementKind.FIELD || element.getKind() == ElementKind.RECORD_COMPONENT) {
                throw new Refused(TwinRefusal.Reason.FIELD, variable);
            }
            if (element.getKind() == ElementKind.BINDING_VARIABLE) {
                throw new Refused(TwinRefusal.Reason.TYPE, variable);
            }
            rename(variable.getType());
            return scan(variable.getInitializer(), null);
        }
        return super.visitVariable(variable, null);
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, @Nullable Void p) {
        boolean returns = Meanings.isBufferType(program.meanings().element(nonNull(method.getReturnType(), method)));
        if (!returns) {
            return super.visitMethod(method, null);
        }
        rename(method.getReturnType());
        scan(method.getParameters(), null);
        return scan(method.getBody(), null);
    }

    private static Tree nonNull(@Nullable Tree tree, Tree otherwise) {
        return tree == null ? otherwise : tree;
    }

    /// `var` has no type in the source.
    private void rename(@Nullable Tree type) {
        if (type != null && !program.isInvented(type) && !program.text(type).equals("var")) {
            edits.add(Edit.of(program.start(type), program.end(type), "ByteBuf"));
        }
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void p) {
        Tree receiver = Program.receiver(call);
        if (receiver != null && Meanings.isBufferType(program.meanings().element(receiver))) {
            found = true;
            return scan(call.getArguments(), null);
        }
        return super.visitMethodInvocation(call, null);
    }

    @Override
    public @Nullable Void visitCatch(CatchTree each, @Nullable Void p) {
        return scan(each.getBlock(), null);
    }

    @Override
    public @Nullable Void visitAnnotation(AnnotationTree annotation, @Nullable Void p) {
        return null;
    }

    @Override
    public @Nullable Void visitIdentifier(IdentifierTree name, @Nullable Void p) {
        refuse(name);
        return null;
    }

    @Override
    public @Nullable Void visitMemberSelect(MemberSelectTree select, @Nullable Void p) {
        refuse(select);
        return super.visitMemberSelect(select, null);
    }

    private void refuse(Tree name) {
        Element named = program.meanings().element(name);
        boolean exception = named instanceof TypeElement type
                && CatchRules.FULL_OR_EMPTY.contains(type.getQualifiedName().toString());
        if (exception || Meanings.isBufferType(named)) {
            Tree around = program.meanings().parent(name);
            throw new Refused(TwinRefusal.Reason.TYPE, around == null ? name : around);
        }
    }
}
