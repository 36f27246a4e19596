package io.bufferscope.instrument.twin;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javax.lang.model.element.Name;
import org.jspecify.annotations.Nullable;

/// The walk along the branches, loops and jumps of a program, so that at each place all ways to it are known.
abstract class ControlWalk extends TreeScanner<@Nullable Buf, @Nullable Void> {

    final Flow flow;
    private Deque<Target> targets = new ArrayDeque<>();
    private @Nullable Name label;

    ControlWalk(Flow flow) {
        this.flow = flow;
    }

    /// A statement that can be left or begun anew by a jump.
    static final class Target {

        private final @Nullable Name label;
        private final boolean loop;
        private @Nullable Store left;
        private @Nullable Store again;

        Target(@Nullable Name label, boolean loop) {
            this.label = label;
            this.loop = loop;
        }

        /// What is known behind it, if one way there ends normally.
        Store after(Store normal) {
            return left == null ? normal : Store.join(left, normal);
        }

        void leave(Store from) {
            left = left == null ? from : Store.join(left, from);
        }
    }

    /// Takes the jump targets of another method.
    final Deque<Target> newTargets(Deque<Target> now) {
        Deque<Target> before = targets;
        targets = now;
        return before;
    }

    final Target enter(boolean loop) {
        Target target = new Target(label, loop);
        label = null;
        targets.push(target);
        return target;
    }

    final void leave(Target target) {
        targets.remove(target);
    }

    final void end() {
        flow.go(flow.store().end());
    }

    @Override
    public @Nullable Buf visitIf(IfTree branch, @Nullable Void p) {
        scan(branch.getCondition(), null);
        Store before = flow.store().copy();
        scan(branch.getThenStatement(), null);
        Store after = flow.store();
        flow.go(before);
        scan(branch.getElseStatement(), null);
        flow.go(Store.join(after, flow.store()));
        return null;
    }

    @Override
    public @Nullable Buf visitConditionalExpression(ConditionalExpressionTree choice, @Nullable Void p) {
        scan(choice.getCondition(), null);
        Store before = flow.store().copy();
        scan(choice.getTrueExpression(), null);
        Store after = flow.store();
        flow.go(before);
        scan(choice.getFalseExpression(), null);
        flow.go(Store.join(after, flow.store()));
        return null;
    }

    @Override
    public @Nullable Buf visitBinary(BinaryTree binary, @Nullable Void p) {
        boolean maybe = binary.getKind() == Tree.Kind.CONDITIONAL_AND || binary.getKind() == Tree.Kind.CONDITIONAL_OR;
        scan(binary.getLeftOperand(), null);
        Store before = flow.store().copy();
        scan(binary.getRightOperand(), null);
        if (maybe) {
            flow.go(Store.join(before, flow.store()));
        }
        return null;
    }

    @Override
    public @Nullable Buf visitWhileLoop(WhileLoopTree loop, @Nullable Void p) {
        loop(loop.getCondition(), loop.getStatement(), List.of());
        return null;
    }

    @Override
    public @Nullable Buf visitForLoop(ForLoopTree loop, @Nullable Void p) {
        scan(loop.getInitializer(), null);
        loop(loop.getCondition(), loop.getStatement(), loop.getUpdate());
        return null;
    }

    @Override
    public @Nullable Buf visitEnhancedForLoop(EnhancedForLoopTree loop, @Nullable Void p) {
        scan(loop.getExpression(), null);
        loop(null, loop.getStatement(), List.of());
        return null;
    }

    @Override
    public @Nullable Buf visitDoWhileLoop(DoWhileLoopTree loop, @Nullable Void p) {
        Name mine = label;
        repeat(() -> {
            label = mine;
            Target target = enter(true);
            scan(loop.getStatement(), null);
            goOn(target);
            scan(loop.getCondition(), null);
            leave(target);
            return target.after(flow.store().copy());
        });
        return null;
    }

    /// @param condition null for a loop over elements
    private void loop(@Nullable Tree condition, Tree body, List<? extends Tree> update) {
        Name mine = label;
        boolean endless = condition != null && flow.program().text(condition).matches("\\(?\\s*true\\s*\\)?");
        repeat(() -> {
            label = mine;
            Target target = enter(true);
            scan(condition, null);
            Store out = endless ? flow.store().end() : flow.store().copy();
            scan(body, null);
            goOn(target);
            scan(update, null);
            leave(target);
            return target.after(out);
        });
    }

    private void goOn(Target target) {
        Store again = target.again;
        flow.go(again == null ? flow.store() : Store.join(again, flow.store()));
    }

    /// One round through a loop.
    private interface Round {

        /// Goes round once and yields what is known where the loop is left.
        Store go();
    }

    /// Goes round until nothing is learnt any more; only the last round counts.
    private void repeat(Round round) {
        Store entry = flow.store().copy();
        int mark = flow.mark();
        while (true) {
            flow.go(entry.copy());
            Store out = round.go();
            Store next = Store.join(entry, flow.store().only(entry.variables()));
            if (next.isSame(entry)) {
                flow.go(out.only(entry.variables()));
                return;
            }
            entry = next;
            flow.back(mark);
        }
    }

    @Override
    public @Nullable Buf visitLabeledStatement(LabeledStatementTree labeled, @Nullable Void p) {
        label = labeled.getLabel();
        scan(labeled.getStatement(), null);
        label = null;
        return null;
    }

    @Override
    public @Nullable Buf visitBreak(BreakTree jump, @Nullable Void p) {
        for (Target target : targets) {
            if (jump.getLabel() == null || jump.getLabel().equals(target.label)) {
                target.leave(flow.store().copy());
                break;
            }
        }
        end();
        return null;
    }

    @Override
    public @Nullable Buf visitContinue(ContinueTree jump, @Nullable Void p) {
        for (Target target : targets) {
            if (target.loop && (jump.getLabel() == null || jump.getLabel().equals(target.label))) {
                Store now = flow.store().copy();
                target.again = target.again == null ? now : Store.join(target.again, now);
                break;
            }
        }
        end();
        return null;
    }

    @Override
    public @Nullable Buf visitThrow(ThrowTree thrown, @Nullable Void p) {
        scan(thrown.getExpression(), null);
        end();
        return null;
    }
}
