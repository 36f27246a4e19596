package io.bufferscope.cli;

import io.bufferscope.copies.Evidence;
import io.bufferscope.copies.Known;
import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.cost.Advice;
import io.bufferscope.copies.cost.ArticleTable;
import io.bufferscope.copies.cost.Band;
import io.bufferscope.copies.cost.CostModel;
import io.bufferscope.copies.survey.SurveyReport;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.pool.RecordJson;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/// The JSON of a survey, `docs/copies-json.md`.
final class CopiesJson {

    private CopiesJson() {}

    /// All of it.
    public record Whole(
            Machine machine,
            List<Integer> sizes,
            List<Lane> paths,
            List<Measurement> measurements,
            List<SurveyReport.Failed> failures,
            List<Model> models,
            List<SurveyReport.Crossing> crossings,
            List<Article> articles,
            @Nullable Advice advice) {}

    /// Where it was measured.
    public record Machine(String system, String architecture, int processors, String java) {}

    /// A path with its name and what is known of each hop after the runs.
    public record Lane(
            TransferPath path, String name, String reason, int nearCopies, int cpuCopies, List<Evidence> known) {}

    /// A cost model without its repetitions.
    public record Model(String path, Band fixed, Band perByte, double worstError, int sizes) {}

    /// A table of an article, with what is wrong with it.
    public record Article(ArticleTable table, List<ArticleTable.Contradiction> contradictions, List<Model> models) {}

    static void write(SurveyReport report, @Nullable Advice advice, PrintWriter out) {
        JsonFactory factory = JsonFactory.builder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build();
        try (JsonGenerator json = factory.createGenerator(ObjectWriteContext.empty(), out)) {
            new RecordJson(json).write(whole(report, advice));
        }
        out.println();
        out.flush();
    }

    private static Whole whole(SurveyReport report, @Nullable Advice advice) {
        List<CostModel> models = report.models();
        Messages words = Messages.of(Language.EN);
        return new Whole(
                machine(),
                report.sizes(),
                report.paths().stream().map(path -> lane(path, report, words)).toList(),
                report.measurements(),
                report.failures(),
                models.stream().map(CopiesJson::model).toList(),
                report.crossings(models),
                ArticleTable.all().stream().map(CopiesJson::article).toList(),
                advice);
    }

    private static Machine machine() {
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
