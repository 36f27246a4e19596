package io.bufferscope.app.pool;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.files.AtomicFile;
import java.io.IOException;
import java.nio.file.Path;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The commands given so far as a script, and a line to type further ones.
final class ScriptCard extends VBox {

    private static final double HEIGHT = 130;

    private final Surroundings surroundings;
    private final PoolDesk desk;
    private final Words words;
    private final TextField line = new TextField();

    ScriptCard(Surroundings surroundings, PoolDesk desk) {
        this.surroundings = surroundings;
        this.desk = desk;
        this.words = surroundings.manner().words();
        ListView<String> list = new ListView<>(desk.script());
        list.setPrefHeight(HEIGHT);
        list.setMinHeight(HEIGHT);
        list.getStyleClass().add(AppStyles.MONO);
        list.accessibleTextProperty().bind(words.of("pool.card.script"));
        desk.script().subscribe(() -> list.scrollTo(desk.script().size() - 1));
        line.getStyleClass().addAll(AppStyles.MONO, PoolStyles.LINE);
        line.promptTextProperty().bind(words.of("pool.script.line"));
        line.accessibleTextProperty().bind(words.of("pool.script.line"));
        line.setOnAction(event -> send());
        getStyleClass().add(AppStyles.CARD);
        line.disableProperty().bind(desk.asideProperty());
        getChildren()
                .addAll(
                        Controls.row(
                                AppStyles.PANE_HEAD,
                                Controls.label(words.of("pool.card.script"), AppStyles.CARD_TITLE),
                                Controls.spring(),
                                Controls.iconButton(Feather.COPY, words.of("pool.script.copy"), this::copy),
                                Controls.iconButton(Feather.SAVE, words.of("pool.script.save"), this::save)),
                        list,
                        line);
    }

    private void send() {
        String command = line.getText().strip();
        if (!command.isEmpty()) {
            desk.send(command);
            line.clear();
        }
    }

    private String text() {
        return String.join("\n", desk.script()) + "\n";
    }

    private void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(text());
        Clipboard.getSystemClipboard().setContent(content);
    }

    private void save() {
        Path place = surroundings.files().toSave(words.say("pool.script.save"), Path.of("pool.txt"));
        if (place == null) {
            return;
        }
        try {
            AtomicFile.write(place, text().getBytes(UTF_8));
        } catch (IOException unwritable) {
            surroundings.errors().tell(Mishap.failure("mishap.not.saved", place), unwritable);
        }
    }
}
