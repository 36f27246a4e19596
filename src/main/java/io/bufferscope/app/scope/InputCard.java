package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.session.RunOptions;
import java.io.File;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// What the next run is given: standard input, arguments, thread and allocator.
final class InputCard extends TitledPane {

    private static final List<Allocator> ALLOCATORS = List.of(
            new Allocator(null, "input.allocator.default"),
            new Allocator("pooled", "input.allocator.pooled"),
            new Allocator("adaptive", "input.allocator.adaptive"),
            new Allocator("unpooled", "input.allocator.unpooled"));

    /// An allocator to choose.
    ///
    /// @param name Netty's name of it, or null for Netty's own choice
    /// @param key key of its name in the window
    private record Allocator(@Nullable String name, String key) {}

    private final Words words;
    private final TextArea input = new TextArea();
    private final TextField arguments = new TextField();
    private final TextField classPath = new TextField();
    private final CheckBox fastThread = new CheckBox();
    private final CheckBox untrusted = new CheckBox();
    private final ChoiceBox<Allocator> allocator = new ChoiceBox<>();
    private boolean suited;

    InputCard(Words words) {
        this.words = words;
        textProperty().bind(words.of("input.title"));
        input.setPrefRowCount(3);
        input.getStyleClass().add(AppStyles.MONO);
        input.accessibleTextProperty().bind(words.of("input.stdin"));
        arguments.getStyleClass().add(AppStyles.MONO);
        arguments.accessibleTextProperty().bind(words.of("input.arguments"));
        classPath.getStyleClass().add(AppStyles.MONO);
        classPath.accessibleTextProperty().bind(words.of("input.class.path"));
        classPath.setPromptText("a.jar" + File.pathSeparator + "classes");
        untrusted.textProperty().bind(words.of("input.untrusted"));
        untrusted.setWrapText(true);
        fastThread.textProperty().bind(words.of("input.fast.thread"));
        fastThread.setWrapText(true);
        allocator.getItems().setAll(ALLOCATORS);
        allocator.setValue(ALLOCATORS.getFirst());
        allocator.setMaxWidth(Double.MAX_VALUE);
        allocator.accessibleTextProperty().bind(words.of("input.allocator"));
        words.messagesProperty().subscribe(messages -> allocator.setConverter(converter()));
        VBox content = new VBox(
                field("input.stdin", input),
                field("input.arguments", arguments),
                field("input.class.path", classPath),
                field("input.allocator", allocator),
                fastThread,
                untrusted);
        content.getStyleClass().add(ScopeStyles.INPUT);
        setContent(content);
        setExpanded(false);
        setAnimated(false);
    }

    RunOptions options() {
        RunOptions standard = RunOptions.defaults();
        return new RunOptions(
                ArgumentLine.split(arguments.getText()),
                ClassPathLine.split(classPath.getText()),
                input.getText(),
                fastThread.isSelected(),
                allocator.getValue().name(),
                untrusted.isSelected(),
                standard.stepLimit(),
                standard.timeLimit(),
                standard.compilerMessages());
    }

    /// Sets what an example needs to be run with; what an earlier example needed is taken back.
    void suit(@Nullable ExampleWords example) {
        boolean needed = example != null && example.fastThread();
        if (needed || suited) {
            fastThread.setSelected(needed);
        }
        suited = needed;
    }

    private VBox field(String key, Node control) {
        return new VBox(Controls.label(words.of(key), AppStyles.MUTED), control);
    }

    private StringConverter<Allocator> converter() {
        return new StringConverter<>() {
            @Override
            public String toString(@Nullable Allocator choice) {
                return choice == null ? "" : words.say(choice.key());
            }

            @Override
            public Allocator fromString(String text) {
                return ALLOCATORS.getFirst();
            }
        };
    }
}
