package io.bufferscope.app.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.bench.result.JmhJson;
import io.bufferscope.bench.result.RunFile;
import io.bufferscope.files.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// The runs of this machine, each kept in a file of a folder.
///
/// @param folder need not exist
record RunHistory(Path folder) {

    /// So many of the newest runs are read.
    static final int MOST = 200;

    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);

    /// What is in the folder.
    ///
    /// @param runs the newest first
    /// @param damaged files that hold no run; they are left where they are
    record Kept(List<RunFile> runs, List<Path> damaged) {}

    /// Reads the runs.
    ///
    /// @throws IOException if the folder cannot be read
    Kept read() throws IOException {
        List<RunFile> runs = new ArrayList<>();
        List<Path> damaged = new ArrayList<>();
        for (Path file : files()) {
            try {
                runs.add(RunFile.of(Files.readString(file)));
            } catch (JmhJson.Malformed | IOException e) {
                damaged.add(file.getFileName());
            }
        }
        runs.sort(Comparator.comparing(RunFile::time).reversed());
        return new Kept(List.copyOf(runs), List.copyOf(damaged));
    }

    /// Keeps a run: whole, or not at all.
    ///
    /// @throws IOException if it cannot be written
    void keep(RunFile run) throws IOException {
        Files.createDirectories(folder);
        String name = NAME.format(run.time()) + "-" + run.subject().replaceAll("\\W", "_") + ".json";
        AtomicFile.write(folder.resolve(name), run.text().getBytes(UTF_8));
    }

    private List<Path> files() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(".json"))
                    .sorted(Comparator.reverseOrder())
                    .limit(MOST)
                    .toList();
        }
    }
}
