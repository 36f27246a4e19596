package io.bufferscope.app;

import io.bufferscope.app.copies.Given;
import io.bufferscope.copies.Check;
import io.bufferscope.copies.Group;
import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.Stage;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.rdma.Adapters;
import io.bufferscope.copies.survey.Catalogue;
import io.bufferscope.copies.survey.Sizes;
import io.bufferscope.copies.survey.SurveyReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Figures that are the same on every machine: made of lines, not measured.
final class FixedSurvey {

    private FixedSurvey() {}

    /// A machine without adapters but with `strace`, on which all paths have been measured.
    static Given given() {
        List<Measurement> all = new ArrayList<>();
        List<TransferPath> paths = Catalogue.runnable();
        for (TransferPath path : paths) {
            for (int size : Sizes.DEFAULT) {
                all.add(measured(path, Math.floorMod(path.id().hashCode(), 97), size));
            }
        }
        SurveyReport report = new SurveyReport(paths, Sizes.DEFAULT, all, List.of());
        return new Given(report, new Adapters(false, List.of()), true);
    }

    private static Measurement measured(TransferPath path, int number, int size) {
        double nanos = 400 + 900.0 * (number % 5) + size * (0.05 + 0.03 * ((number * 7) % 4));
        List<Double> samples = List.of(nanos * 0.97, nanos * 0.99, nanos, nanos * 1.01, nanos * 1.03);
        boolean staged = path.group() == Group.TO_NATIVE || path.group() == Group.FROM_NATIVE;
        Map<Stage, Double> stages = staged
                ? Map.of(Stage.ENCODE, nanos * 0.5, Stage.COPY, nanos * 0.3, Stage.BOUNDARY, nanos * 0.2)
                : Map.of();
        List<Observation> seen = List.of(Observation.seen(0, "copies.seen.moved", size));
        Check check = new Check(size, size, true);
        return new Measurement(
                path.id(), size, 10, samples, nanos * 0.6, nanos * 0.3, 64, 32, 0, 0, check, seen, stages);
    }
}
