package io.bufferscope.session;

import io.bufferscope.trace.Trace;
import io.bufferscope.trace.TraceFile;
import io.bufferscope.trace.TraceFormatException;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The folders of runs whose application was killed before it could delete them.
///
/// The name of such a folder holds the process id of its application. An id that is in use again protects the folder
/// until the next time.
public final class Leftovers {

    /// Recordings that are kept.
    static final int MOST_KEPT = 5;

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneId.systemDefault());

    private static final String PREFIX = "bscope-";
    private static final Pattern NAME = Pattern.compile(PREFIX + "(\\d{1,18})-\\d+");

    private Leftovers() {}

    /// How the names of this process's folders begin.
    static String prefix() {
        return PREFIX + ProcessHandle.current().pid() + "-";
    }

    /// Moves the recordings that are in them to a folder and deletes the rest; what cannot be deleted stays.
    ///
    /// The folder keeps the newest recordings, [#MOST_KEPT] at most.
    ///
    /// @return the newest recording that was moved, or null if there is none
    public static @Nullable Path rescue(Path to) {
        return rescue(Path.of(System.getProperty("java.io.tmpdir")), to);
    }

    /// Does so with the folders below another than the temporary folder.
    public static @Nullable Path rescue(Path temporary, Path to) {
        Path newest = null;
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(temporary, PREFIX + "*")) {
            for (Path folder : folders) {
                OptionalLong owner = owner(folder);
                if (owner.isPresent() && ProcessHandle.of(owner.getAsLong()).isEmpty()) {
                    newest = newer(newest, rescueFrom(folder, to));
                    Workplace.delete(folder);
                }
            }
            deleteOldest(to);
        } catch (IOException notOurs) {
            System.getLogger("session").log(System.Logger.Level.DEBUG, "a folder stays", notOurs);
        }
        return newest;
    }

    private static @Nullable Path rescueFrom(Path folder, Path to) throws IOException {
        Path moved = null;
        try (DirectoryStream<Path> recordings = Files.newDirectoryStream(folder, "*.bscope")) {
            for (Path recording : recordings) {
                String name = nameOf(recording);
                if (name != null) {
                    Files.createDirectories(to);
                    moved = Files.move(recording, to.resolve(name), StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
        return moved;
    }

    /// Name of its program with the time of the recording; null if nothing can be read of it.
    private static @Nullable String nameOf(Path recording) throws IOException {
        try (Trace trace = TraceFile.open(recording)) {
            String program = trace.program().fileName().replaceFirst("\\.java$", "");
            String time = TIME.format(Files.getLastModifiedTime(recording).toInstant());
            return trace.steps() == 0 ? null : program + "-" + time + ".bscope";
        } catch (TraceFormatException nothingRecorded) {
            return null;
        }
    }

    private static @Nullable Path newer(@Nullable Path one, @Nullable Path other) throws IOException {
        if (one == null || other == null) {
            return one == null ? other : one;
        }
        return Files.getLastModifiedTime(one).compareTo(Files.getLastModifiedTime(other)) > 0 ? one : other;
    }

    private static void deleteOldest(Path kept) throws IOException {
        if (!Files.isDirectory(kept)) {
            return;
        }
        try (Stream<Path> all = Files.list(kept)) {
            List<Path> oldestFirst = all.sorted(
                            Comparator.comparingLong(each -> each.toFile().lastModified()))
                    .toList();
            for (Path each : oldestFirst.subList(0, Math.max(0, oldestFirst.size() - MOST_KEPT))) {
                Files.delete(each);
            }
        }
    }

    private static OptionalLong owner(Path folder) {
        Matcher name = NAME.matcher(folder.getFileName().toString());
        return name.matches() ? OptionalLong.of(Long.parseLong(name.group(1))) : OptionalLong.empty();
    }
}
