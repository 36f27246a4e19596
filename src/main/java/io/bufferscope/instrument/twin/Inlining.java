package io.bufferscope.instrument.twin;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import org.jspecify.annotations.Nullable;

/// The walk into the program's own methods, at each call anew, with the buffers that they are given there.
final class Inlining {

    private static final int MOST_CALLS = 3000;

    private final Flow flow;
    private final FlowWalk walk;
    private final Versions versions;
    private final Deque<Frame> frames = new ArrayDeque<>();
    private int calls;

    /// A method, or a lambda, that is being walked through.
    private static final class Frame {

        private final @Nullable MethodTree method;
        private final List<Edit> sheet;
        private final List<Edit> before;
        private final Deque<ControlWalk.Target> targets;
        private final List<Buf> results = new ArrayList<>();
        private @Nullable Store left;

        Frame(@Nullable MethodTree method, List<Edit> sheet, List<Edit> before, Deque<ControlWalk.Target> targets) {
            this.method = method;
            this.sheet = sheet;
            this.before = before;
            this.targets = targets;
        }
    }

    Inlining(Flow flow, FlowWalk walk, Versions versions) {
        this.flow = flow;
        this.walk = walk;
        this.versions = versions;
    }

    /// Whether a method is given buffers or makes one.
    static boolean concerns(Meanings meanings, MethodTree method) {
        return meanings.element(method) instanceof ExecutableElement element
                && (Meanings.takesBuffers(element) || Meanings.isBuffer(element.getReturnType()));
    }

    /// Walks through a called method and yields the buffer that it returns.
    @Nullable
    Buf call(MethodInvocationTree call, MethodTree method) {
        refuseIfEndless(call, method);
        ExpressionTree receiver = Program.receiver(call);
        walk.scan(receiver, null);
        Store inside = flow.store();
        List<Buf> given = new ArrayList<>();
        for (ExpressionTree argument : call.getArguments()) {
            boolean buffer = flow.program().meanings().isBuffer(argument);
            Buf value = buffer ? walk.value(argument) : walk.scan(argument, null);
            given.add(buffer && value != null ? value : Buf.ANY);
        }
        Set<Element> outside = inside.variables();
        bind(method, given);
        List<Mode> modes = given.stream()
                .filter(each -> each != Buf.ANY)
                .map(each -> flow.state(each).mode())
                .toList();
        enter(method, flow.store());
        Frame frame = frames.element();
        Version version = leave(method);
        name(call, version, modes);
        return result(frame, outside);
    }

    private void refuseIfEndless(Tree call, MethodTree method) {
        boolean open = frames.stream().anyMatch(frame -> Objects.equals(frame.method, method));
        if (open || ++calls > MOST_CALLS || method.getBody() == null) {
            throw new Refused(TwinRefusal.Reason.RECURSIVE, call);
        }
    }

    private void bind(MethodTree method, List<Buf> given) {
        for (int i = 0; i < Math.min(given.size(), method.getParameters().size()); i++) {
            Element parameter =
                    flow.program().meanings().element(method.getParameters().get(i));
            if (parameter != null && Meanings.isBuffer(parameter.asType())) {
                flow.store().put(parameter, given.get(i));
            }
        }
    }

    private void name(MethodInvocationTree call, Version version, List<Mode> modes) {
        if (versions.depends(version.method())) {
            versions.note(version, modes);
            int start = flow.program().nameStart(call);
            flow.edit(new Edit(start, start + version.method().getName().length(), "", version));
        }
    }

    /// The one buffer that a method returns, however it ends.
    private @Nullable Buf result(Frame frame, Set<Element> outside) {
        List<Buf> results = frame.results.stream().distinct().toList();
        Buf only = results.size() == 1 ? results.getFirst() : null;
        State state = results.stream().map(flow::state).reduce(State::join).orElse(State.ANY);
        boolean known = results.stream().noneMatch(flow.store()::holds);
        flow.go(flow.store().only(outside));
        if (results.isEmpty() || only != null && flow.store().holds(only)) {
            return only;
        }
        Buf made = new Buf();
        flow.store().set(made, known || only != null ? state : State.ANY);
        return made;
    }

    /// Begins a method.
    void enter(MethodTree method, Store store) {
        List<Edit> sheet = new ArrayList<>();
        frames.push(new Frame(method, sheet, flow.newSheet(sheet), walk.newTargets(new ArrayDeque<>())));
        flow.go(store);
        walk.scan(method.getBody(), null);
    }

    /// Ends it, where all ways out of it meet.
    Version leave(MethodTree method) {
        Frame frame = frames.pop();
        flow.newSheet(frame.before);
        walk.newTargets(frame.targets);
        flow.go(frame.left == null ? flow.store() : Store.join(frame.left, flow.store()));
        return new Version(method, frame.sheet);
    }

    /// Takes note of a `return`.
    void exit(@Nullable Buf value) {
        Frame frame = frames.element();
        Store now = flow.store().copy();
        frame.left = frame.left == null ? now : Store.join(frame.left, now);
        if (value != null) {
            frame.results.add(value);
        }
    }

    boolean isInLambda() {
        return frames.element().method == null;
    }

    void enterLambda() {
        frames.push(new Frame(null, List.of(), List.of(), new ArrayDeque<>()));
    }

    void leaveLambda() {
        frames.pop();
    }
}
