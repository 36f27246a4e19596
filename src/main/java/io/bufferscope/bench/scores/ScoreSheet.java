package io.bufferscope.bench.scores;

import io.bufferscope.bench.result.Measurement;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// The scores that a benchmark gives to the claims it decides (`docs/claims-json.md`).
///
/// @param benchmark simple name of its class
/// @param scores what is read off its measurements
public record ScoreSheet(String benchmark, List<Score> scores) {

    /// A sheet without scores.
    public static final ScoreSheet NONE = new ScoreSheet("", List.of());

    private static final MathContext DIGITS = new MathContext(6);
    private static final MathContext TOLD = new MathContext(4);
    private static final List<Integer> SIZES = List.of(10, 1000, 4000, 10_000, 100_000);

    /// A score.
    ///
    /// @param name as claims call it
    /// @param method class and method of the benchmark, without the package
    /// @param params the parameters that it must have been measured with
    public record Score(String name, String method, Map<String, String> params, Reading reading) {

        private boolean isOf(Measurement measured) {
            return measured.shortName().equals(method)
                    && measured.params().entrySet().containsAll(params.entrySet());
        }
    }

    /// All sheets.
    public static List<ScoreSheet> all() {
        return List.of(
                new ScoreSheet("SequentialWrites", sequentialWrites()),
                new ScoreSheet("AllocateRelease", allocateRelease()),
                new ScoreSheet("RandomAccess", randomAccess()),
                new ScoreSheet(
                        "LeakLevels",
                        Stream.of("disabled", "simple", "advanced", "paranoid")
                                .map(level -> score(level, "LeakLevels." + level, Reading.NANOS))
                                .toList()),
                new ScoreSheet("RecycledLists", recycledLists()),
                new ScoreSheet(
                        "MemoryCopy", List.of(score("microsPerMiB", "MemoryCopy.arrayToDirect", Reading.MICROS))),
                new ScoreSheet("DirectAgainstArray", directAgainstArray()),
                new ScoreSheet("FileTransfer", fileTransfer()));
    }

    /// The sheet of a benchmark, if it decides claims.
    public static Optional<ScoreSheet> of(String benchmark) {
        return all().stream().filter(it -> it.benchmark().equals(benchmark)).findFirst();
    }

    /// What JMH is asked for to get all scores, each a run of its own: name and parameters.
    public List<List<String>> requests() {
        Map<String, Map<String, List<String>>> values = new LinkedHashMap<>();
        for (Score score : scores) {
            Map<String, List<String>> params = values.computeIfAbsent(score.method(), _ -> new LinkedHashMap<>());
            score.params().forEach((name, value) -> add(params.computeIfAbsent(name, _ -> new ArrayList<>()), value));
        }
        return values.entrySet().stream()
                .map(it -> request(it.getKey(), it.getValue()))
                .toList();
    }

    /// The scores by name, with six digits; without those that nothing was measured for.
    public Map<String, String> read(List<Measurement> measurements) {
        Map<String, String> read = new LinkedHashMap<>();
        for (Score score : scores) {
            double[] ends = ends(score, measurements);
            if (ends.length > 0) {
                read.put(score.name(), figure(ends[0]));
            }
        }
        return read;
    }

    /// What some scores may as well be: all combinations of the ends of their intervals.
    ///
    /// @param names of scores that were measured; a few
    public List<Map<String, String>> extremes(List<String> names, List<Measurement> measurements) {
        List<Map<String, String>> all = List.of(Map.of());
        for (Score score : scores) {
            double[] ends = ends(score, measurements);
            if (names.contains(score.name()) && ends.length > 0) {
                List<Map<String, String>> longer = new ArrayList<>();
                for (Map<String, String> shorter : all) {
                    longer.add(with(shorter, score.name(), ends[1]));
                    longer.add(with(shorter, score.name(), ends[2]));
                }
                all = longer;
            }
        }
        return all;
    }

    private static Map<String, String> with(Map<String, String> some, String name, double value) {
        Map<String, String> more = new LinkedHashMap<>(some);
        more.put(name, figure(value));
        return more;
    }

    /// A score and the ends of its interval; empty if nothing was measured for it.
    private static double[] ends(Score score, List<Measurement> measurements) {
        for (Measurement measured : measurements) {
            OptionalDouble value = score.isOf(measured) ? score.reading().of(measured) : OptionalDouble.empty();
            if (value.isPresent()) {
                double[] ends = score.reading().ends(measured, value.getAsDouble());
                return new double[] {value.getAsDouble(), ends[0], ends[1]};
            }
        }
        return new double[0];
    }

