package io.bufferscope.copies.survey;

import io.bufferscope.copies.Check;
import io.bufferscope.copies.Evidence;
import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.Stage;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.Stream;

/// A measurement as one line of text, as it comes from the child.
final class MeasurementLine {

    private static final String FIELD = "\t";
    private static final String ITEM = ";";
    private static final String PART = ",";

    private MeasurementLine() {}

    static String write(Measurement measured) {
        StringJoiner line = new StringJoiner(FIELD);
        line.add(measured.path()).add("" + measured.size()).add("" + measured.batch());
        line.add(String.join(
                PART, measured.samples().stream().map(String::valueOf).toList()));
        line.add("" + measured.nearCpu()).add("" + measured.farCpu());
        line.add("" + measured.nearAllocated()).add("" + measured.farAllocated());
        line.add("" + measured.collections()).add("" + measured.collectionMillis());
        Check check = measured.check();
        line.add("" + check.sent()).add("" + check.arrived()).add("" + check.same());
        line.add(String.join(
                ITEM,
                measured.observations().stream()
                        .map(MeasurementLine::observation)
                        .toList()));
        line.add(String.join(
                ITEM,
                measured.stages().entrySet().stream()
                        .map(stage -> stage.getKey() + PART + stage.getValue())
                        .toList()));
        return line.toString();
    }

    private static String observation(Observation seen) {
        StringJoiner item = new StringJoiner(PART);
        item.add("" + seen.hop()).add(seen.evidence().name()).add(seen.key());
        seen.arguments().forEach(item::add);
        return item.toString();
    }

    /// The measurement of a line.
    ///
    /// @throws RuntimeException if it is not such a line
    static Measurement read(String line) {
        String[] field = line.split(FIELD, -1);
        return new Measurement(
                field[0],
                Integer.parseInt(field[1]),
                Integer.parseInt(field[2]),
                items(field[3], PART).map(Double::valueOf).toList(),
                Double.parseDouble(field[4]),
                Double.parseDouble(field[5]),
                Double.parseDouble(field[6]),
                Double.parseDouble(field[7]),
                Long.parseLong(field[8]),
                Long.parseLong(field[9]),
                new Check(Long.parseLong(field[10]), Long.parseLong(field[11]), Boolean.parseBoolean(field[12])),
                items(field[13], ITEM).map(MeasurementLine::observation).toList(),
                stages(field[14]));
    }

    private static Observation observation(String item) {
        List<String> parts = Arrays.asList(item.split(PART, -1));
        return new Observation(
                Integer.parseInt(parts.get(0)),
                Evidence.valueOf(parts.get(1)),
                parts.get(2),
                parts.subList(3, parts.size()));
    }

    private static Map<Stage, Double> stages(String text) {
        Map<Stage, Double> stages = new EnumMap<>(Stage.class);
        items(text, ITEM).forEach(item -> {
            int comma = item.indexOf(PART);
            stages.put(Stage.valueOf(item.substring(0, comma)), Double.valueOf(item.substring(comma + 1)));
        });
        return stages;
    }

    private static Stream<String> items(String text, String separator) {
        return text.isEmpty() ? Stream.empty() : Stream.of(text.split(separator, -1));
    }
}
