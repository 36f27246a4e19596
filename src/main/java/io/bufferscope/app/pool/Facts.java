package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// Rows of a name, a figure and how it is known; where there is little room, the name stands above the rest.
final class Facts extends GridPane {

    /// Room for a row, in widths of an em.
    private static final double ROW = 21;

    private final List<Fact> facts = new ArrayList<>();
    private boolean narrow;

    Facts() {
        getStyleClass().add(AppStyles.CARD_FACTS);
        ColumnConstraints name = new ColumnConstraints();
        name.setHgrow(Priority.ALWAYS);
        ColumnConstraints figure = new ColumnConstraints();
        figure.setMinWidth(Region.USE_PREF_SIZE);
        getColumnConstraints().addAll(name, figure, new ColumnConstraints());
        setMinWidth(0);
        widthProperty().subscribe(width -> fit(width.doubleValue()));
    }

    void clear() {
        facts.clear();
        getChildren().clear();
    }

    void row(String name, String figure, String known) {
        row(name, figure, known, "");
    }

    /// @param below stands below the rest in small letters; may be empty
    void row(String name, String figure, String known, String below) {
        Fact fact = new Fact(name, figure, known, below);
        facts.add(fact);
        place(fact);
        if (facts.size() == 1) {
            getChildren().getFirst().applyCss();
            fit(getWidth());
        }
    }

    private void fit(double width) {
        if (width <= 0 || getChildren().isEmpty() || !(getChildren().getFirst() instanceof Label label)) {
            return;
        }
        boolean little = width < ROW * label.getFont().getSize();
        if (little != narrow) {
            narrow = little;
            getChildren().clear();
            facts.forEach(this::place);
        }
    }

    private void place(Fact fact) {
        int row = getRowCount();
        Label name = new Label(fact.name());
        name.setWrapText(true);
        Label figure = new Label(fact.figure());
        figure.getStyleClass().add(AppStyles.MONO);
        figure.setMinWidth(USE_PREF_SIZE);
        Label known = new Label(fact.known());
        known.getStyleClass().add(AppStyles.CARD_EVIDENCE);
        known.setMinWidth(USE_PREF_SIZE);
        if (narrow) {
            add(name, 0, row, 3, 1);
            add(figure, 0, row + 1);
            add(known, 2, row + 1);
        } else {
            addRow(row, name, figure, known);
        }
        if (!fact.below().isEmpty()) {
            Label below = new Label(fact.below());
            below.getStyleClass().addAll(AppStyles.MONO, AppStyles.MUTED, PoolStyles.BELOW);
            below.setWrapText(true);
            below.setMinHeight(USE_PREF_SIZE);
            add(below, 0, getRowCount(), 3, 1);
        }
    }

    /// A row.
    ///
    /// @param known how the figure is known
    /// @param below what stands below it, or empty
    private record Fact(String name, String figure, String known, String below) {}
}
