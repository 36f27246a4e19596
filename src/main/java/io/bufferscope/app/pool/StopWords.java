package io.bufferscope.app.pool;

import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.ByteSize;
import io.bufferscope.trace.pool.stop.Meeting;
import io.bufferscope.trace.pool.stop.StopCondition;
import java.util.List;
import java.util.Locale;

/// What met a condition, in the words of the window.
final class StopWords {

    private StopWords() {}

    static String condition(Words words, StopCondition condition) {
        String name = words.say("stop.when." + key(condition.kind()));
        return switch (condition.kind()) {
            case RELEASED -> condition.buffer().isEmpty() ? name : name + " (" + condition.buffer() + ")";
            case LIMIT -> condition.bytes() == 0 ? name : name + " (" + ByteSize.of(condition.bytes()) + ")";
            default -> name;
        };
    }

    static String key(StopCondition.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static String sentence(Words words, Meeting met) {
        String what = words.say(
                "stop.met." + met.what().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                arguments(met).toArray());
        return met.between() ? what + " " + words.say("stop.between", met.operations()) : what;
    }

    private static List<Object> arguments(Meeting met) {
        return switch (met.what()) {
            case MADE -> List.of(met.arguments().getFirst(), ByteSize.of(number(met, 1)));
            case REACHED -> List.of(ByteSize.of(number(met, 0)), ByteSize.of(number(met, 1)));
            default -> met.arguments();
        };
    }

    private static long number(Meeting met, int index) {
        return ((Number) met.arguments().get(index)).longValue();
    }
}
