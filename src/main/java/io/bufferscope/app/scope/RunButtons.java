package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import java.util.function.Consumer;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The room's buttons in the top bar: open, examples, save, run and stop.
final class RunButtons extends HBox {

    /// What the buttons do.
    interface Actions {
        void openFile();

        void openExample(Example example);

        void save();

        void saveRecording();

        void run();

        void stop();
    }

    RunButtons(
            Words words,
            ReadOnlyObjectProperty<RunControl.State> state,
            BooleanExpression unsaved,
            BooleanExpression recorded,
            OpenMenu open,
            Node allocators,
            Actions actions) {
        getStyleClass().add(AppStyles.BUTTON_ROW);
        setMinWidth(USE_PREF_SIZE);
        Button save = Controls.iconButton(Feather.SAVE, words.of("scope.save"), actions::save);
        save.disableProperty().bind(unsaved.not());
        Button keep = Controls.iconButton(Feather.DOWNLOAD, words.of("scope.save.recording"), actions::saveRecording);
        keep.disableProperty().bind(recorded.not());
        Button run = Controls.button(Feather.PLAY_CIRCLE, words.of("scope.run"), actions::run);
        run.getStyleClass().add("accent");
        Controls.name(run, words.of("scope.run.tip"));
        Button stop = Controls.button(Feather.SQUARE, words.of("scope.stop"), actions::stop);
        stop.disableProperty().bind(state.isEqualTo(RunControl.State.IDLE));
        getChildren().addAll(open, examples(words, actions::openExample), save, keep, run, stop, allocators);
    }

    private static MenuButton examples(Words words, Consumer<Example> open) {
        MenuButton button = new MenuButton(null, new FontIcon(Feather.BOOK_OPEN));
        button.textProperty().bind(words.of("scope.examples"));
        button.getStyleClass().add(AppStyles.WITH_ICON);
        Controls.name(button, words.of("scope.examples"));
        button.setMinWidth(Region.USE_PREF_SIZE);
        for (Example example : Example.ALL) {
            MenuItem item = new MenuItem();
            ExampleWords about = example.words();
            item.textProperty()
                    .bind(words.of(() -> about.in(words.messages().language()).title()));
            item.setOnAction(event -> open.accept(example));
            button.getItems().add(item);
        }
        return button;
    }
}
