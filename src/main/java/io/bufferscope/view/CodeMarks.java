package io.bufferscope.view;

import io.bufferscope.trace.Range;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is marked in a source: the line and range of a step, and mistakes.
///
/// @param line current line from 1, or 0
/// @param range the call or statement of the step, or null
/// @param problems mistakes by place
public record CodeMarks(int line, @Nullable Range range, List<Problem> problems) {

    /// No marks.
    public static final CodeMarks NONE = new CodeMarks(0, null, List.of());

    /// A mistake in the source.
    ///
    /// @param line from 1
    /// @param column from 1
    public record Problem(int line, int column, String message) {}

    /// The line to be looked at, or 0.
    int firstLine() {
        return line > 0 || problems.isEmpty() ? line : problems.getFirst().line();
    }

    boolean hasProblem(int ofLine) {
        return problems.stream().anyMatch(problem -> problem.line() == ofLine);
    }
}
