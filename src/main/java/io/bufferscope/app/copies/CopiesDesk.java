package io.bufferscope.app.copies;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.survey.Catalogue;
import io.bufferscope.copies.survey.Progress;
import io.bufferscope.copies.survey.Survey;
import io.bufferscope.copies.survey.SurveyListener;
import io.bufferscope.copies.survey.SurveyOptions;
import io.bufferscope.copies.survey.SurveyReport;
import io.bufferscope.view.FxThread;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The measurements of the room: starts and cancels surveys and keeps the newest figures of each path and size.
///
/// JavaFX thread only.
final class CopiesDesk implements AutoCloseable {

    private final ErrorFunnel errors;
    private final Map<String, Measurement> newest = new LinkedHashMap<>();
    private final ReadOnlyObjectWrapper<SurveyReport> report =
            new ReadOnlyObjectWrapper<>(new SurveyReport(Catalogue.runnable(), List.of(), List.of(), List.of()));
    private final ReadOnlyObjectWrapper<@Nullable Progress> progress = new ReadOnlyObjectWrapper<>();
    private @Nullable Survey survey;

    CopiesDesk(ErrorFunnel errors) {
        this.errors = errors;
    }

    /// All that is known now.
    ReadOnlyObjectProperty<SurveyReport> reportProperty() {
        return report.getReadOnlyProperty();
    }

    /// How far the survey is; null while none goes on.
    ReadOnlyObjectProperty<@Nullable Progress> progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// What was measured of a path at a size, or null.
    @Nullable
    Measurement measured(TransferPath path, int size) {
        return newest.get(key(path.id(), size));
    }

    /// Measures; does nothing while a survey goes on.
    void measure(SurveyOptions options) {
        if (survey != null) {
            return;
        }
        progress.set(new Progress(0, options.cells(), options.total()));
        Listener listener = new Listener();
        try {
            Survey begun = Survey.start(options, listener);
            survey = begun;
            var _ = begun.ended().thenAccept(ending -> FxThread.later(() -> ended(begun, ending)));
        } catch (IOException e) {
            progress.set(null);
            errors.tell(Mishap.failure("copies.mishap.start", String.valueOf(e.getMessage())));
        }
    }

    /// Ends the survey that goes on; what it has found so far stays.
    void cancel() {
        if (survey != null) {
            survey.cancel();
        }
    }

    private void ended(Survey of, Survey.Ending ending) {
        if (!of.equals(survey)) {
            return;
        }
        String said = of.lastError();
        of.close();
        survey = null;
        progress.set(null);
        if (ending == Survey.Ending.BROKEN) {
            errors.tell(Mishap.failure("copies.mishap.broken", said));
        }
    }

    private static String key(String path, int size) {
        return path + " " + size;
    }

    private void take(Measurement measured, Progress now) {
        newest.put(key(measured.path(), measured.size()), measured);
        List<Integer> sizes = newest.values().stream()
                .map(Measurement::size)
                .distinct()
                .sorted()
                .toList();
        List<Measurement> sorted = newest.values().stream()
                .sorted((one, other) -> Integer.compare(one.size(), other.size()))
                .toList();
        report.set(new SurveyReport(Catalogue.runnable(), sizes, sorted, List.of()));
        tell(now);
    }

    private void tell(Progress now) {
        if (survey != null) {
            progress.set(now);
        }
    }

    @Override
    public void close() {
        Survey old = survey;
        survey = null;
        if (old != null) {
            old.close();
        }
    }

    /// Brings what the survey says to the JavaFX thread.
    private final class Listener implements SurveyListener {

        @Override
        public void measured(Measurement measured, Progress now) {
            FxThread.later(() -> take(measured, now));
        }

        @Override
        public void failed(String path, int size, String reason, Progress now) {
            FxThread.later(() -> {
                tell(now);
                errors.tell(Mishap.notice("copies.mishap.path", path, size, reason));
            });
        }
    }
}
