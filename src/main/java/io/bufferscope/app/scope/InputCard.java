package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.session.RunOptions;
import java.util.List;
import java.util.Locale;
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

    private static final List<String> ALLOCATORS = List.of("default", "pooled", "adaptive", "unpooled");

    private final Words words;
    private final TextArea input = new TextArea();
    private final TextField arguments = new TextField();
    private final CheckBox fastThread = new CheckBox();
    private final ChoiceBox<String> allocator = new ChoiceBox<>();

    InputCard(Words words) {
        this.words = words;
        textProperty().bind(words.of("input.title"));
        input.setPrefRowCount(3);
        input.getStyleClass().add(AppStyles.MONO);
        input.accessibleTextProperty().bind(words.of("input.stdin"));
        arguments.getStyleClass().add(AppStyles.MONO);
        arguments.accessibleTextProperty().bind(words.of("input.arguments"));
        fastThread.textProperty().bind(words.of("input.fast-thread"));
        fastThread.setWrapText(true);
        allocator.getItems().setAll(ALLOCATORS);
        allocator.setValue(ALLOCATORS.getFirst());
        allocator.setMaxWidth(Double.MAX_VALUE);
        allocator.accessibleTextProperty().bind(words.of("input.allocator"));
        words.messagesProperty().subscribe(messages -> allocator.setConverter(converter()));
        VBox content = new VBox(
                field("input.stdin", input),
                field("input.arguments", arguments),
                field("input.allocator", allocator),
                fastThread);
        content.getStyleClass().add(ScopeStyles.INPUT);
        setContent(content);
        setExpanded(false);
        setAnimated(false);
    }

    RunOptions options() {
        RunOptions standard = RunOptions.defaults();
        String chosen = allocator.getValue();
        return new RunOptions(
                ArgumentLine.split(arguments.getText()),
                List.of(),
                input.getText(),
                fastThread.isSelected(),
                ALLOCATORS.getFirst().equals(chosen) ? null : chosen,
                false,
                standard.stepLimit(),
                standard.timeLimit(),
                standard.compilerMessages());
    }

    private VBox field(String key, Node control) {
        return new VBox(Controls.label(words.of(key), AppStyles.MUTED), control);
    }

    private StringConverter<String> converter() {
        return new StringConverter<>() {
            @Override
            public String toString(@Nullable String name) {
                return name == null ? "" : words.say("input.allocator." + name.toLowerCase(Locale.ROOT));
            }

            @Override
            public String fromString(String text) {
                return text;
            }
        };
    }
}
