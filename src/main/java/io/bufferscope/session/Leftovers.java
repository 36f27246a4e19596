package io.bufferscope.session;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The folders of runs whose application was killed before it could delete them.
///
/// The name of such a folder holds the process id of its application. An id that is in use again protects the folder
/// until the next time.
public final class Leftovers {

    private static final String PREFIX = "bscope-";
    private static final Pattern NAME = Pattern.compile(PREFIX + "(\\d{1,18})-\\d+");

    private Leftovers() {}

    /// How the names of this process's folders begin.
    static String prefix() {
        return PREFIX + ProcessHandle.current().pid() + "-";
    }

    /// Deletes those that may be deleted; what cannot be deleted stays.
    public static void delete() {
        delete(Path.of(System.getProperty("java.io.tmpdir")));
    }

    static void delete(Path temporary) {
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(temporary, PREFIX + "*")) {
            for (Path folder : folders) {
                OptionalLong owner = owner(folder);
                if (owner.isPresent() && ProcessHandle.of(owner.getAsLong()).isEmpty()) {
                    Workplace.delete(folder);
                }
            }
        } catch (IOException notOurs) {
            System.getLogger("session").log(System.Logger.Level.DEBUG, "a folder stays", notOurs);
        }
    }

    private static OptionalLong owner(Path folder) {
        Matcher name = NAME.matcher(folder.getFileName().toString());
        return name.matches() ? OptionalLong.of(Long.parseLong(name.group(1))) : OptionalLong.empty();
    }
}
