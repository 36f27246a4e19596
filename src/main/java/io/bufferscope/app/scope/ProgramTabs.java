package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.view.FxThread;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;

/// The open programs as tabs: a mark on those that are not saved, a cross, and a button for a new one.
final class ProgramTabs extends HBox {

    private final OpenPrograms programs;
    private final Consumer<OpenProgram> close;
    private final TabPane tabs = new TabPane();
    private final Map<OpenProgram, Tab> known = new HashMap<>();
    private boolean arranging;

    /// @param close closes a program, or asks first
    ProgramTabs(OpenPrograms programs, Consumer<OpenProgram> close, Words words) {
        this.programs = programs;
        this.close = close;
        getStyleClass().add(ScopeStyles.PROGRAMS);
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.ALL_TABS);
        tabs.setTabDragPolicy(TabPane.TabDragPolicy.REORDER);
        tabs.getTabs().addListener((ListChangeListener<Tab>) change -> reordered());
        tabs.setMinWidth(0);
        tabs.addEventFilter(MouseEvent.MOUSE_CLICKED, this::clicked);
        tabs.getSelectionModel().selectedItemProperty().subscribe(this::selected);
        tabs.accessibleTextProperty().bind(words.of("tabs.accessible"));
        setHgrow(tabs, Priority.ALWAYS);
        Node add = Controls.iconButton(Feather.PLUS, words.of("tabs.new"), programs::create);
        getChildren().addAll(tabs, add);
        programs.all().addListener((ListChangeListener<OpenProgram>) change -> arrange());
        programs.shownProperty().subscribe(program -> arrange());
    }

    private void arrange() {
        arranging = true;
        known.keySet().retainAll(programs.all());
        tabs.getTabs()
                .setAll(programs.all().stream()
                        .map(program -> known.computeIfAbsent(program, this::tab))
                        .toList());
        tabs.getSelectionModel().select(known.get(programs.shown()));
        arranging = false;
    }

    private Tab tab(OpenProgram program) {
        Tab tab = new Tab();
        tab.setUserData(program);
        tab.textProperty()
                .bind(Bindings.createStringBinding(() -> title(program), program.unsaved(), program.fileProperty()));
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(program.fileProperty().map(file -> file.path().toString()));
        tab.setTooltip(tip);
        tab.setOnCloseRequest(event -> {
            event.consume();
            close.accept(program);
        });
        return tab;
    }

    private static String title(OpenProgram program) {
        return (program.unsaved().get() ? "● " : "") + program.file().name();
    }

    private void reordered() {
        List<OpenProgram> order = tabs.getTabs().stream()
                .map(tab -> (OpenProgram) tab.getUserData())
                .toList();
        if (!arranging && order.size() == programs.all().size()) {
            FxThread.later(() -> programs.order(order));
        }
    }

    private void selected(Tab tab) {
        if (!arranging && tab != null) {
            programs.show((OpenProgram) tab.getUserData());
        }
    }

    private void clicked(MouseEvent event) {
        if (event.getButton() == MouseButton.MIDDLE) {
            tabs.getTabs().stream()
                    .filter(tab -> isAt(tab, event))
                    .findFirst()
                    .ifPresent(tab -> close.accept((OpenProgram) tab.getUserData()));
        }
    }

    private static boolean isAt(Tab tab, MouseEvent event) {
        Node node = tab.getStyleableNode();
        return Objects.nonNull(node) && node.contains(node.sceneToLocal(event.getSceneX(), event.getSceneY()));
    }
}
