package io.bufferscope.app.bench;

import io.bufferscope.bench.result.Measurement;
import io.bufferscope.bench.result.RunFile;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// What is looked at: a subject, one of its runs, perhaps another to compare it with, and one result.
///
/// The newest run is looked at until another is chosen. JavaFX thread only.
final class BenchView {

    private final BenchDesk desk;
    private final ObjectProperty<Subject> subject;
    private final ReadOnlyObjectWrapper<@Nullable RunFile> run = new ReadOnlyObjectWrapper<>();
    private final ObjectProperty<@Nullable RunFile> against = new SimpleObjectProperty<>();
    private final StringProperty result = new SimpleStringProperty("");

    BenchView(BenchDesk desk, Subject first) {
        this.desk = desk;
        this.subject = new SimpleObjectProperty<>(first);
        subject.subscribe(now -> newest());
        desk.changesProperty().subscribe(count -> newest());
    }

    ObjectProperty<Subject> subjectProperty() {
        return subject;
    }

    /// The run that is looked at; null if there is none of the subject.
    ReadOnlyObjectProperty<@Nullable RunFile> runProperty() {
        return run.getReadOnlyProperty();
    }

    /// The run that it is compared with, or null.
    ObjectProperty<@Nullable RunFile> againstProperty() {
        return against;
    }

    /// The id of the result that is looked at closely; empty for none.
    StringProperty resultProperty() {
        return result;
    }

    /// The runs of the subject, the newest first.
    List<RunFile> runs() {
        return desk.runs(subject.get());
    }

    /// Looks at a run of the subject.
    void show(RunFile chosen) {
        if (chosen.equals(against.get())) {
            against.set(null);
        }
        run.set(chosen);
        result.set(first(chosen));
    }

    /// The result that is looked at closely.
    Optional<Measurement> measurement() {
        RunFile now = run.get();
        return now == null
                ? Optional.empty()
                : now.run().measurements().stream()
                        .filter(each -> each.id().equals(result.get()))
                        .findFirst();
    }

    private void newest() {
        List<RunFile> all = runs();
        against.set(null);
        if (all.isEmpty()) {
            run.set(null);
            result.set("");
        } else if (!all.getFirst().equals(run.get())) {
            show(all.getFirst());
        }
    }

    private static String first(RunFile of) {
        return of.run().measurements().isEmpty()
                ? ""
                : of.run().measurements().getFirst().id();
    }
}
