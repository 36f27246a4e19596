package io.bufferscope.copies;

import io.bufferscope.l10n.Messages;
import java.util.List;

/// Something that a run came to know about a path or one of its hops.
///
/// @param hop index of the hop, or [#WHOLE]
/// @param key key of the sentence
/// @param arguments what fills its holes
public record Observation(int hop, Evidence evidence, String key, List<String> arguments) {

    /// The index that stands for the whole path.
    public static final int WHOLE = -1;

    public Observation {
        arguments = List.copyOf(arguments);
    }

    public static Observation seen(int hop, String key, Object... arguments) {
        return new Observation(hop, Evidence.SEEN, key, texts(arguments));
    }

    public static Observation measured(int hop, String key, Object... arguments) {
        return new Observation(hop, Evidence.MEASURED, key, texts(arguments));
    }

    /// The sentence.
    public String sentence(Messages words) {
        return words.text(key, arguments.toArray());
    }

    private static List<String> texts(Object... arguments) {
        return List.of(arguments).stream().map(Object::toString).toList();
    }
}
