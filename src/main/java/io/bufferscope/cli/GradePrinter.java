package io.bufferscope.cli;

import io.bufferscope.lesson.Grade;
import io.bufferscope.lesson.Judge;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The printer of grades: a table to read, CSV, or one JSON object a line.
final class GradePrinter {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final PrintWriter out;
    private final Format format;

    /// How grades are printed.
    enum Format {
        TEXT,
        CSV,
        JSON
    }

    GradePrinter(PrintWriter out, Format format) {
        this.out = out;
        this.format = format;
        if (format == Format.CSV) {
            out.println("answer,result,seed,check,holds,reason");
        }
    }

    /// Prints what came of an answer.
    ///
    /// @param grades one for each seed that was tried; the last one tells
    void print(Path answer, List<Grade> grades) {
        switch (format) {
            case TEXT -> text(answer, grades.getLast());
            case CSV -> csv(answer, grades.getLast());
            case JSON -> json(answer, grades);
        }
        out.flush();
    }

    private void text(Path answer, Grade grade) {
        out.println(answer + "\t" + word(grade) + (grade.reason().isEmpty() ? "" : "\t" + grade.reason()));
        for (Judge.Judged judged : grade.checks()) {
            out.println("  " + (judged.holds() ? "yes" : "NO ") + "  "
                    + judged.check().says() + (judged.reason().isEmpty() ? "" : "  " + judged.reason()));
        }
    }

    private void csv(Path answer, Grade grade) {
        if (grade.checks().isEmpty()) {
            row(answer.toString(), word(grade), "" + grade.seed(), "", "", grade.reason());
        }
        for (Judge.Judged judged : grade.checks()) {
            String says = judged.check().says();
            row(answer.toString(), word(grade), "" + grade.seed(), says, "" + judged.holds(), judged.reason());
        }
    }

    private void row(String... cells) {
        out.println(
                String.join(",", List.of(cells).stream().map(GradePrinter::cell).toList()));
    }

    private static String cell(String text) {
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    private void json(Path answer, List<Grade> grades) {
        Grade last = grades.getLast();
        ObjectNode node = JSON.createObjectNode()
                .put("answer", answer.toString())
                .put("result", word(last))
                .put("seeds", grades.size())
                .put("seed", last.seed())
                .put("reason", last.reason());
        ArrayNode checks = node.putArray("checks");
        for (Judge.Judged judged : last.checks()) {
            checks.addObject()
                    .put("check", judged.check().says())
                    .put("holds", judged.holds())
                    .put("reason", judged.reason());
        }
        out.println(JSON.writeValueAsString(node));
    }

    private static String word(Grade grade) {
        return grade.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
