package io.bufferscope.copies.survey;

import io.bufferscope.copies.Measurement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// A listener that keeps everything for a report.
public final class ReportCollector implements SurveyListener {

    private final SurveyOptions options;
    private final Consumer<Progress> watcher;
    private final List<Measurement> measurements = new ArrayList<>();
    private final List<SurveyReport.Failed> failures = new ArrayList<>();

    /// Begins with nothing.
    ///
    /// @param watcher is told how far it is, on a thread of the survey
    public ReportCollector(SurveyOptions options, Consumer<Progress> watcher) {
        this.options = options;
        this.watcher = watcher;
    }

    @Override
    public void measured(Measurement measured, Progress progress) {
        synchronized (this) {
            measurements.add(measured);
        }
        watcher.accept(progress);
    }

    @Override
    public void failed(String path, int size, String reason, Progress progress) {
        synchronized (this) {
            failures.add(new SurveyReport.Failed(path, size, reason));
        }
        watcher.accept(progress);
    }

    /// What was found so far.
    public synchronized SurveyReport report() {
        return new SurveyReport(options.paths(), options.sizes(), measurements, failures);
    }
}
