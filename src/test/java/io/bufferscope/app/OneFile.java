package io.bufferscope.app;

import io.bufferscope.app.shell.FileChoice;
import java.nio.file.Path;

/// A user who always chooses the same place to save.
record OneFile(Path place) implements FileChoice {

    @Override
    public Path toOpen(String title, Path folder) {
        return null;
    }

    @Override
    public Path toSave(String title, Path suggestion) {
        return place.resolve(suggestion.getFileName());
    }
}
