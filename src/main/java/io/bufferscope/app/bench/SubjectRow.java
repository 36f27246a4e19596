package io.bufferscope.app.bench;

import io.bufferscope.l10n.Messages;
import java.util.ArrayList;
import java.util.List;

/// A row of the list of benchmarks.
sealed interface SubjectRow {

    /// The head of some.
    record Heading(String title) implements SubjectRow {}

    /// A subject.
    record Entry(Subject subject) implements SubjectRow {}

    /// The rows of subjects, with a head wherever another topic begins.
    static List<SubjectRow> of(List<Subject> subjects, Messages words) {
        List<SubjectRow> rows = new ArrayList<>();
        String before = "";
        for (Subject subject : subjects) {
            String heading = subject.heading(words);
            if (!heading.equals(before)) {
                rows.add(new Heading(heading));
            }
            before = heading;
            rows.add(new Entry(subject));
        }
        return rows;
    }
}
