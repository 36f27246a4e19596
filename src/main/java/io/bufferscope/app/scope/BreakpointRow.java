package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.condition.Breakpoint;
import io.bufferscope.condition.Condition;
import io.bufferscope.condition.Tally;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// One breakpoint to be changed: switched on and off, given a condition and a first hit, removed.
final class BreakpointRow extends VBox {

    private final Words words;
    private final Consumer<Breakpoint> change;
    private final CheckBox enabled = new CheckBox();
    private final TextField call = field(100);
    private final TextField condition = field(Condition.LONGEST + 1);
    private final TextField from = field(7);
    private final Label hits = new Label();
    private final Label problem = new Label();
    private Breakpoint breakpoint;

    /// @param change takes the breakpoint as it is to be
    BreakpointRow(Words words, Breakpoint breakpoint, Consumer<Breakpoint> change, Runnable remove) {
        this.words = words;
        this.change = change;
        this.breakpoint = breakpoint;
        getStyleClass().add(ScopeStyles.BREAKPOINT);
        hits.getStyleClass().add(AppStyles.MUTED);
        hits.setMinWidth(Region.USE_PREF_SIZE);
        problem.getStyleClass().add(ScopeStyles.CONDITION_PROBLEM);
        problem.setWrapText(true);
        problem.setMinHeight(Region.USE_PREF_SIZE);
        enabled.setMinWidth(Region.USE_PREF_SIZE);
        enabled.setOnAction(event -> commit());
        condition.setText(breakpoint.condition());
        call.setText(breakpoint.place() instanceof Breakpoint.Place.Call(String name) ? name : "");
        getChildren().addAll(head(remove), body(), problem);
        commitOnLeaving(call);
        commitOnLeaving(condition);
        commitOnLeaving(from);
    }

    private Node head(Runnable remove) {
        boolean byName = breakpoint.place() instanceof Breakpoint.Place.Call;
        Controls.show(call, byName);
        call.setPrefColumnCount(10);
        call.promptTextProperty().bind(words.of("breakpoints.call.prompt"));
        call.accessibleTextProperty().bind(words.of("breakpoints.call.prompt"));
        HBox.setHgrow(call, Priority.ALWAYS);
        return Controls.row(
                ScopeStyles.BREAKPOINT_LINE,
                enabled,
                call,
                Controls.spring(),
                hits,
                Controls.iconButton(Feather.X, words.of("breakpoints.remove"), remove));
    }

    private Node body() {
        condition.promptTextProperty().bind(words.of("breakpoints.condition.prompt"));
        condition.accessibleTextProperty().bind(words.of("breakpoints.condition"));
        condition.getStyleClass().add(AppStyles.MONO);
        HBox.setHgrow(condition, Priority.ALWAYS);
        Controls.tip(condition, words.of("breakpoints.condition.tip"));
        from.setPrefColumnCount(2);
        from.setMinWidth(Region.USE_PREF_SIZE);
        from.accessibleTextProperty().bind(words.of("breakpoints.from.tip"));
        Controls.tip(from, words.of("breakpoints.from.tip"));
        Label fromWord = Controls.label(words.of("breakpoints.from"), AppStyles.MUTED);
        fromWord.setMinWidth(Region.USE_PREF_SIZE);
        return Controls.row(ScopeStyles.BREAKPOINT_LINE, condition, fromWord, from);
    }

    /// Whether it shows this breakpoint, perhaps in an older state.
    boolean fits(Breakpoint now) {
        boolean bothCalls =
                now.place() instanceof Breakpoint.Place.Call && breakpoint.place() instanceof Breakpoint.Place.Call;
        return bothCalls || now.place().equals(breakpoint.place());
    }

    /// Puts the keyboard where the user will want to write.
    void edit() {
        (call.isVisible() ? call : condition).requestFocus();
    }

    void show(Breakpoint now, Tally tally) {
        if (!now.equals(breakpoint)) {
            breakpoint = now;
            condition.setText(now.condition());
            call.setText(now.place() instanceof Breakpoint.Place.Call(String name) ? name : "");
        }
        if (!from.isFocused()) {
            from.setText(Integer.toString(now.fromHit()));
        }
        enabled.setSelected(now.enabled());
        enabled.setText(title(now.place()));
        hits.setText(now.enabled() ? words.say("breakpoints.hits", tally.hits()) : words.say("breakpoints.off"));
        boolean untouched = now.condition().isEmpty() && now.place() instanceof Breakpoint.Place.Anywhere;
        Controls.show(problem, tally.problem() != null && !untouched);
        problem.setText(tally.problem() == null ? "" : tally.problem().sentence(words.messages()));
    }

    private String title(Breakpoint.Place place) {
        return switch (place) {
            case Breakpoint.Place.Line(int line) -> words.say("breakpoints.line", line);
            case Breakpoint.Place.Call(String name) -> words.say("breakpoints.call");
            case Breakpoint.Place.Anywhere() -> words.say("breakpoints.anywhere");
        };
    }

    private void commit() {
        Breakpoint.Place place = breakpoint.place() instanceof Breakpoint.Place.Call
                ? new Breakpoint.Place.Call(call.getText().strip())
                : breakpoint.place();
        int first = from.getText().isEmpty() ? 1 : Integer.parseInt(from.getText());
        Breakpoint wanted =
                new Breakpoint(place, condition.getText().strip(), Math.max(1, first), enabled.isSelected());
        if (!wanted.equals(breakpoint)) {
            breakpoint = wanted;
            change.accept(wanted);
        }
    }

    private void commitOnLeaving(TextField field) {
        field.setOnAction(event -> commit());
        field.focusedProperty().subscribe((before, now) -> {
            if (before && !now) {
                commit();
            }
        });
    }

    private static TextField field(int longest) {
        TextField field = new TextField();
        boolean number = longest < 10;
        field.setTextFormatter(new TextFormatter<>(change -> {
            String text = change.getControlNewText();
            return text.length() > longest || number && !text.matches("\\d*") ? null : change;
        }));
        return field;
    }
}
