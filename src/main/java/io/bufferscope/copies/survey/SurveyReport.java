package io.bufferscope.copies.survey;

import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.cost.Band;
import io.bufferscope.copies.cost.CostModel;
import java.util.ArrayList;
import java.util.List;

/// Everything that a survey found.
///
/// @param paths what was measured, in this order
/// @param sizes bytes, ascending
public record SurveyReport(
        List<TransferPath> paths, List<Integer> sizes, List<Measurement> measurements, List<Failed> failures) {

    public SurveyReport {
        paths = List.copyOf(paths);
        sizes = List.copyOf(sizes);
        measurements = List.copyOf(measurements);
        failures = List.copyOf(failures);
    }

    /// A path that could not be run at a size.
    public record Failed(String path, int size, String reason) {}

    /// Two paths for the same job that cost the same at a size.
    ///
    /// @param small the cheaper one below it
    /// @param large the cheaper one above it
    /// @param size bytes
    public record Crossing(String small, String large, Band size) {}

    public List<Measurement> of(TransferPath path) {
        return measurements.stream()
                .filter(measured -> measured.path().equals(path.id()))
                .toList();
    }

    /// The lines fitted to paths that were timed at two sizes or more.
    public List<CostModel> models() {
        return paths.stream()
                .map(path -> of(path).stream().filter(Measurement::timed).toList())
                .filter(measured -> measured.size() > 1)
                .map(CostModel::of)
                .toList();
    }

    /// The crossings of paths for the same job that are known and lie between the smallest and the largest size.
    ///
    /// @param models what [#models] gave
    public List<Crossing> crossings(List<CostModel> models) {
        List<Crossing> found = new ArrayList<>();
        for (CostModel small : models) {
            for (CostModel large : models) {
                Band size = small.crossing(large);
                boolean cheaper = small.line().fixed() < large.line().fixed();
                if (cheaper && job(small).equals(job(large)) && size.known() && measured(size.value())) {
                    found.add(new Crossing(small.path(), large.path(), size));
                }
            }
        }
        return found;
    }

    private boolean measured(double size) {
        return size >= sizes.getFirst() && size <= sizes.getLast();
    }

    private static String job(CostModel model) {
        return Catalogue.find(model.path()).orElseThrow().job();
    }

    /// Whether everything that can arrive unchanged did, and nothing failed.
    public boolean sound() {
        return failures.isEmpty()
                && measurements.stream()
                        .filter(Measurement::timed)
                        .allMatch(measured -> measured.check().whole());
    }
}
