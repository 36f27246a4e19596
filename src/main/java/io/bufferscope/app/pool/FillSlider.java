package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import java.util.function.Supplier;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A slider that fills the pool with equal buffers, and drains it again.
final class FillSlider extends HBox {

    private static final int MOST = 120;

    private final PoolDesk desk;
    private final Supplier<String> size;
    private final Supplier<String> place;
    private final Slider slider = new Slider(0, MOST, 0);
    private int held;
    private boolean follows;

    /// @param size the size of the buffers, as it is written in a command
    /// @param place the end of the command that says which thread allocates
    FillSlider(Words words, PoolDesk desk, Supplier<String> size, Supplier<String> place) {
        this.desk = desk;
        this.size = size;
        this.place = place;
        getStyleClass().add(AppStyles.CARD_FLOW);
        slider.setBlockIncrement(1);
        slider.accessibleTextProperty().bind(words.of("pool.fill.tip"));
        Controls.tip(slider, words.of("pool.fill.tip"));
        slider.valueChangingProperty().subscribe(this::settle);
        slider.valueProperty().subscribe(this::settle);
        setHgrow(slider, Priority.ALWAYS);
        Label label = Controls.label(
                words.of(() -> words.say("pool.fill", Math.round(slider.getValue())), slider.valueProperty()));
        label.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(label, slider);
    }

    private void settle() {
        int wanted = (int) Math.round(slider.getValue());
        if (follows || slider.isValueChanging() || wanted == held) {
            return;
        }
        String on = place.get();
        desk.send(
                wanted > held
                        ? "fill " + size.get().replace(" ", "") + " " + (wanted - held) + on
                        : "drain " + (held - wanted) + on);
        held = wanted;
    }

    void show(PoolMoment moment) {
        if (slider.isValueChanging()) {
            return;
        }
        held = (int) Math.min(
                MOST,
                moment.named().stream()
                        .filter(buffer -> buffer.name().startsWith("fill-"))
                        .count());
        follows = true;
        slider.setValue(held);
        follows = false;
    }
}
