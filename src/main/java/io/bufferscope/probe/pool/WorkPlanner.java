package io.bufferscope.probe.pool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The maker of a workload's plan from the options of a command.
final class WorkPlanner {

    private static final int MOST_THREADS = 64;
    private static final int MOST_SECONDS = 24 * 3600;
    private static final int MOST_SIZES = 1_000_000;
    private static final int SMALL_PAGE = 4096;
    private static final int SMALL_CHUNK = 64 * 1024;

    private final Map<String, String> options;
    private final @Nullable PooledSetup setup;

    /// @param setup how the pooled allocator is built; null if it is another
    WorkPlanner(Map<String, String> options, @Nullable PooledSetup setup) {
        this.options = new HashMap<>(options);
        this.setup = setup;
    }

    WorkPlan plan(Command.Start command) throws ScriptProblem {
        List<Integer> sizes = command.file() == null ? List.of() : sizes(command.file());
        int threads = Math.max(1, number("threads", command.name().equals("cross-thread") ? 2 : 1, MOST_THREADS));
        boolean fast = !word("kind", "fast", List.of("fast", "plain")).equals("plain");
        String memory = word("memory", "any", List.of("heap", "direct", "any"));
        WorkPlan plan = new WorkPlan(
                command.name(),
                sizes,
                number("rate", 0, Integer.MAX_VALUE),
                number("seed", 1, Integer.MAX_VALUE),
                threads,
                fast,
                number("operations", 0, Integer.MAX_VALUE),
                number("seconds", 0, MOST_SECONDS),
                memory.equals("any") ? null : memory.equals("direct"),
                size("page", setup == null ? SMALL_PAGE : setup.pageSize()),
                size("chunk", setup == null ? SMALL_CHUNK : setup.chunkSize()),
                word("held", "false", List.of("true", "false")).equals("true"));
        if (!options.isEmpty()) {
            throw new ScriptProblem("a workload has no option '"
                    + options.keySet().iterator().next()
                    + "': it has rate, seed, threads, kind, memory, operations, seconds, page, chunk, held");
        }
        return plan;
    }

    private int number(String key, int otherwise, int most) throws ScriptProblem {
        String value = options.remove(key);
        return value == null ? otherwise : Sizes.number(value, 0, most);
    }

    private int size(String key, int otherwise) throws ScriptProblem {
        String value = options.remove(key);
        int bytes = value == null ? otherwise : Sizes.bytes(value);
        if (bytes < SMALL_PAGE) {
            throw new ScriptProblem(key + "=" + value + " is too small: the least is " + SMALL_PAGE);
        }
        return bytes;
    }

    private String word(String key, String otherwise, List<String> allowed) throws ScriptProblem {
        String value = options.remove(key);
        if (value != null && !allowed.contains(value)) {
            throw new ScriptProblem(key + "=" + value + " is unknown: write one of " + String.join(", ", allowed));
        }
        return value == null ? otherwise : value;
    }

    /// The first field of each line that is a size.
    private static List<Integer> sizes(String file) throws ScriptProblem {
        List<Integer> sizes = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(Path.of(file))) {
                String first = line.split("[,;\t]", 2)[0].strip().replace("\"", "");
                if (!first.isEmpty() && Character.isDigit(first.charAt(0)) && sizes.size() < MOST_SIZES) {
                    sizes.add(Sizes.bytes(first));
                }
            }
        } catch (IOException | RuntimeException unreadable) {
            throw new ScriptProblem("the file '" + file + "' cannot be read: give the path of a text file");
        }
        if (sizes.isEmpty()) {
            throw new ScriptProblem("the file '" + file + "' has no sizes: each line is to begin with one");
        }
        return sizes;
    }
}
