package io.bufferscope.instrument.twin;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/// What the names and expressions of a program mean, as the compiler found out.
final class Meanings {

    private static final String BYTE_BUFFER = "java.nio.ByteBuffer";

    private final IdentityHashMap<Tree, Element> elements = new IdentityHashMap<>();
    private final IdentityHashMap<Tree, TypeMirror> types = new IdentityHashMap<>();
    private final IdentityHashMap<Tree, Tree> parents = new IdentityHashMap<>();
    private final Map<Element, MethodTree> methods = new HashMap<>();
    private final List<ClassTree> classes = new ArrayList<>();
    private final JavacTask task;

    Meanings(JavacTask task, CompilationUnitTree unit) {
        this.task = task;
        new Collector(Trees.instance(task)).scan(unit, null);
    }

    /// What a name or declaration stands for.
    @Nullable
    Element element(Tree tree) {
        return elements.get(tree);
    }

    /// The tree around a tree.
    @Nullable
    Tree parent(Tree tree) {
        return parents.get(tree);
    }

    /// Every class, record, interface and enum of the file.
    List<ClassTree> classes() {
        return classes;
    }

    /// The method of this file that an element stands for, or null.
    @Nullable
    MethodTree method(@Nullable Element element) {
        return element == null ? null : methods.get(element);
    }

    /// Whether an expression's value is a `ByteBuffer`.
    boolean isBuffer(Tree expression) {
        Element named = elements.get(expression);
        boolean isType = named instanceof TypeElement;
        return !isType && isBuffer(types.get(expression));
    }

    static boolean isBuffer(@Nullable TypeMirror type) {
        return type != null && type.getKind() == TypeKind.DECLARED && isBufferType(((DeclaredType) type).asElement());
    }

    static boolean isBufferType(@Nullable Element element) {
        return element instanceof TypeElement type && type.getQualifiedName().contentEquals(BYTE_BUFFER);
    }

    static boolean takesBuffers(ExecutableElement method) {
        return method.getParameters().stream().anyMatch(parameter -> isBuffer(parameter.asType()));
    }

    /// Whether another method stands above or below a method of this file, so that both must look alike.
    boolean isOverriding(ExecutableElement method) {
        return method.getEnclosingElement() instanceof TypeElement owner
                        && above(owner).stream()
                                .flatMap(type -> type.getEnclosedElements().stream())
                                .anyMatch(other -> overrides(method, other))
                || methods.keySet().stream().anyMatch(other -> overrides(other, method));
    }

    private boolean overrides(Element one, Element other) {
        return one instanceof ExecutableElement lower
                && other instanceof ExecutableElement upper
                && !lower.equals(upper)
                && upper.getKind() == ElementKind.METHOD
                && one.getEnclosingElement() instanceof TypeElement owner
                && task.getElements().overrides(lower, upper, owner);
    }

    private List<TypeElement> above(TypeElement type) {
        List<TypeElement> found = new ArrayList<>();
        for (TypeMirror each : task.getTypes().directSupertypes(type.asType())) {
            if (((DeclaredType) each).asElement() instanceof TypeElement upper) {
                found.add(upper);
                found.addAll(above(upper));
            }
        }
        return found;
    }

    /// The walk that notes all meanings once.
    private final class Collector extends TreePathScanner<@Nullable Void, @Nullable Void> {

        private final Trees trees;

        Collector(Trees trees) {
            this.trees = trees;
        }

        @Override
        public @Nullable Void scan(@Nullable Tree tree, @Nullable Void p) {
            if (tree != null && getCurrentPath() != null) {
                note(tree);
            }
            return super.scan(tree, null);
        }

        private void note(Tree tree) {
            TreePath path = new TreePath(getCurrentPath(), tree);
            parents.put(tree, getCurrentPath().getLeaf());
            Element element = trees.getElement(path);
            if (element != null) {
                elements.put(tree, element);
            }
            if (tree instanceof ExpressionTree) {
                TypeMirror type = trees.getTypeMirror(path);
                if (type != null) {
                    types.put(tree, type);
                }
            }
            if (tree instanceof MethodTree method && element != null) {
                methods.put(element, method);
            }
            if (tree instanceof ClassTree type) {
                classes.add(type);
            }
        }
    }
}
