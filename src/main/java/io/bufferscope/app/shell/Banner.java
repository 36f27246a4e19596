package io.bufferscope.app.shell;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A strip that says what went wrong until the user closes it.
final class Banner extends HBox {

    private static final PseudoClass FAILURE = PseudoClass.getPseudoClass("failure");

    private final Words words;
    private final Label sentence = new Label();
    private final Button remedy = new Button();
    private final Button close;

    Banner(Words words) {
        this.words = words;
        this.close = Controls.iconButton(Feather.X, words.of("banner.close"), this::dismiss);
        getStyleClass().add(AppStyles.BANNER);
        sentence.setWrapText(true);
        sentence.setMinHeight(USE_PREF_SIZE);
        sentence.setAccessibleRole(AccessibleRole.TEXT);
        setHgrow(sentence, Priority.ALWAYS);
        sentence.setMaxWidth(Double.MAX_VALUE);
        getChildren().addAll(new FontIcon(Feather.ALERT_CIRCLE), sentence, remedy, close);
        dismiss();
    }

    void show(Mishap mishap) {
        sentence.textProperty().bind(words.of(() -> words.say(mishap.key(), mishap.arguments())));
        pseudoClassStateChanged(FAILURE, mishap.kind() != Mishap.Kind.NOTICE);
        showRemedy(mishap.remedy());
        setVisible(true);
        setManaged(true);
    }

    void dismiss() {
        setVisible(false);
        setManaged(false);
    }

    private void showRemedy(Mishap.@Nullable Remedy offered) {
        Controls.show(remedy, offered != null);
        if (offered != null) {
            remedy.textProperty().bind(words.of(offered.key()));
            remedy.setOnAction(event -> {
                dismiss();
                offered.action().run();
            });
        }
    }
}
