package io.bufferscope.probe;

import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a host knows after the operations it was sent.
final class Known {

    private static final Pattern PLACE = Pattern.compile("(?:nio|place) #(\\d+) .*@(\\d+)\\+(\\d+) capacity (\\d+)");
    private static final Pattern ARRAY = Pattern.compile("array #(\\d+) @(\\d+) capacity (\\d+)");
    private static final Pattern AT = Pattern.compile("at #(\\d+) (.*)");
    private static final Pattern BYTES = Pattern.compile("bytes @(\\d+)\\+(\\d+) (.*)");
    private static final Pattern PARTS = Pattern.compile("parts #(\\d+)(.*)");
    private static final Pattern PART = Pattern.compile("\\[(\\d+) (\\d+) @(\\d+)\\+(\\d+) #\\d+]");

    /// Memory, offset, capacity.
    private final Map<Integer, long[]> places = new HashMap<>();
    private final Map<Integer, String> parts = new HashMap<>();
    private final Map<Integer, Map<Long, Integer>> memories = new HashMap<>();
    final Map<Integer, String> at = new HashMap<>();

    void read(List<String> ops) {
        ops.forEach(this::read);
    }

    private void read(String op) {
        Matcher place = PLACE.matcher(op);
        Matcher array = ARRAY.matcher(op);
        Matcher indices = AT.matcher(op);
        Matcher bytes = BYTES.matcher(op);
        Matcher composed = PARTS.matcher(op);
        if (place.matches()) {
            places.put(i(place, 1), new long[] {i(place, 2), i(place, 3), i(place, 4)});
        } else if (array.matches()) {
            places.put(i(array, 1), new long[] {i(array, 2), 0, i(array, 3)});
        } else if (indices.matches()) {
            at.put(i(indices, 1), indices.group(2));
        } else if (composed.matches()) {
            parts.put(i(composed, 1), composed.group(2));
        } else if (bytes.matches()) {
            Map<Long, Integer> memory = memories.computeIfAbsent(i(bytes, 1), _ -> new TreeMap<>());
            byte[] data = HexFormat.of().parseHex(bytes.group(3));
            for (int n = 0; n < data.length; n++) {
                memory.put(i(bytes, 2) + (long) n, data[n] & 0xFF);
            }
        }
    }

    int capacity(int tape) {
        return (int) places.get(tape)[2];
    }

    /// Contents of a tape in hexadecimal, `??` where nothing was seen.
    String hex(int tape, int bytes) {
        StringBuilder text = new StringBuilder();
        for (int n = 0; n < bytes; n++) {
            Integer value = value(tape, n);
            text.append(value == null ? "??" : HexFormat.of().toHexDigits(value.byteValue()));
        }
        return text.toString();
    }

    private Integer value(int tape, int index) {
        if (parts.containsKey(tape)) {
            Matcher part = PART.matcher(parts.get(tape));
            while (part.find()) {
                if (index >= i(part, 1) && index < i(part, 1) + i(part, 2)) {
                    return at(i(part, 3), i(part, 4) + (long) index - i(part, 1));
                }
            }
            return null;
        }
        return at((int) places.get(tape)[0], places.get(tape)[1] + index);
    }

    private Integer at(int memory, long offset) {
        return memories.getOrDefault(memory, Map.of()).get(offset);
    }

    private static int i(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }
}
