package io.bufferscope.app.present;

import io.bufferscope.view.FxThread;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// What a scene says.
final class SceneTexts {

    private SceneTexts() {}

    static String of(Scene scene) {
        return FxThread.call(() -> {
            StringBuilder words = new StringBuilder();
            all(scene.getRoot(), Label.class)
                    .forEach(label -> words.append(label.getText()).append('\n'));
            all(scene.getRoot(), TextFlow.class)
                    .forEach(flow -> words.append(words(flow)).append('\n'));
            return words.toString();
        });
    }

    static String words(TextFlow flow) {
        StringBuilder words = new StringBuilder();
        all(flow, Text.class).forEach(text -> words.append(text.getText()));
        return words.toString();
    }

    /// The parts of a kind below a node.
    static <N> List<N> all(Parent root, Class<N> kind) {
        return root.getChildrenUnmodifiable().stream()
                .flatMap(child -> {
                    List<N> found = new ArrayList<>();
                    if (kind.isInstance(child)) {
                        found.add(kind.cast(child));
                    }
                    if (child instanceof Parent parent) {
                        found.addAll(all(parent, kind));
                    }
                    return found.stream();
                })
                .toList();
    }
}
