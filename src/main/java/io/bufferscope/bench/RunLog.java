package io.bufferscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What JMH and the forks print, line by line; keeps what tells of forks and failures.
final class RunLog {

    private static final Pattern FORK = Pattern.compile("# (Warmup )?Fork: (\\d+) of (\\d+)");
    private static final Pattern THROWN = Pattern.compile("^([\\w.$]+(?:Exception|Error))(?:: (.*))?$");

    private final Consumer<String> lines;
    private final StringBuilder open = new StringBuilder();
    private final List<String> failures = new ArrayList<>();
    private String benchmark = "";
    private boolean failed;
    private int warmupForks;
    private int fork = 1;

    /// @param lines gets each line
    RunLog(Consumer<String> lines) {
        this.lines = lines;
    }

    synchronized void begin(String name) {
        benchmark = name;
        failed = false;
        warmupForks = 0;
        fork = 1;
    }

    /// The number of the fork that runs, those that only warm up counted first.
    synchronized int fork() {
        return fork;
    }

    /// A sentence for each benchmark that failed.
    synchronized List<String> failures() {
        return List.copyOf(failures);
    }

    synchronized void add(String text) {
        open.append(text);
        for (int end = open.indexOf("\n"); end >= 0; end = open.indexOf("\n")) {
            line(open.substring(0, end).stripTrailing());
            open.delete(0, end + 1);
        }
    }

    private void line(String line) {
        Matcher said = FORK.matcher(line);
        if (said.find()) {
            boolean warmup = said.group(1) != null;
            int number = Integer.parseInt(said.group(2));
            fork = warmup ? number : warmupForks + number;
            warmupForks = warmup ? Integer.parseInt(said.group(3)) : warmupForks;
        }
        failure(line);
        lines.accept(line);
    }

    private void failure(String line) {
        Matcher thrown = THROWN.matcher(line);
        if (line.contains("<failure>")) {
            failed = true;
            failures.add(benchmark + " failed.");
        } else if (failed && thrown.matches()) {
            failed = false;
            String why = thrown.group(2) == null ? thrown.group(1) : thrown.group(1) + ", " + thrown.group(2);
            failures.set(failures.size() - 1, benchmark + " failed: " + why + ".");
        }
    }
}
