package io.bufferscope.app.shell;

import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;

/// The scale of all panes, changed in steps.
public final class Zoom {

    static final double SMALLEST = 0.5;
    static final double LARGEST = 4;
    private static final double[] STEPS = {0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4};

    private final ReadOnlyDoubleWrapper scale;

    Zoom(double start) {
        this.scale = new ReadOnlyDoubleWrapper(start);
    }

    /// 1 for the normal size.
    public ReadOnlyDoubleProperty scaleProperty() {
        return scale.getReadOnlyProperty();
    }

    public double scale() {
        return scale.get();
    }

    /// The next larger step.
    public void in() {
        for (double step : STEPS) {
            if (step > scale.get() + 0.001) {
                scale.set(step);
                return;
            }
        }
    }

    /// The next smaller step.
    public void out() {
        for (int i = STEPS.length - 1; i >= 0; i--) {
            if (STEPS[i] < scale.get() - 0.001) {
                scale.set(STEPS[i]);
                return;
            }
        }
    }

    /// The normal size.
    public void reset() {
        scale.set(1);
    }
}
