package io.bufferscope.bench.result;

import io.bufferscope.bench.machine.MachineState;
import io.bufferscope.bench.machine.Noise;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A run of this machine as it is kept in a file: what JMH wrote, and what JMH does not write.
///
/// One JSON object: `format`, `version`, `subject`, `effort`, `time`, `before` and `after` (the machine), `warmups`,
/// `collections` (seconds, MiB before and after, milliseconds), and `results`, which is JMH's own array.
///
/// @param subject what was run, such as `SequentialWrites`
/// @param effort how long, such as `QUICK`
/// @param time when it had ended
public record RunFile(String subject, String effort, Instant time, RunRecord run) {

    private static final String FORMAT = "bufferscope-bench";
    private static final int VERSION = 1;
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    /// The text of the file.
    public String text() {
        ObjectNode root = MAPPER.createObjectNode();
        root.put("format", FORMAT).put("version", VERSION);
        root.put("subject", subject).put("effort", effort).put("time", time.toString());
        machine(root, "before", run.before());
        machine(root, "after", run.after());
        warmups(root.putObject("warmups"), run.warmups());
        collections(root.putObject("collections"), run.collections());
        root.set("results", MAPPER.readTree(run.json()));
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
    }

    /// Reads the text of such a file.
    ///
    /// @throws JmhJson.Malformed if it is none
    public static RunFile of(String text) throws JmhJson.Malformed {
        JsonNode root = JmhJson.tree(text);
        if (!root.path("format").asString("").equals(FORMAT)
                || root.path("version").asInt(0) != VERSION) {
            throw new JmhJson.Malformed("it is no run that this version keeps");
        }
        String results = root.path("results").toString();
        return new RunFile(
                root.path("subject").asString(""),
                root.path("effort").asString(""),
                time(root.path("time").asString("")),
                new RunRecord(
                        JmhJson.parse(results),
                        results,
                        warmups(root.path("warmups")),
                        machine(root.path("before")),
                        machine(root.path("after")),
                        collections(root.path("collections"))));
    }

    private static Instant time(String text) throws JmhJson.Malformed {
        try {
            return Instant.parse(text);
        } catch (DateTimeException e) {
            throw new JmhJson.Malformed("it has no time");
        }
    }

    private static void machine(ObjectNode root, String name, @Nullable MachineState state) {
        if (state == null) {
            return;
        }
        ObjectNode node = root.putObject(name);
        node.put("system", state.system()).put("cores", state.cores()).put("load", state.load());
        node.put("processor", state.processor()).put("governor", state.governor());
        node.put("power", state.power().name()).put("java", state.java());
        node.put("variation", state.noise().variation())
                .put("stolen", state.noise().stolen());
    }

    private static @Nullable MachineState machine(JsonNode node) {
        if (!node.isObject()) {
            return null;
        }
        return new MachineState(
                node.path("system").asString(""),
                text(node.path("processor")),
                node.path("cores").asInt(1),
                node.path("load").asDouble(-1),
                text(node.path("governor")),
                power(node.path("power").asString("")),
                node.path("java").asString(""),
                new Noise(
                        node.path("variation").asDouble(0), node.path("stolen").asDouble(0)));
    }

    private static @Nullable String text(JsonNode node) {
        return node.isString() ? node.asString() : null;
    }

    private static MachineState.Power power(String name) {
        for (MachineState.Power power : MachineState.Power.values()) {
            if (power.name().equals(name)) {
                return power;
            }
        }
        return MachineState.Power.UNKNOWN;
    }

    private static void warmups(ObjectNode node, Map<String, List<List<Double>>> warmups) {
        warmups.forEach((id, forks) -> {
            ArrayNode all = node.putArray(id);
            forks.forEach(fork -> fork.forEach(all.addArray()::add));
        });
    }

    private static Map<String, List<List<Double>>> warmups(JsonNode node) {
        Map<String, List<List<Double>>> warmups = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> entry : node.properties()) {
            List<List<Double>> forks = new ArrayList<>();
            for (JsonNode fork : entry.getValue()) {
                List<Double> scores = new ArrayList<>();
                fork.forEach(score -> scores.add(score.asDouble(Double.NaN)));
                forks.add(List.copyOf(scores));
            }
            warmups.put(entry.getKey(), List.copyOf(forks));
        }
        return warmups;
    }

    private static void collections(ObjectNode node, Map<String, List<List<Collected>>> collections) {
        collections.forEach((id, forks) -> {
            ArrayNode all = node.putArray(id);
            for (List<Collected> fork : forks) {
                ArrayNode own = all.addArray();
                fork.forEach(it -> own.addArray()
                        .add(it.seconds())
                        .add(it.before())
                        .add(it.after())
                        .add(it.pause()));
            }
        });
    }

    private static Map<String, List<List<Collected>>> collections(JsonNode node) {
        Map<String, List<List<Collected>>> collections = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> entry : node.properties()) {
            List<List<Collected>> forks = new ArrayList<>();
            for (JsonNode fork : entry.getValue()) {
                List<Collected> own = new ArrayList<>();
                fork.forEach(it -> own.add(new Collected(
                        it.path(0).asDouble(0),
                        it.path(1).asDouble(0),
                        it.path(2).asDouble(0),
                        it.path(3).asDouble(0))));
                forks.add(List.copyOf(own));
            }
            collections.put(entry.getKey(), List.copyOf(forks));
        }
        return collections;
    }
}
