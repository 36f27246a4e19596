package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.forecast.Forecast;
import io.bufferscope.picture.forecast.ForecastTexts;
import io.bufferscope.picture.forecast.PaletteCall;
import io.bufferscope.picture.forecast.PaletteCall.Group;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The calls that fit a buffer, each with what it would do now; a press hands one on.
///
/// Where there is little room the groups fold into menus.
final class PalettePane extends VBox {

    private static final double NARROW = 300;
    private static final double LOW = 560;

    private final Manner manner;
    private final Words words;
    private final Label title = new Label();
    private final FlowPane head = new FlowPane();
    private final VBox groups = new VBox();
    private final Label hint = new Label();
    private final Button fold;
    private Consumer<PaletteCall> press = call -> {};
    private List<PaletteCall> calls = List.of();
    private String expression = "";
    private List<PaletteButton> buttons = List.of();
    private @Nullable Boolean chosen;
    private boolean folded;

    PalettePane(Manner manner) {
        this.manner = manner;
        this.words = manner.words();
        getStyleClass().add(ScopeStyles.PALETTE);
        title.getStyleClass().add(AppStyles.CARD_TITLE);
        title.setMinWidth(Region.USE_PREF_SIZE);
        fold = Controls.iconButton(Feather.CHEVRONS_DOWN, words.of("palette.fold"), this::toggle);
        head.getStyleClass().add(ScopeStyles.PALETTE_ROW);
        head.setRowValignment(VPos.CENTER);
        groups.getStyleClass().add(ScopeStyles.PALETTE_GROUPS);
        hint.getStyleClass().addAll(AppStyles.MUTED, ScopeStyles.PALETTE_HINT);
        hint.setWrapText(true);
        hint.setMinHeight(Region.USE_PREF_SIZE);
        getChildren().addAll(head, groups, hint);
        words.messagesProperty().subscribe(this::rebuild);
        widthProperty().subscribe(this::arrange);
        sceneProperty().flatMap(scene -> scene.heightProperty()).subscribe(height -> arrange());
        manner.onZoom(scale -> arrange());
    }

    /// Puts a node between the calls and the hint.
    void addBelow(Node node) {
        getChildren().add(getChildren().indexOf(hint), node);
    }

    /// Names who takes a call that was pressed.
    void onPress(Consumer<PaletteCall> taker) {
        press = taker;
    }

    /// Shows calls.
    ///
    /// @param newExpression how the program names the buffer, or empty
    void show(List<PaletteCall> newCalls, String newExpression) {
        boolean same = labels(newCalls).equals(labels(calls)) && newExpression.equals(expression);
        calls = newCalls;
        expression = newExpression;
        if (!same) {
            rebuild();
            return;
        }
        ForecastTexts texts = new ForecastTexts(words.messages());
        for (int i = 0; i < buttons.size(); i++) {
            buttons.get(i).show(newCalls.get(i), texts.sentence(newCalls.get(i)));
        }
    }

    private static List<String> labels(List<PaletteCall> of) {
        return of.stream().map(PaletteCall::label).toList();
    }

    private void toggle() {
        chosen = !folded;
        folded = chosen;
        rebuild();
    }

    private void arrange() {
        double scale = manner.zoom().scale();
        boolean little =
                getWidth() / scale < NARROW || (getScene() != null && getScene().getHeight() / scale < LOW);
        boolean now = chosen == null ? little : chosen;
        if (now != folded) {
            folded = now;
            rebuild();
        }
    }

    private void rebuild() {
        ForecastTexts texts = new ForecastTexts(words.messages());
        title.setText(expression.isEmpty() ? words.say("palette.title") : words.say("palette.title.of", expression));
        hint.setText(words.say("palette.hint"));
        head.getChildren().setAll(title);
        for (Group group : Group.values()) {
            List<PaletteCall> of = of(group);
            if (!of.isEmpty() && isMenu(group)) {
                head.getChildren().add(new PaletteMenu(words.of(key(group)), of, texts, call -> press.accept(call)));
            }
        }
        head.getChildren().add(fold);
        buttons = calls.stream()
                .filter(call -> !isMenu(call.group()))
                .map(call -> button(call, texts))
                .toList();
        showRows();
        Controls.show(groups, !folded);
        Controls.show(hint, !folded);
    }

    private List<PaletteCall> of(Group group) {
        return calls.stream().filter(call -> call.group() == group).toList();
    }

    private boolean isMenu(Group group) {
        return folded || group == Group.CREATE;
    }

    private PaletteButton button(PaletteCall call, ForecastTexts texts) {
        PaletteButton button =
                new PaletteButton(made -> press.accept(made), hint::setText, () -> words.say("palette.hint"));
        button.show(call, texts.sentence(call));
        return button;
    }

    private void showRows() {
        groups.getChildren().clear();
        for (Group group : Group.values()) {
            List<PaletteButton> row = buttons.stream()
                    .filter(button -> button.call().group() == group)
                    .toList();
            if (!row.isEmpty()) {
                FlowPane flow = row(group);
                flow.getChildren().addAll(row);
                groups.getChildren().add(flow);
            }
        }
    }

    private FlowPane row(Group group) {
        FlowPane row = new FlowPane(label(group));
        row.getStyleClass().add(ScopeStyles.PALETTE_ROW);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private Node label(Group group) {
        return Controls.label(words.of(key(group)), ScopeStyles.PALETTE_GROUP);
    }

    private static String key(Group group) {
        return switch (group) {
            case CREATE -> "palette.group.create";
            case WRITE -> "palette.group.write";
            case READ -> "palette.group.read";
            case MOVE -> "palette.group.move";
            case VIEW -> "palette.group.view";
            case REFERENCE -> "palette.group.reference";
        };
    }

    static boolean isRefused(PaletteCall call) {
        return call.forecast() instanceof Forecast.Throws;
    }
}
