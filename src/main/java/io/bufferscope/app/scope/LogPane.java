package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Trace;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TitledPane;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The log: every step as a sentence in a list that follows the cursor and moves it.
final class LogPane extends TitledPane implements AutoCloseable {

    private static final double ROW = 24;
    private static final double ROWS = 9;

    private final Player player;
    private final Words words;
    private final StepNumbers steps = new StepNumbers();
    private final ListView<Integer> list = new ListView<>(steps);
    private final LogSentences sentences = new LogSentences(list::refresh);
    private final LogExport export;
    private @Nullable Trace shown;
    private boolean following;

    LogPane(Player player, Surroundings surroundings) {
        this.player = player;
        this.words = surroundings.manner().words();
        this.export = new LogExport(surroundings);
        textProperty().bind(words.of("log.title"));
        getStyleClass().add(ScopeStyles.LOG);
        setAnimated(false);
        setExpanded(false);
        list.setCellFactory(view -> new LogCell(sentences));
        list.accessibleTextProperty().bind(words.of("log.accessible"));
        list.setPlaceholder(Controls.label(words.of("log.none")));
        list.getSelectionModel().selectedIndexProperty().subscribe(index -> seek(index.intValue()));
        surroundings.manner().onZoom(this::zoom);
        VBox content = new VBox(tools(), list);
        VBox.setVgrow(list, Priority.ALWAYS);
        setContent(content);
        player.onGrowth(this::refresh);
        player.onMomentInTurn(moment -> follow());
        words.messagesProperty().subscribe(this::reopen);
        expandedProperty().subscribe(this::reopen);
    }

    /// Opens it and takes the keyboard, or closes it.
    void toggle() {
        setExpanded(!isExpanded());
        if (isExpanded()) {
            list.requestFocus();
        }
    }

    @Override
    public void close() {
        sentences.close();
        export.close();
    }

    private HBox tools() {
        Label saved = new Label();
        saved.textProperty().bind(export.statusProperty());
        saved.setMinWidth(0);
        return Controls.row(
                ScopeStyles.LOG_TOOLS,
                Controls.label(words.of("log.hint"), ScopeStyles.HINT),
                Controls.spring(),
                saved,
                Controls.button(Feather.FILE_TEXT, words.of("log.save.text"), () -> export.text(player.trace())),
                Controls.button(Feather.CODE, words.of("log.save.html"), () -> export.html(player.trace())));
    }

    private void zoom(double scale) {
        list.setFixedCellSize(ROW * scale);
        list.setPrefHeight(ROW * ROWS * scale);
    }

    private void reopen() {
        shown = null;
        refresh();
    }

    private void refresh() {
        if (!isExpanded()) {
            return;
        }
        following = true;
        Trace trace = player.trace();
        if (trace == null || !trace.equals(shown)) {
            shown = trace;
            sentences.open(trace, words.messages());
            steps.resize(0);
        }
        steps.resize(player.ticks().size());
        following = false;
        follow();
    }

    private void follow() {
        int index = (int) player.step() - 1;
        if (!isExpanded() || index < 0 || index >= steps.size()) {
            return;
        }
        following = true;
        list.getSelectionModel().clearAndSelect(index);
        following = false;
        if (!isVisible(index)) {
            list.scrollTo(Math.max(0, index - (int) ROWS / 2));
        }
    }

    private boolean isVisible(int index) {
        return list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow
                && flow.getFirstVisibleCell() != null
                && flow.getLastVisibleCell() != null
                && index > flow.getFirstVisibleCell().getIndex()
                && index < flow.getLastVisibleCell().getIndex();
    }

    private void seek(int index) {
        if (!following && index >= 0 && index + 1 != player.step()) {
            player.go(index + 1L);
        }
    }
}
