package io.bufferscope.instrument.twin;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreeScanner;
import java.util.Objects;
import java.util.function.IntConsumer;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/// The search for the places where a program names one of its classes, besides its declaration.
final class ClassName extends TreeScanner<@Nullable Void, @Nullable Void> {

    private final Program program;
    private final ClassTree type;
    private final @Nullable Element element;
    private final IntConsumer found;

    /// @param found takes the offset of each place
    ClassName(Program program, ClassTree type, IntConsumer found) {
        this.program = program;
        this.type = type;
        this.element = program.meanings().element(type);
        this.found = found;
    }

    @Override
    public @Nullable Void visitImport(ImportTree line, @Nullable Void p) {
        return null;
    }

    @Override
    public @Nullable Void visitIdentifier(IdentifierTree name, @Nullable Void p) {
        boolean names = element != null && element.equals(program.meanings().element(name));
        if (names && !program.isInvented(name)) {
            found.accept(program.start(name));
        }
        return null;
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, @Nullable Void p) {
        Element own = program.meanings().element(method);
        boolean constructor = method.getName().contentEquals("<init>") && !program.isInvented(method);
        if (constructor && own != null && Objects.equals(own.getEnclosingElement(), element)) {
            found.accept(program.text().indexOf(type.getSimpleName().toString(), program.start(method)));
        }
        return super.visitMethod(method, null);
    }
}
