package io.bufferscope.instrument.twin;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.lang.model.element.ExecutableElement;
import org.jspecify.annotations.Nullable;

/// The writer of the `ByteBuf` twin of a `ByteBuffer` program: the same program, with the same output, on Netty's
/// buffers.
public final class ByteBufTwin {

    private final Program program;
    private final String fileName;
    private final Function<TwinNote, String> notes;
    private final Outlook outlook;
    private final Versions versions;
    private final Comments comments;
    private final List<TwinRefusal> refusals = new ArrayList<>();
    private final List<Edit> loose = new ArrayList<>();
    private final IdentityHashMap<MethodTree, Version> roots = new IdentityHashMap<>();

    private ByteBufTwin(Program program, String fileName, Function<TwinNote, String> notes) {
        this.program = program;
        this.fileName = fileName;
        this.notes = notes;
        this.outlook = new Outlook(program);
        this.versions = new Versions(program);
        this.comments = new Comments(program, notes);
    }

    /// Writes the twin of a program, or says why not.
    ///
    /// @param fileName the name of the program's file, without folder
    /// @param notes the texts of comments, in the language of the reader
    public static Twin of(String fileName, String source, Function<TwinNote, String> notes) {
        Program program = Program.read(fileName, source);
        return program.problems().isEmpty()
                ? new ByteBufTwin(program, fileName, notes).write()
                : new Twin.NotCompiled(program.problems());
    }

    private Twin write() {
        List<Edit> types = new ArrayList<>();
        TypeUses uses = new TypeUses(program, types);
        attempt(() -> uses.scan(program.unit(), null));
        attempt(() -> new SelfRegard(program).scan(program.unit(), null));
        if (refusals.isEmpty() && types.isEmpty() && !uses.foundAny()) {
            refusals.add(program.refusal(TwinRefusal.Reason.NO_BUFFER, program.unit()));
        }
        program.meanings().classes().forEach(this::walk);
        roots.values().forEach(root -> versions.reach(root.edits()));
        versions.reach(loose);
        refuseUncalled();
        return refusals.isEmpty() ? written(types) : refused();
    }

    private Twin refused() {
        Comparator<TwinRefusal> order =
                Comparator.comparingInt(TwinRefusal::line).thenComparingInt(TwinRefusal::column);
        return new Twin.Refused(refusals.stream().distinct().sorted(order).toList());
    }

    private void walk(ClassTree type) {
        for (Tree member : type.getMembers()) {
            if (member instanceof MethodTree method) {
                walk(method);
            } else if (!(member instanceof ClassTree)) {
                List<Edit> found = attempt(() -> walker().walkLoose(member));
                loose.addAll(found == null ? List.of() : found);
            }
        }
    }

    private void walk(MethodTree method) {
        boolean checked = program.meanings().element(method) instanceof ExecutableElement element
                && Inlining.concerns(program.meanings(), method)
                && program.meanings().isOverriding(element);
        if (checked) {
            refusals.add(program.refusal(TwinRefusal.Reason.OVERRIDDEN, method));
        } else if (!versions.depends(method) && method.getBody() != null) {
            Version root = attempt(() -> walker().walk(method));
            if (root != null) {
                roots.put(method, root);
            }
        }
    }

    private FlowWalk walker() {
        return new FlowWalk(program, outlook, comments, versions);
    }

    private <T> @Nullable T attempt(Supplier<@Nullable T> step) {
        try {
            return step.get();
        } catch (Refused refused) {
            refusals.add(refused.in(program));
            return null;
        }
    }

    private void refuseUncalled() {
        for (ClassTree type : refusals.isEmpty() ? program.meanings().classes() : List.<ClassTree>of()) {
            for (Tree member : type.getMembers()) {
                if (member instanceof MethodTree method
                        && versions.depends(method)
                        && versions.of(method).isEmpty()) {
                    refusals.add(program.refusal(TwinRefusal.Reason.NEVER_CALLED, method));
                }
            }
        }
    }

    private Twin written(List<Edit> types) {
        roots.values().forEach(root -> loose.addAll(root.edits()));
        TwinText text = new TwinText(program, versions, fileName, notes);
        String source = text.write(types, loose);
        String name = text.fileName();
        if (!Program.read(name, source).problems().isEmpty()) {
            return new Twin.Refused(List.of(program.refusal(TwinRefusal.Reason.NOT_PROVEN, program.unit())));
        }
        return new Twin.Written(name, source);
    }
}
