package io.bufferscope.app.bench;

import io.bufferscope.bench.BenchCatalog;
import io.bufferscope.bench.suite.Topic;
import io.bufferscope.bench.twins.Twin;
import io.bufferscope.l10n.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What can be looked at: a class of benchmarks, or a file of results.
///
/// @param name simple name of the class, or name of the file
/// @param owner the class with its package; empty for a file
/// @param entries its benchmarks; empty for a file
record Subject(String name, String owner, List<BenchCatalog.Entry> entries) {

    /// The classes of the suite by topic, then the rigged twins.
    static List<Subject> all() {
        List<BenchCatalog.Entry> entries = BenchCatalog.all();
        List<Subject> all = new ArrayList<>();
        for (Topic topic : Topic.values()) {
            topic.classNames().forEach(owner -> add(all, owner, entries));
        }
        for (Twin twin : Twin.values()) {
            add(all, twin.className(), entries);
        }
        return List.copyOf(all);
    }

    /// A file of results.
    static Subject ofFile(String fileName) {
        return new Subject(fileName, "", List.of());
    }

    private static void add(List<Subject> all, String owner, List<BenchCatalog.Entry> entries) {
        List<BenchCatalog.Entry> own = entries.stream()
                .filter(entry -> entry.name().startsWith(owner + "."))
                .toList();
        if (!own.isEmpty()) {
            all.add(new Subject(owner.substring(owner.lastIndexOf('.') + 1), owner, own));
        }
    }

    boolean isFile() {
        return owner.isEmpty();
    }

    /// The rigged twin that it is, if it is one.
    Optional<Twin> twin() {
        return Twin.of(owner);
    }

    /// The head under which it stands in the list.
    String heading(Messages words) {
        return Topic.of(owner)
                .map(topic -> topic.title(words))
                .orElseGet(() -> words.text(isFile() ? "bench.topic.files" : "bench.topic.twins"));
    }

    /// What it asks, as one sentence.
    String about(Messages words) {
        return isFile()
                ? words.text("bench.about.file")
                : twin().map(twin -> twin.title(words)).orElseGet(() -> Topic.about(name, words));
    }
}
