package io.bufferscope.probe.pool;

import io.bufferscope.trace.pool.stop.StopCondition;
import io.bufferscope.trace.pool.stop.StopCondition.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// The reader of `stop when …`.
///
/// @param words all words of the line
record StopParser(List<String> words) {

    private static final String NEVER = "never";

    Command command() throws ScriptProblem {
        if (!words.get(1).equals("when")) {
            throw new ScriptProblem("'" + words.get(1) + "' is too much here: write 'stop' or 'stop when CONDITION'");
        }
        String asked = String.join(" ", words.subList(2, words.size()));
        if (asked.equals(NEVER)) {
            return new Command.StopWhen(null);
        }
        for (Kind kind : Kind.values()) {
            if (asked.equals(kind.words()) || asked.startsWith(kind.words() + " ")) {
                return new Command.StopWhen(
                        condition(kind, asked.substring(kind.words().length()).strip()));
            }
        }
        throw new ScriptProblem("'" + asked + "' is no condition: the conditions are " + all());
    }

    private static StopCondition condition(Kind kind, String rest) throws ScriptProblem {
        if (kind == Kind.RELEASED) {
            return new StopCondition(kind, rest, 0);
        }
        if (kind == Kind.LIMIT && !rest.isEmpty()) {
            return new StopCondition(kind, "", Sizes.bytes(rest.replace(" ", "")));
        }
        if (!rest.isEmpty()) {
            throw new ScriptProblem("'" + rest + "' is too much after '" + kind.words() + "'");
        }
        return StopCondition.of(kind);
    }

    private static String all() {
        String kinds = Arrays.stream(Kind.values()).map(StopParser::shape).collect(Collectors.joining(", "));
        return kinds + ", " + NEVER;
    }

    private static String shape(Kind kind) {
        return switch (kind) {
            case RELEASED -> "released [NAME]";
            case LIMIT -> "limit [SIZE]";
            default -> kind.words();
        };
    }
}
