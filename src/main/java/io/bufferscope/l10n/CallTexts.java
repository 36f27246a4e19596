package io.bufferscope.l10n;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What is to be known of calls of buffers, in one language; immutable.
public final class CallTexts {

    /// What is to be known of a call.
    ///
    /// @param idea a sentence for a learner
    /// @param contract what the API promises
    public record About(String idea, String contract) {}

    private final Map<String, About> texts = new HashMap<>();

    private CallTexts(Map<String, String> lines) {
        lines.forEach((name, line) -> texts.put(name, about(line)));
    }

    /// Reads the texts of a language.
    public static CallTexts of(Language language) {
        return new CallTexts(TextFile.read("calls", language));
    }

    /// What is known under the first of some names that is known.
    public Optional<About> find(List<String> names) {
        return names.stream().filter(texts::containsKey).map(texts::get).findFirst();
    }

    /// All names under which something is known.
    public Set<String> names() {
        return Set.copyOf(texts.keySet());
    }

    private static About about(String line) {
        int bar = line.indexOf(" | ");
        return bar < 0 ? new About(line, "") : new About(line.substring(0, bar), line.substring(bar + 3));
    }
}
