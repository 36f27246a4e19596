package io.bufferscope.instrument.twin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A stretch of the source and what stands there in the twin.
///
/// @param start offset
/// @param end offset behind it; equal to the start if nothing is taken away
/// @param text the new text
/// @param callee the method whose name stands there instead of the text, or null
record Edit(int start, int end, String text, @Nullable Version callee) {

    private static final Comparator<Edit> ORDER =
            Comparator.comparingInt(Edit::start).thenComparing(edit -> edit.end > edit.start);

    static Edit of(int start, int end, String text) {
        return new Edit(start, end, text, null);
    }

    /// Applies edits to a stretch of a text.
    ///
    /// @param name names a version of a method
    static String apply(String text, int from, int to, List<Edit> edits, Function<Version, String> name) {
        List<Edit> sorted = new ArrayList<>(edits);
        sorted.sort(ORDER);
        StringBuilder out = new StringBuilder();
        int at = from;
        for (Edit edit : sorted) {
            if (edit.start >= at && edit.end <= to) {
                out.append(text, at, edit.start).append(edit.callee == null ? edit.text : name.apply(edit.callee));
                at = edit.end;
            }
        }
        return out.append(text, at, to).toString();
    }
}
