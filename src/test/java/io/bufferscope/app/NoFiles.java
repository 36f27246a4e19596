package io.bufferscope.app;

import io.bufferscope.app.shell.FileChoice;
import java.nio.file.Path;

/// A user who never chooses a file.
record NoFiles() implements FileChoice {

    @Override
    public Path toOpen(String title, Path folder) {
        return null;
    }

    @Override
    public Path toSave(String title, Path suggestion) {
        return null;
    }
}
