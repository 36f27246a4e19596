package io.bufferscope.app.scope;

import io.bufferscope.condition.Breakpoint;
import io.bufferscope.files.AtomicFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// What is remembered of each program besides its text: breakpoints and bookmarks, a small file for each.
///
/// What cannot be read counts as empty, what cannot be written is lost: no reason to trouble anyone.
final class FileMemory {

    /// What is remembered of one program.
    record Remembered(List<Breakpoint> breakpoints, List<Bookmark> bookmarks) {

        static final Remembered NOTHING = new Remembered(List.of(), List.of());
    }

    private static final System.Logger LOG = System.getLogger(FileMemory.class.getName());

    private final @Nullable Path folder;

    /// @param folder where the user's own things are kept, or null to remember nothing
    FileMemory(@Nullable Path folder) {
        this.folder = folder == null ? null : folder.resolve("stops");
    }

    Remembered load(Path program) {
        Path file = file(program);
        if (file == null || !Files.isReadable(file)) {
            return Remembered.NOTHING;
        }
        Properties values = new Properties();
        try (InputStream in = Files.newInputStream(file)) {
            values.load(in);
        } catch (IOException | IllegalArgumentException unreadable) {
            LOG.log(System.Logger.Level.WARNING, "breakpoints not read", unreadable);
        }
        return new Remembered(breakpoints(values), bookmarks(values));
    }

    void save(Path program, Remembered remembered) {
        Path file = file(program);
        if (file == null) {
            return;
        }
        try {
            if (remembered.equals(Remembered.NOTHING)) {
                Files.deleteIfExists(file);
            } else {
                Files.createDirectories(file.getParent());
                AtomicFile.write(file, bytes(program, remembered));
            }
        } catch (IOException unwritable) {
            LOG.log(System.Logger.Level.WARNING, "breakpoints not saved", unwritable);
        }
    }

    private @Nullable Path file(Path program) {
        byte[] name = program.toString().getBytes(StandardCharsets.UTF_8);
        return folder == null ? null : folder.resolve(UUID.nameUUIDFromBytes(name) + ".properties");
    }

    private static byte[] bytes(Path program, Remembered remembered) throws IOException {
        Properties values = new Properties();
        values.setProperty("program", program.toString());
        for (int i = 0; i < remembered.breakpoints().size(); i++) {
            write(values, "breakpoint." + i + ".", remembered.breakpoints().get(i));
        }
        for (int i = 0; i < remembered.bookmarks().size(); i++) {
            Bookmark bookmark = remembered.bookmarks().get(i);
            values.setProperty("bookmark." + i + ".step", Long.toString(bookmark.step()));
            values.setProperty("bookmark." + i + ".note", bookmark.note());
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        values.store(out, "Bufferscope: breakpoints and bookmarks");
        return out.toByteArray();
    }

    private static void write(Properties values, String key, Breakpoint breakpoint) {
        values.setProperty(
                key + "place",
                switch (breakpoint.place()) {
                    case Breakpoint.Place.Line(int line) -> "line " + line;
                    case Breakpoint.Place.Call(String name) -> "call " + name;
                    case Breakpoint.Place.Anywhere() -> "anywhere";
                });
        values.setProperty(key + "condition", breakpoint.condition());
        values.setProperty(key + "from", Integer.toString(breakpoint.fromHit()));
        values.setProperty(key + "enabled", Boolean.toString(breakpoint.enabled()));
    }

    private static List<Breakpoint> breakpoints(Properties values) {
        List<Breakpoint> found = new ArrayList<>();
        for (int i = 0; values.containsKey("breakpoint." + i + ".place"); i++) {
            String key = "breakpoint." + i + ".";
            found.add(new Breakpoint(
                    place(values.getProperty(key + "place")),
                    values.getProperty(key + "condition", ""),
                    Math.clamp(number(values.getProperty(key + "from", "1")), 1, Integer.MAX_VALUE),
                    !values.getProperty(key + "enabled", "true").equals("false")));
        }
        return found;
    }

    private static Breakpoint.Place place(String text) {
        if (text.startsWith("line ")) {
            return new Breakpoint.Place.Line(Math.clamp(number(text.substring(5)), 1, Integer.MAX_VALUE));
        }
        return text.startsWith("call ")
                ? new Breakpoint.Place.Call(text.substring(5))
                : new Breakpoint.Place.Anywhere();
    }

    private static List<Bookmark> bookmarks(Properties values) {
        List<Bookmark> found = new ArrayList<>();
        for (int i = 0; values.containsKey("bookmark." + i + ".step"); i++) {
            long step = number(values.getProperty("bookmark." + i + ".step"));
            found.add(new Bookmark(Math.max(1, step), values.getProperty("bookmark." + i + ".note", "")));
        }
        return found;
    }

    private static long number(String text) {
        try {
            return Long.parseLong(text.strip());
        } catch (NumberFormatException damaged) {
            return 1;
        }
    }
}
