package io.bufferscope.app.scope;

import java.util.stream.IntStream;
import javafx.collections.ObservableListBase;

/// The numbers of all steps as a list, without a memory for each.
final class StepNumbers extends ObservableListBase<Integer> {

    private int size;

    @Override
    public Integer get(int index) {
        return index + 1;
    }

    @Override
    public int size() {
        return size;
    }

    /// Has as many as a trace has steps now.
    void resize(int steps) {
        if (steps == size) {
            return;
        }
        beginChange();
        int before = size;
        size = steps;
        if (steps > before) {
            nextAdd(before, steps);
        } else {
            nextRemove(steps, IntStream.rangeClosed(steps + 1, before).boxed().toList());
        }
        endChange();
    }
}
