package io.bufferscope.cli;

import io.bufferscope.copies.Group;
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

    /// Weighs the paths of the group of the first path: only they do the same.
    Advice advice(SurveyReport report) {
        List<CostModel> models = report.models();
        List<Group> groups = models.stream()
                .map(SizeMix::group)
                .filter(group -> group != Group.BASELINE)
                .toList();
        if (groups.isEmpty()) {
            throw new Failure(Failure.USAGE, "Advice needs a path that was timed at two sizes at least.");
        }
        return Advice.of(
                sizing,
                models.stream()
                        .filter(model -> group(model) == groups.getFirst())
                        .toList());
    }

    private static Group group(CostModel model) {
        return Catalogue.find(model.path()).orElseThrow().group();
    }
}
