package io.bufferscope.bench.result;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The reader of the JSON that JMH writes (`-rf json`), of any project and any version since it has that format.
public final class JmhJson {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private JmhJson() {}

    /// A file that is no result of JMH.
    public static final class Malformed extends Exception {

        private static final long serialVersionUID = 1L;

        Malformed(String sentence) {
            super(sentence);
        }
    }

    /// Reads a file.
    ///
    /// @throws Malformed if it is not what JMH writes; the message is one sentence
    /// @throws IOException if it cannot be read
    public static List<Measurement> read(Path file) throws IOException, Malformed {
        try {
            return parse(Files.readString(file));
        } catch (CharacterCodingException e) {
            throw new Malformed("it is not UTF-8 text");
        }
    }

    /// Reads text.
    ///
    /// @throws Malformed if it is not what JMH writes
    public static List<Measurement> parse(String json) throws Malformed {
        JsonNode root = tree(json);
        if (!root.isArray()) {
            throw new Malformed("JMH's results are a JSON array, and this is none");
        }
        List<Measurement> measurements = new ArrayList<>();
        for (JsonNode node : root) {
            measurements.add(measurement(node, "result " + (measurements.size() + 1)));
        }
        return List.copyOf(measurements);
    }

    static JsonNode tree(String json) throws Malformed {
        try {
            return MAPPER.readTree(json);
        } catch (JacksonException e) {
            int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
            throw new Malformed("it is not JSON from line " + line + " on");
        }
    }

    private static Measurement measurement(JsonNode node, String where) throws Malformed {
        String benchmark = text(node, "benchmark");
        if (benchmark.isEmpty()) {
            throw new Malformed(where + " has no benchmark");
        }
        if (!node.path("primaryMetric").isObject()) {
            throw new Malformed(where + " (" + benchmark + ") has no primaryMetric");
        }
        SortedMap<String, Metric> secondary = new TreeMap<>();
        for (var entry : node.path("secondaryMetrics").properties()) {
            secondary.put(plain(entry.getKey()), metric(entry.getValue(), where));
        }
        return new Measurement(
                benchmark,
                text(node, "mode"),
                params(node.path("params")),
                setup(node),
                metric(node.path("primaryMetric"), where),
                secondary);
    }

    /// Older versions of JMH mark the names of profilers' metrics with a dot in front.
    private static String plain(String name) {
        return name.startsWith("·") ? name.substring(1) : name;
    }

    private static SortedMap<String, String> params(JsonNode node) {
        SortedMap<String, String> params = new TreeMap<>();
        node.properties().forEach(it -> params.put(it.getKey(), it.getValue().asString()));
        return params;
    }

    private static Measurement.Setup setup(JsonNode node) {
        List<String> jvmArgs = new ArrayList<>();
        node.path("jvmArgs").forEach(it -> jvmArgs.add(it.asString()));
        return new Measurement.Setup(
                node.path("threads").asInt(1),
                node.path("forks").asInt(0),
                node.path("warmupIterations").asInt(0),
                text(node, "warmupTime"),
                node.path("measurementIterations").asInt(0),
                text(node, "measurementTime"),
                jvmArgs,
                (text(node, "vmName") + " " + text(node, "jdkVersion")).strip(),
                text(node, "jmhVersion"));
    }

    private static Metric metric(JsonNode node, String where) throws Malformed {
        if (!node.has("score")) {
            throw new Malformed(where + " has a metric without score");
        }
        JsonNode interval = node.path("scoreConfidence");
        SortedMap<Double, Double> percentiles = new TreeMap<>();
        for (var entry : node.path("scorePercentiles").properties()) {
            percentiles.put(number(entry.getKey(), where), number(entry.getValue(), where));
        }
        return new Metric(
                number(node.path("score"), where),
                number(node.path("scoreError"), where),
                number(interval.path(0), where),
                number(interval.path(1), where),
                percentiles,
                text(node, "scoreUnit"),
                raw(node.path("rawData"), where),
                histogram(node.path("rawDataHistogram"), where));
    }

    private static List<List<Double>> raw(JsonNode node, String where) throws Malformed {
        List<List<Double>> forks = new ArrayList<>();
        for (JsonNode fork : node) {
            List<Double> points = new ArrayList<>();
            for (JsonNode point : fork) {
                points.add(number(point, where));
            }
            forks.add(List.copyOf(points));
        }
        return List.copyOf(forks);
    }

    /// By fork, by iteration, pairs of value and number of times; added up.
    private static List<Metric.Count> histogram(JsonNode node, String where) throws Malformed {
        SortedMap<Double, Long> counts = new TreeMap<>();
        for (JsonNode fork : node) {
            for (JsonNode iteration : fork) {
                for (JsonNode pair : iteration) {
                    counts.merge(number(pair.path(0), where), pair.path(1).asLong(0), Long::sum);
                }
            }
        }
        return counts.entrySet().stream()
                .map(it -> new Metric.Count(it.getKey(), it.getValue()))
                .toList();
    }

    private static String text(JsonNode node, String field) {
        return node.path(field).asString("");
    }

    /// JMH writes what is no number as a string, such as `"NaN"`; what is missing is none either.
    private static double number(JsonNode node, String where) throws Malformed {
        if (node.isMissingNode() || node.isNull()) {
            return Double.NaN;
        }
        return node.isNumber() ? node.asDouble() : number(node.asString(""), where);
    }

    private static double number(String text, String where) throws Malformed {
        try {
            return Double.parseDouble(text.replace("\u221e", "Infinity"));
        } catch (NumberFormatException e) {
            throw new Malformed(where + " has “" + text + "” where a number belongs");
        }
    }
}
