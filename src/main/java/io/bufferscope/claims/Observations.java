package io.bufferscope.claims;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a check observed: values by name, in the order in which they were seen.
///
/// @param values numbers, `true`, `false` or other texts
public record Observations(Map<String, String> values) {

    static final Observations NONE = new Observations(Map.of());

    private static final Pattern LINE = Pattern.compile("([A-Za-z]\\w*) = (.*)");
    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?([eE][-+]?\\d+)?");

    /// Reads the lines `name = value` of what a program printed; other lines are words for the reader.
    static Observations printed(List<String> output) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String line : output) {
            Matcher matcher = LINE.matcher(line);
            if (matcher.matches()) {
                values.put(matcher.group(1), matcher.group(2));
            }
        }
        return new Observations(values);
    }

    /// The same with another value for a name.
    public Observations with(String name, String value) {
        Map<String, String> changed = new LinkedHashMap<>(values);
        changed.put(name, value);
        return new Observations(changed);
    }

    /// A value as what it looks like: a number, a truth or a text.
    Optional<Object> typed(String name) {
        return Optional.ofNullable(values.get(name)).map(Observations::typedValue);
    }

    private static Object typedValue(String value) {
        if (value.equals("true") || value.equals("false")) {
            return Boolean.valueOf(value);
        }
        return NUMBER.matcher(value).matches() ? new BigDecimal(value) : value;
    }
}
