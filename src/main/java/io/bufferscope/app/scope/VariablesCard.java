package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Binding;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Value;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The variables in scope with type and value; a dot marks those that the step changed.
final class VariablesCard extends VBox {

    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");

    private final Values values;
    private final IntConsumer select;
    private final GridPane grid = new GridPane();
    private final Label none;
    private @Nullable Moment moment;

    /// @param select takes the tape whose variable was clicked
    VariablesCard(Words words, IntConsumer select) {
        this.values = new Values(words);
        this.select = select;
        this.none = Controls.label(words.of("variables.none"), AppStyles.MUTED);
        grid.getStyleClass().add(ScopeStyles.VARIABLES);
        grid.getColumnConstraints().addAll(column(Priority.SOMETIMES, 60), column(Priority.ALWAYS, 80));
        getChildren().add(Controls.card(words.of("variables.title"), none, grid));
        words.messagesProperty().subscribe(this::refresh);
    }

    void show(@Nullable Moment next) {
        moment = next;
        refresh();
    }

    private void refresh() {
        grid.getChildren().clear();
        Moment now = moment;
        boolean empty = now == null || now.frame().variables().isEmpty();
        Controls.show(none, empty);
        Controls.show(grid, !empty);
        if (now != null) {
            int row = 0;
            for (Binding binding : now.frame().variables()) {
                addRow(row++, binding, now);
            }
        }
    }

    private void addRow(int row, Binding binding, Moment now) {
        String value = values.text(binding.value(), now.frame());
        Label name = cell(binding.variable().name(), AppStyles.MONO);
        Label type = cell(Values.type(binding.variable().type()), ScopeStyles.VARIABLE_TYPE);
        Label text = cell(value, AppStyles.MONO);
        text.pseudoClassStateChanged(CHANGED, changed(binding, value, now.before()));
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        VBox named = new VBox(name, type);
        named.getStyleClass().add(ScopeStyles.VARIABLE_ROW);
        VBox valued = new VBox(text);
        valued.getStyleClass().add(ScopeStyles.VARIABLE_ROW);
        valued.setAlignment(Pos.CENTER_LEFT);
        grid.addRow(row, named, valued);
        if (binding.value() instanceof Value.Ref ref) {
            named.setOnMouseClicked(event -> select.accept(ref.id()));
            valued.setOnMouseClicked(event -> select.accept(ref.id()));
        }
    }

    private boolean changed(Binding binding, String value, @Nullable Frame before) {
        if (before == null) {
            return false;
        }
        for (Binding old : before.variables()) {
            if (old.variable().equals(binding.variable())) {
                return !values.text(old.value(), before).equals(value);
            }
        }
        return true;
    }

    private static Label cell(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().add(style);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    private static ColumnConstraints column(Priority grow, double least) {
        ColumnConstraints column = new ColumnConstraints();
        column.setHgrow(grow);
        column.setMinWidth(least);
        return column;
    }
}
