package io.bufferscope.copies.survey;

import io.bufferscope.copies.Evidence;
import io.bufferscope.copies.Known;
import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.cost.Advice;
import io.bufferscope.copies.cost.ArticleTable;
import io.bufferscope.copies.cost.Band;
import io.bufferscope.copies.cost.CostModel;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Everything that a survey found and what follows from it, in the shape in which it is written as JSON:
/// `docs/copies-json.md`.
public record SurveyRecord(
        Machine machine,
        List<Integer> sizes,
        List<Lane> paths,
        List<Measurement> measurements,
        List<SurveyReport.Failed> failures,
        List<Model> models,
        List<SurveyReport.Crossing> crossings,
        List<Article> articles,
        @Nullable Advice advice) {

    /// Where it was measured.
    public record Machine(String system, String architecture, int processors, String java) {}

    /// A path with its name and what is known of each hop after the runs.
    public record Lane(
            TransferPath path, String name, String reason, int nearCopies, int cpuCopies, List<Evidence> known) {}

    /// A cost model without its repetitions.
    public record Model(String path, Band fixed, Band perByte, double worstError, int sizes) {}

    /// A table of an article, with what is wrong with it.
    public record Article(ArticleTable table, List<ArticleTable.Contradiction> contradictions, List<Model> models) {}

    /// The record of a survey.
    ///
    /// @param advice for a mix of sizes, or null
    public static SurveyRecord of(SurveyReport report, @Nullable Advice advice) {
        List<CostModel> models = report.models();
        Messages words = Messages.of(Language.EN);
        return new SurveyRecord(
                here(),
                report.sizes(),
                report.paths().stream().map(path -> lane(path, report, words)).toList(),
                report.measurements(),
                report.failures(),
                models.stream().map(SurveyRecord::model).toList(),
                report.crossings(models),
                ArticleTable.all().stream().map(SurveyRecord::article).toList(),
                advice);
    }

    private static Machine here() {
        return new Machine(
                System.getProperty("os.name") + " " + System.getProperty("os.version"),
                System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors(),
                Runtime.version().toString());
    }

    private static Lane lane(TransferPath path, SurveyReport report, Messages words) {
        List<Observation> observations = report.of(path).stream()
                .flatMap(measured -> measured.observations().stream())
                .toList();
        return new Lane(
                path,
                path.name(words),
                path.reason(words),
                path.nearCopies(),
                path.cpuCopies(),
                Known.of(path, observations));
    }

    private static Model model(CostModel model) {
        return new Model(
                model.path(),
                model.fixed(),
                model.perByte(),
                model.worstError(),
                model.points().size());
    }

    private static Article article(ArticleTable table) {
        List<Model> models = IntStream.range(0, table.columns().size())
                .mapToObj(column -> model(table.model(column)))
                .toList();
        return new Article(table, table.contradictions(), models);
    }
}
