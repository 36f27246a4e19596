package io.bufferscope.claims;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A statement or a figure of an article, and how it is checked.
///
/// @param id the article's id and a number, such as `000-12`
/// @param statement what the article says, in our words
/// @param figure the article's figures; null if it gives none
/// @param explanation how things are and why, with the correction if one is needed
/// @param benchmark name of the benchmark that measures what it is about; empty if there is none
/// @param beside names of that benchmark's scores that are shown beside the article's figure
/// @param see where the application explains it: `room:NAME` or `example:NAME`; empty if nowhere yet
/// @param sources where documented facts of the explanation can be read
public record Claim(
        String id,
        Text statement,
        @Nullable Text figure,
        Text explanation,
        Check check,
        String benchmark,
        List<String> beside,
        String see,
        List<String> sources) {

    /// The id of its article.
    public String article() {
        return id.substring(0, id.indexOf('-'));
    }
}
