package io.bufferscope.instrument.twin;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.YieldTree;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/// The walk through `switch` and `try`, which have many ways in and out.
abstract class BranchWalk extends ControlWalk {

    private final Deque<Target> choices = new ArrayDeque<>();

    BranchWalk(Flow flow) {
        super(flow);
    }

    @Override
    public @Nullable Buf visitSwitch(SwitchTree choice, @Nullable Void p) {
        scan(choice.getExpression(), null);
        Target target = enter(false);
        cases(choice.getCases(), target);
        leave(target);
        return null;
    }

    @Override
    public @Nullable Buf visitSwitchExpression(SwitchExpressionTree choice, @Nullable Void p) {
        scan(choice.getExpression(), null);
        Target target = new Target(null, false);
        choices.push(target);
        cases(choice.getCases(), target);
        choices.pop();
        return null;
    }

    @Override
    public @Nullable Buf visitYield(YieldTree result, @Nullable Void p) {
        scan(result.getValue(), null);
        choices.element().leave(flow.store().copy());
        end();
        return null;
    }

    private void cases(List<? extends CaseTree> cases, Target target) {
        Store before = flow.store().copy();
        Store through = before.end();
        for (CaseTree each : cases) {
            flow.go(Store.join(before.copy(), through));
            scan(each.getGuard(), null);
            if (each.getCaseKind() == CaseTree.CaseKind.RULE) {
                scan(each.getBody(), null);
                target.leave(flow.store().copy());
            } else {
                scan(each.getStatements(), null);
                through = flow.store();
            }
        }
        flow.go(target.after(Store.join(before, through)).only(before.variables()));
    }

    @Override
    public @Nullable Buf visitTry(TryTree attempt, @Nullable Void p) {
        new CatchRules(flow.program()).apply(attempt, flow);
        Set<Element> outside = flow.store().variables();
        Flow.Handler handler = flow.enterTry();
        Flow.Handler all = flow.enterTry();
        scan(attempt.getResources(), null);
        scan(attempt.getBlock(), null);
        flow.leaveTry();
        Store after = flow.store();
        for (CatchTree each : attempt.getCatches()) {
            flow.go(all.thrown().only(outside));
            scan(each.getBlock(), null);
            after = Store.join(after, flow.store());
        }
        flow.go(after);
        flow.leaveTry();
        finish(attempt.getFinallyBlock(), handler.thrown().only(outside));
        return null;
    }

    private void finish(@Nullable Tree last, Store thrown) {
        if (last != null) {
            Store after = flow.store();
            flow.go(Store.join(after, thrown));
            scan(last, null);
            flow.go(after.isEnd() ? flow.store().end() : flow.store());
        }
    }
}
