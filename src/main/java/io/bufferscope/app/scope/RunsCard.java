package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The runs of the session, newest first, branches set in; a press shows one again.
final class RunsCard extends VBox {

    /// What can be done with a run.
    interface Actions {
        void showAgain(KeptRun run);

        /// Compares a run with the one shown.
        void compare(KeptRun with);
    }

    private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");
    private static final PseudoClass PINNED = PseudoClass.getPseudoClass("pinned");
    private static final double BRANCH = 10;

    private final RunTree tree;
    private final Words words;
    private final RunLabels labels;
    private final Actions actions;
    private final Map<KeptRun, Button> buttons = new HashMap<>();
    private final VBox rows = new VBox();
    private final Label closed = new Label();

    RunsCard(RunTree tree, Words words, Actions actions) {
        this.tree = tree;
        this.words = words;
        this.labels = new RunLabels(words);
        this.actions = actions;
        rows.getStyleClass().add(ScopeStyles.RUNS);
        closed.getStyleClass().add(AppStyles.MUTED);
        closed.setWrapText(true);
        closed.setMinHeight(Region.USE_PREF_SIZE);
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add(ScopeStyles.RUNS_SCROLL);
        scroll.setMinHeight(Region.USE_PREF_SIZE);
        scroll.accessibleTextProperty().bind(words.of("runs.title"));
        getChildren().add(Controls.card(words.of("runs.title"), scroll, closed));
        words.messagesProperty().subscribe(this::refresh);
        tree.onChange(this::refresh);
    }

    /// Shows the runs as they are now.
    void refresh() {
        List<KeptRun> runs = tree.runs();
        Controls.show(this, runs.size() > 1);
        Map<KeptRun, Integer> lanes = lanes(runs);
        buttons.clear();
        List<Node> nodes = new ArrayList<>();
        for (int i = runs.size() - 1; i >= 0; i--) {
            nodes.add(row(runs.get(i), lanes.getOrDefault(runs.get(i), 0)));
        }
        rows.getChildren().setAll(nodes);
        KeptRun gone = tree.closedLast();
        Controls.show(closed, gone != null);
        closed.setText(gone == null ? "" : words.say("runs.closed", gone.number(), RunTree.LIMITS.runs()));
    }

    /// How far each run is set in: the first edit of a run goes on below it, every other one is a branch.
    private static Map<KeptRun, Integer> lanes(List<KeptRun> runs) {
        Map<KeptRun, Integer> lanes = new HashMap<>();
        Map<Integer, Integer> ofNumber = new HashMap<>();
        Set<Integer> continued = new HashSet<>();
        for (KeptRun run : runs) {
            boolean branch = run.parent() != 0 && !continued.add(run.parent());
            int lane = ofNumber.getOrDefault(run.parent(), 0) + (branch ? 1 : 0);
            ofNumber.put(run.number(), lane);
            lanes.put(run, lane);
        }
        return lanes;
    }

    /// Writes the shown run's row anew, as its recording grows.
    void retitle() {
        KeptRun now = tree.shown();
        Button button = now == null ? null : buttons.get(now);
        if (now != null && button != null) {
            title(button, now);
        }
    }

    private void title(Button button, KeptRun run) {
        List<KeptRun> runs = tree.runs();
        int at = runs.indexOf(run);
        String text = labels.name(run) + " · " + labels.details(run, at > 0 ? runs.get(at - 1) : null);
        button.setText(text);
        button.setAccessibleText(text);
        button.getTooltip().setText(text);
    }

    private HBox row(KeptRun run, int lane) {
        boolean isShown = run.equals(tree.shown());
        Button open = new Button();
        open.setTooltip(new Tooltip());
        title(open, run);
        buttons.put(run, open);
        open.getStyleClass().add(ScopeStyles.RUN);
        open.setMnemonicParsing(false);
        open.pseudoClassStateChanged(SHOWN, isShown);
        open.setMaxWidth(Double.MAX_VALUE);
        open.setMinWidth(0);
        open.setOnAction(event -> actions.showAgain(run));
        HBox.setHgrow(open, Priority.ALWAYS);
        HBox row = Controls.row(ScopeStyles.RUN_ROW, open);
        row.setPadding(new Insets(0, 0, 0, BRANCH * Math.min(lane, 4)));
        if (!isShown) {
            row.getChildren()
                    .add(Controls.iconButton(
                            Feather.COLUMNS,
                            words.of(() -> words.say("runs.compare", run.number())),
                            () -> actions.compare(run)));
        }
        row.getChildren().add(pin(run));
        return row;
    }

    private Button pin(KeptRun run) {
        Button pin = Controls.iconButton(
                run.pinned() ? Feather.LOCK : Feather.UNLOCK,
                words.of(run.pinned() ? "runs.unpin" : "runs.pin"),
                () -> tree.togglePin(run));
        pin.pseudoClassStateChanged(PINNED, run.pinned());
        return pin;
    }
}
