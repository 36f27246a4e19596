package io.bufferscope.app.shell;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// A question to the user for a file.
public interface FileChoice {

    /// A Java source file or saved trace that exists, or null if the user changed their mind.
    ///
    /// @param folder where to begin, or null
    @Nullable
    Path toOpen(String title, @Nullable Path folder);

    /// A place for a file, or null if the user changed their mind.
    ///
    /// @param suggestion folder and name to begin with
    @Nullable
    Path toSave(String title, Path suggestion);
}
