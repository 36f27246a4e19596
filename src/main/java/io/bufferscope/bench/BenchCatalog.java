package io.bufferscope.bench;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.PatternSyntaxException;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/// All benchmarks that this program holds, as the build entered them in JMH's list.
public final class BenchCatalog {

    /// Regular expression of the rigged twins' names, which run as they are written.
    static final String TWINS = "^io\\.bufferscope\\.bench\\.twins\\.";

    private BenchCatalog() {}

    /// A benchmark.
    ///
    /// @param name full name, `package.Class.method`
    /// @param mode JMH's short name of what is measured, such as `avgt`
    /// @param params values by parameter
    public record Entry(String name, String mode, SortedMap<String, List<String>> params) {

        /// Class and method, without the package.
        public String shortName() {
            int dot = name.lastIndexOf('.', name.lastIndexOf('.') - 1);
            return name.substring(dot + 1);
        }

        /// How many combinations of parameters there are.
        public int variants() {
            return params.values().stream().mapToInt(List::size).reduce(1, (a, b) -> a * b);
        }
    }

    /// All, by name.
    public static List<Entry> all() {
        return entries(BenchmarkList.defaultList().getAll(silent(), List.of()));
    }

    /// Those of which the name holds one of the regular expressions, by name; all for none.
    ///
    /// @throws BenchRefused if there are none, or an expression is wrong
    public static List<Entry> find(List<String> names) throws BenchRefused {
        try {
            List<Entry> found = entries(BenchmarkList.defaultList().find(silent(), names, List.of()));
            if (found.isEmpty()) {
                throw new BenchRefused("No benchmark is named " + String.join(" or ", names)
                        + "; `bufferscope bench list` names them all.");
            }
            return found;
        } catch (PatternSyntaxException e) {
            throw new BenchRefused("“" + e.getPattern() + "” is no regular expression of names.");
        }
    }

    static OutputFormat silent() {
        return OutputFormatFactory.createFormatInstance(
                new PrintStream(OutputStream.nullOutputStream()), VerboseMode.SILENT);
    }

    private static List<Entry> entries(Collection<BenchmarkListEntry> found) {
        return found.stream()
                .map(it -> new Entry(it.getUsername(), it.getMode().shortLabel(), params(it)))
                .sorted((a, b) -> a.name().compareTo(b.name()))
                .toList();
    }

    private static SortedMap<String, List<String>> params(BenchmarkListEntry entry) {
        SortedMap<String, List<String>> params = new TreeMap<>();
        Map<String, String[]> values = entry.getParams().orElse(Map.of());
        values.forEach((name, all) -> params.put(name, List.of(all)));
        return params;
    }
}
