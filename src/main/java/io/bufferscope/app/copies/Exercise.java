package io.bufferscope.app.copies;

import io.bufferscope.copies.rdma.Pitfall;
import io.bufferscope.l10n.Messages;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Something to do with the RDMA model: a mistake to be looked at, or verbs to be called freely.
///
/// @param pitfall null for calling freely
record Exercise(@Nullable Pitfall pitfall) {

    static List<Exercise> all() {
        return Stream.concat(
                        Stream.of(new Exercise(null)), Pitfall.all().stream().map(Exercise::new))
                .toList();
    }

    String title(Messages words) {
        return pitfall == null ? words.text("rdma.free") : pitfall.title(words);
    }

    /// The claim of the article that it is about.
    String claim(Messages words) {
        return pitfall == null ? words.text("rdma.free.chip") : pitfall.claim();
    }
}
