package io.bufferscope.cli;

import io.bufferscope.copies.cost.ArticleTable;
import io.bufferscope.copies.cost.Band;
import io.bufferscope.copies.cost.CostModel;
import io.bufferscope.picture.ByteSize;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/// The printer of the articles' tables: figures per move, the line through each column, and what cannot be right.
final class ArticlePrinter {

    private static final double KIB = 1024;
    private static final double GIGABITS = 100;

    private final PrintWriter out;

    ArticlePrinter(PrintWriter out) {
        this.out = out;
    }

    void print() {
        ArticleTable.all().forEach(this::print);
        out.flush();
    }

    private void print(ArticleTable table) {
        out.println("Article " + table.article() + ", table " + table.id() + " (ns per move, not measured here)");
        for (int column = 0; column < table.columns().size(); column++) {
            CostModel model = table.model(column);
            Band fixed = model.fixed();
            out.printf(
                    Locale.ROOT,
                    "  %-22s T = %.0f ns + %.1f ns/KiB, worst error %.0f %%%n",
                    model.path(),
                    fixed.value(),
                    model.perByte().value() * KIB,
                    100 * model.worstError());
            for (ArticleTable.Row row : table.rows()) {
                out.printf(
                        Locale.ROOT,
                        "    %9s %12.0f ns%s%n",
                        ByteSize.of(row.size()),
                        row.nanos().get(column),
                        doubt(table, column, row.size()));
            }
        }
    }

    private static String doubt(ArticleTable table, int column, int size) {
        if (table.contradictions().contains(new ArticleTable.Contradiction(column, size))) {
            return "   contradicts itself: more bytes took less time";
        }
        List<Integer> tooFast = table.id().equals("rdma") ? table.fasterThanWire(column, GIGABITS) : List.of();
        return tooFast.contains(size) ? "   impossible: faster than its wire of 100 Gb/s" : "";
    }
}
