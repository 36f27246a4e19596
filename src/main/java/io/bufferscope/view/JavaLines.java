package io.bufferscope.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// The coloured lines of a source; after a change only the lines that read differently are read again.
final class JavaLines {

    private final List<JavaLexer.@Nullable Line> lines = new ArrayList<>();
    private int sure;

    /// Takes that some lines were replaced by others.
    ///
    /// @param first the first of them, from 0
    void replace(int first, int removed, int added) {
        grow(first + removed);
        List<JavaLexer.@Nullable Line> part = lines.subList(first, first + removed);
        part.clear();
        part.addAll(Collections.nCopies(added, null));
        sure = Math.min(sure, first);
    }

    /// The spans of a line.
    ///
    /// @param index from 0
    /// @param text gives the text of a line
    List<JavaLexer.Span> spans(int index, IntFunction<String> text) {
        grow(index + 1);
        JavaLexer.Carry open = sure == 0 ? JavaLexer.Carry.NONE : sure(sure - 1).after();
        for (; sure <= index; sure++) {
            JavaLexer.Line known = lines.get(sure);
            if (known == null || known.before() != open) {
                known = JavaLexer.line(text.apply(sure), open);
                lines.set(sure, known);
            }
            open = known.after();
        }
        return sure(index).spans();
    }

    private JavaLexer.Line sure(int index) {
        return Objects.requireNonNull(lines.get(index));
    }

    private void grow(int size) {
        while (lines.size() < size) {
            lines.add(null);
        }
    }
}
