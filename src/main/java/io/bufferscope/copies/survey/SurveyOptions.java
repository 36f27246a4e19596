package io.bufferscope.copies.survey;

import io.bufferscope.copies.TransferPath;
import java.time.Duration;
import java.util.List;

/// What to measure, and how thoroughly.
///
/// @param paths paths that can be run
/// @param sizes bytes of the payloads, ascending
/// @param total time for all of it, from the start of the child
/// @param rounds numbers taken for one path at one size
public record SurveyOptions(List<TransferPath> paths, List<Integer> sizes, Duration total, int rounds) {

    private static final int ROUNDS = 15;
    private static final int QUICK_ROUNDS = 7;
    private static final Duration START = Duration.ofSeconds(1);
    private static final Duration EACH = Duration.ofMillis(300);
    private static final Duration QUICK_EACH = Duration.ofMillis(60);
    private static final Duration MOST = Duration.ofSeconds(80);
    private static final Duration QUICK_MOST = Duration.ofMillis(8_500);

    public SurveyOptions {
        paths = List.copyOf(paths);
        sizes = sizes.stream().sorted().distinct().toList();
    }

    /// All paths at seven sizes take about a minute.
    public static SurveyOptions thorough(List<TransferPath> paths, List<Integer> sizes) {
        return new SurveyOptions(paths, sizes, total(paths.size() * sizes.size(), EACH, MOST), ROUNDS);
    }

    /// All paths at four sizes take some seconds; the code is hardly warm then.
    public static SurveyOptions quick(List<TransferPath> paths, List<Integer> sizes) {
        return new SurveyOptions(
                paths, sizes, total(paths.size() * sizes.size(), QUICK_EACH, QUICK_MOST), QUICK_ROUNDS);
    }

    private static Duration total(int cells, Duration each, Duration most) {
        Duration all = START.plus(each.multipliedBy(cells));
        return all.compareTo(most) < 0 ? all : most;
    }

    /// Number of measurements.
    public int cells() {
        return paths.size() * sizes.size();
    }
}
