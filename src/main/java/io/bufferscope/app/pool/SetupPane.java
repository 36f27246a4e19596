package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.pool.Pool;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;

/// The choice of the allocator: presets, and every constructor parameter in a fold-out.
final class SetupPane extends VBox implements PoolCard {

    private static final List<String> PRESETS = List.of("teaching", "defaults", "server", "adaptive", "unpooled");

    private final Words words;
    private final PoolDesk desk;
    private final ComboBox<String> preset;
    private final Map<String, TextField> numbers = new LinkedHashMap<>();
    private final CheckBox direct = new CheckBox();
    private final CheckBox cacheForAll = new CheckBox();
    private String label = "";

    SetupPane(Words words, PoolDesk desk) {
        this.words = words;
        this.desk = desk;
        this.preset = Choices.box(words, "pool.preset", entry -> "pool.preset." + entry, PRESETS);
        getStyleClass().add(AppStyles.CARD);
        desk.asideProperty().subscribe(aside -> Controls.show(this, !aside));
        Button build = new Button();
        build.textProperty().bind(words.of("pool.build"));
        build.setOnAction(event -> desk.send("allocator " + preset.getValue()));
        build.getStyleClass().add(AppStyles.SMALL);
        build.setMinWidth(USE_PREF_SIZE);
        Label told = Controls.label(
                words.of(() -> words.say("pool.preset." + preset.getValue() + ".tip"), preset.valueProperty()),
                AppStyles.MUTED);
        told.setWrapText(true);
        told.setMinHeight(USE_PREF_SIZE);
        getChildren()
                .addAll(
                        Controls.label(words.of("pool.card.allocator"), AppStyles.CARD_TITLE),
                        Controls.row(AppStyles.CARD_FLOW, preset, build),
                        told,
                        parameters());
    }

    private TitledPane parameters() {
        direct.textProperty().bind(words.of("pool.parameter.prefer-direct"));
        direct.setSelected(true);
        cacheForAll.textProperty().bind(words.of("pool.parameter.cache-for-all"));
        cacheForAll.setSelected(true);
        Controls.tip(cacheForAll, cacheForAll.textProperty());
        VBox form = new VBox(direct, cacheForAll);
        form.getStyleClass().add(AppStyles.CARD_FORM);
        number(form, "heap-arenas", "1");
        number(form, "direct-arenas", "1");
        number(form, "page", "4KiB");
        number(form, "max-order", "4");
        number(form, "small-cache", "16");
        number(form, "normal-cache", "8");
        number(form, "alignment", "0");
        Button build = new Button();
        build.textProperty().bind(words.of("pool.build.own"));
        build.setOnAction(event -> desk.send(command()));
        form.getChildren().add(build);
        TitledPane pane = new TitledPane(null, form);
        pane.textProperty().bind(words.of("pool.parameters"));
        pane.setExpanded(false);
        return pane;
    }

    private void number(VBox form, String key, String value) {
        TextField field = new TextField(value);
        field.setPrefColumnCount(4);
        field.setMinWidth(USE_PREF_SIZE);
        field.getStyleClass().add(AppStyles.SMALL);
        field.accessibleTextProperty().bind(words.of("pool.parameter." + key));
        numbers.put(key, field);
        Label name = Controls.label(words.of("pool.parameter." + key));
        name.setWrapText(true);
        form.getChildren().add(Controls.row(AppStyles.CARD_FLOW, field, name));
    }

    private String command() {
        StringBuilder command = new StringBuilder("allocator pooled");
        command.append(" prefer-direct=").append(direct.isSelected());
        numbers.forEach((key, field) -> {
            String value = field.getText().replace(" ", "");
            if (!value.isEmpty()) {
                command.append(' ').append(key).append('=').append(value);
            }
        });
        return command.append(" cache-for-all=")
                .append(cacheForAll.isSelected())
                .toString();
    }

    /// Chooses the preset that a typed command built.
    @Override
    public void show(PoolMoment moment) {
        Pool pool = moment.pool();
        if (pool != null && !pool.label().equals(label)) {
            label = pool.label();
            if (PRESETS.contains(label)) {
                preset.setValue(label);
            }
        }
    }
}
