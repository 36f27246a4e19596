package io.bufferscope.cli;

import io.bufferscope.copies.Group;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.cost.Advice;
import io.bufferscope.copies.cost.CostModel;
import io.bufferscope.copies.cost.Sizing;
import io.bufferscope.copies.survey.Catalogue;
import io.bufferscope.copies.survey.SurveyReport;
import io.bufferscope.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The sizes that advice is asked for.
record SizeMix(Sizing sizing) {

    static SizeMix read(Path file) {
        try {
            return new SizeMix(
                    file.toString().endsWith(".bscope") ? ofTrace(file) : Sizing.ofCsv(Files.readAllLines(file)));
        } catch (IOException e) {
            throw Failure.unreadable(file, e);
        } catch (IllegalArgumentException e) {
            throw new Failure(Failure.USAGE, file + ": " + e.getMessage(), e);
        }
    }

    private static Sizing ofTrace(Path file) {
        try (Trace trace = Traces.open(file)) {
            return Sizing.ofTrace(trace);
        }
    }

    /// Weighs the paths that are for the same job as the first one that was timed.
    Advice advice(SurveyReport report) {
        List<CostModel> models = report.models().stream()
                .filter(model -> path(model).group() != Group.BASELINE)
                .toList();
        if (models.isEmpty()) {
            throw new Failure(Failure.USAGE, "Advice needs a path that was timed at two sizes at least.");
        }
        String job = path(models.getFirst()).job();
        return Advice.of(
                sizing,
                models.stream().filter(model -> path(model).job().equals(job)).toList());
    }

    private static TransferPath path(CostModel model) {
        return Catalogue.find(model.path()).orElseThrow();
    }
}