    /// A score that was read, with four digits and its unit.
    public String told(String name, Map<String, String> read) {
        String unit = scores.stream()
                .filter(score -> score.name().equals(name))
                .map(score -> score.reading().unit())
                .findFirst()
                .orElse("");
        String value = new BigDecimal(read.getOrDefault(name, "0")).round(TOLD).toPlainString();
        return (value + " " + unit).strip();
    }

    private static String figure(double value) {
        return new BigDecimal(value).round(DIGITS).stripTrailingZeros().toPlainString();
    }

    private static void add(List<String> values, String value) {
        if (!values.contains(value)) {
            values.add(value);
        }
    }

    private static List<String> request(String method, Map<String, List<String>> params) {
        List<String> words = new ArrayList<>(List.of("\\." + method.replace(".", "\\.") + "$"));
        params.forEach((name, values) -> words.addAll(List.of("-p", name + "=" + String.join(",", values))));
        return List.copyOf(words);
    }

    private static List<Score> sequentialWrites() {
        return List.of(
                new Score("heap", "SequentialWrites.byteBuffer", Map.of("flavour", "HEAP"), Reading.PER_MICRO),
                new Score("direct", "SequentialWrites.byteBuffer", Map.of("flavour", "DIRECT"), Reading.PER_MICRO),
                new Score(
                        "pooledHeap", "SequentialWrites.byteBuf", Map.of("flavour", "POOLED_HEAP"), Reading.PER_MICRO),
                new Score(
                        "pooledDirect",
                        "SequentialWrites.byteBuf",
                        Map.of("flavour", "POOLED_DIRECT"),
                        Reading.PER_MICRO));
    }

    private static List<Score> allocateRelease() {
        Map<String, String> flavours = new LinkedHashMap<>();
        flavours.put("unpooledHeap", "UNPOOLED_HEAP");
        flavours.put("unpooledDirect", "UNPOOLED_DIRECT");
        flavours.put("pooledHeap", "POOLED_HEAP");
        flavours.put("pooledDirect", "POOLED_DIRECT");
        List<Score> scores = new ArrayList<>();
        flavours.forEach((name, flavour) -> {
            Map<String, String> params = Map.of("size", "512", "flavour", flavour);
            scores.add(new Score(name, "AllocateRelease.plainThread", params, Reading.NANOS));
            scores.add(new Score(name + "Gc", "AllocateRelease.plainThread", params, Reading.GC_MILLIS));
        });
        return scores;
    }

    private static List<Score> randomAccess() {
        return List.of(
                new Score("byteBuffer", "RandomAccess.byteBuffer", Map.of("flavour", "DIRECT"), Reading.NANOS_OF_BLOCK),
                new Score(
                        "byteBuf", "RandomAccess.byteBuf", Map.of("flavour", "POOLED_DIRECT"), Reading.NANOS_OF_BLOCK),
                score("timer", "TimerOverhead.baseline", Reading.NANOS));
    }

    private static List<Score> recycledLists() {
        Map<String, String> methods = new LinkedHashMap<>();
        methods.put("arrayList", "newList");
        methods.put("recyclableOnPlainThread", "recycledOnPlainThread");
        methods.put("recyclableOnFastThread", "recycledOnFastThread");
        List<Score> scores = new ArrayList<>();
        methods.forEach((name, method) -> {
            scores.add(score(name, "RecycledLists." + method, Reading.NANOS));
            scores.add(score(name + "Gcs", "RecycledLists." + method, Reading.COLLECTIONS));
        });
        return scores;
    }

    private static List<Score> directAgainstArray() {
        Map<String, String> methods = new LinkedHashMap<>();
        methods.put("direct", "newDirect");
        methods.put("array", "newArray");
        methods.put("reused", "keptDirect");
        List<Score> scores = new ArrayList<>();
        methods.forEach((name, method) -> SIZES.forEach(size -> scores.add(new Score(
                name + size, "DirectAgainstArray." + method, Map.of("size", Integer.toString(size)), Reading.NANOS))));
        return scores;
    }

    private static List<Score> fileTransfer() {
        List<Score> scores = new ArrayList<>();
        for (String way : List.of("loop", "sendfile")) {
            scores.add(score(way, "FileTransfer." + way, Reading.SECONDS));
            scores.add(score(way + "Cpu", "FileTransfer." + way, Reading.CPU_SECONDS));
        }
        return scores;
    }

    private static Score score(String name, String method, Reading reading) {
        return new Score(name, method, Map.of(), reading);
    }
}
