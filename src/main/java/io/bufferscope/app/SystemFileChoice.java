package io.bufferscope.app;

import io.bufferscope.app.shell.FileChoice;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// The file dialogues of the system.
final class SystemFileChoice implements FileChoice {

    private final Stage owner;

    SystemFileChoice(Stage owner) {
        this.owner = owner;
    }

    @Override
    public @Nullable Path toOpen(String title, @Nullable Path folder) {
        return path(chooser(title, folder).showOpenDialog(owner));
    }

    @Override
    public @Nullable Path toSave(String title, Path suggestion) {
        FileChooser chooser = chooser(title, suggestion.toAbsolutePath().getParent());
        String name = suggestion.getFileName().toString();
        String ending = name.substring(Math.max(0, name.lastIndexOf('.')));
        chooser.getExtensionFilters().clear();
        if (ending.startsWith(".")) {
            chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(ending, "*" + ending));
        }
        chooser.setInitialFileName(name);
        return path(chooser.showSaveDialog(owner));
    }

    private static FileChooser chooser(String title, @Nullable Path folder) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters()
                .add(new FileChooser.ExtensionFilter("Bufferscope", "*.java", "*.bscope", "*.json", "*.md", "*.zip"));
        if (folder != null && Files.isDirectory(folder)) {
            chooser.setInitialDirectory(folder.toFile());
        }
        return chooser;
    }

    private static @Nullable Path path(@Nullable File file) {
        return file == null ? null : file.toPath();
    }
}
