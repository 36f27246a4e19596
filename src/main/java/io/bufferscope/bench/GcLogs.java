package io.bufferscope.bench;

import io.bufferscope.bench.result.Collected;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The logs of garbage collections that forks leave in a folder.
///
/// @param folder that of the forks' marks
record GcLogs(Path folder) {

    private static final String NAME = "gc-";

    /// Such as `[1.234s] GC(3) Pause Young (Normal) (G1 Evacuation Pause) 25M->3M(512M) 2.345ms`.
    private static final Pattern LINE =
            Pattern.compile("\\[([0-9.]+)s\\].* ([0-9]+)([KMG])->([0-9]+)([KMG])\\([0-9]+[KMG]\\) ([0-9.]+)ms");

    private static final Map<String, Double> MIB = Map.of("K", 1 / 1024.0, "M", 1.0, "G", 1024.0);

    /// The option that has a JVM write such a log into a folder.
    static String option(String folder, String separator) {
        return "-Xlog:gc:file=\"" + folder + separator + NAME + "%p\":uptime";
    }

    /// Takes all logs that are there out of the folder, the oldest first; each is a fork's.
    List<List<Collected>> take() {
        List<List<Collected>> forks = new ArrayList<>();
        for (Path log : logs()) {
            try {
                forks.add(read(Files.readString(log)));
                Files.deleteIfExists(log);
            } catch (IOException e) {
                forks.add(List.of());
            }
        }
        return forks;
    }

    /// The collections of a log; lines about anything else are left out.
    static List<Collected> read(String log) {
        return log.lines()
                .map(LINE::matcher)
                .filter(Matcher::find)
                .map(GcLogs::collected)
                .toList();
    }

    private static Collected collected(Matcher line) {
        return new Collected(
                Double.parseDouble(line.group(1)),
                mib(line.group(2), line.group(3)),
                mib(line.group(4), line.group(5)),
                Double.parseDouble(line.group(6)));
    }

    private static double mib(String amount, String unit) {
        return Double.parseDouble(amount) * MIB.getOrDefault(unit, 1.0);
    }

    private List<Path> logs() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith(NAME))
                    .sorted(Comparator.comparingLong(file -> file.toFile().lastModified()))
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
