package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.condition.Breakpoint;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The list of breakpoints, each with its condition and how often it was met.
final class BreakpointsCard extends VBox {

    /// What the card's buttons do besides changing the list.
    interface Actions {
        void toggleHere();

        void nextHit();

        void previousHit();
    }

    private final Words words;
    private final Breakpoints breakpoints;
    private final VBox lines = new VBox();
    private final Label none;
    private final List<BreakpointRow> rows = new ArrayList<>();

    BreakpointsCard(Words words, Breakpoints breakpoints, Actions actions) {
        this.words = words;
        this.breakpoints = breakpoints;
        this.none = Controls.label(words.of("breakpoints.none"), AppStyles.MUTED);
        none.setWrapText(true);
        none.setMinHeight(Region.USE_PREF_SIZE);
        lines.getStyleClass().add(ScopeStyles.BREAKPOINTS);
        VBox card = new VBox(head(actions), none, lines);
        card.getStyleClass().add(AppStyles.CARD);
        getChildren().add(card);
        breakpoints.onChange(this::refresh);
        breakpoints.onHits(this::refresh);
        words.messagesProperty().subscribe(this::refresh);
    }

    private Node head(Actions actions) {
        Label title = Controls.label(words.of("breakpoints.title"), AppStyles.CARD_TITLE);
        title.setMinWidth(0);
        return Controls.row(
                ScopeStyles.BREAKPOINT_LINE,
                title,
                Controls.spring(),
                Controls.iconButton(Feather.ARROW_LEFT, words.of("breakpoints.previous"), actions::previousHit),
                Controls.iconButton(Feather.ARROW_RIGHT, words.of("breakpoints.next"), actions::nextHit),
                more(actions));
    }

    private MenuButton more(Actions actions) {
        MenuButton button = new MenuButton(null, new FontIcon(Feather.PLUS));
        button.getStyleClass().add(AppStyles.ICON_BUTTON);
        button.setMinWidth(Region.USE_PREF_SIZE);
        Controls.name(button, words.of("breakpoints.add"));
        button.getItems()
                .addAll(
                        item("breakpoints.add.line", actions::toggleHere),
                        item("breakpoints.add.call", () -> add(new Breakpoint.Place.Call(""))),
                        item("breakpoints.add.condition", () -> add(new Breakpoint.Place.Anywhere())));
        return button;
    }

    private MenuItem item(String key, Runnable action) {
        MenuItem item = new MenuItem();
        item.textProperty().bind(words.of(key));
        item.setOnAction(event -> action.run());
        return item;
    }

    private void add(Breakpoint.Place place) {
        breakpoints.add(Breakpoint.at(place));
        if (!rows.isEmpty()) {
            rows.getLast().edit();
        }
    }

    private void refresh() {
        List<Breakpoint> list = breakpoints.list();
        if (!samePlaces(list)) {
            rebuild(list);
        }
        Controls.show(none, list.isEmpty());
        Controls.show(lines, !list.isEmpty());
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).show(list.get(i), breakpoints.tally(i));
        }
    }

    private boolean samePlaces(List<Breakpoint> list) {
        boolean same = list.size() == rows.size();
        for (int i = 0; same && i < rows.size(); i++) {
            same = rows.get(i).fits(list.get(i));
        }
        return same;
    }

    private void rebuild(List<Breakpoint> list) {
        rows.clear();
        for (int i = 0; i < list.size(); i++) {
            int index = i;
            rows.add(new BreakpointRow(
                    words,
                    list.get(i),
                    changed -> breakpoints.replace(index, changed),
                    () -> breakpoints.remove(index)));
        }
        lines.getChildren().setAll(rows);
    }
}
