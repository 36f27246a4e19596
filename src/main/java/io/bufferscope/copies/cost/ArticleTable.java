package io.bufferscope.copies.cost;

import java.util.ArrayList;
import java.util.List;

/// A table of an article: times by size for some ways of doing the same.
///
/// @param id name in keys and in JSON
/// @param article number of the article, as in the list of claims
/// @param columns ids of the ways, some of them ids of paths
/// @param rows by ascending size
public record ArticleTable(String id, String article, List<String> columns, List<Row> rows) {

    /// Shorter by less than this may be chance.
    private static final double TOLERANCE = 0.7;

    public ArticleTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /// A row.
    ///
    /// @param size bytes
    /// @param times how often it was done
    /// @param nanos of one time each, in the order of the columns
    public record Row(int size, int times, List<Double> nanos) {

        public Row {
            nanos = List.copyOf(nanos);
        }
    }

    /// A cell that cannot be right together with the one above it: more bytes took less time.
    ///
    /// @param column index of the column
    /// @param size bytes of the row that took less time
    public record Contradiction(int column, int size) {}

    /// The tables of the articles, in nanoseconds per time.
    public static List<ArticleTable> all() {
        return List.of(
                new ArticleTable(
                        "dart",
                        "004",
                        List.of("model.dart-native", "model.dart-copy"),
                        List.of(
                                millis(100, 1_000_000, 174, 345),
                                millis(1 << 10, 100_000, 14, 33),
                                millis(10 << 10, 10_000, 5, 17))),
                new ArticleTable(
                        "jni",
                        "004",
                        List.of("model.jni-direct", "model.jni-region"),
                        List.of(
                                millis(10, 100_000, 499, 22),
                                millis(100, 100_000, 441, 30),
                                millis(1 << 10, 10_000, 56, 16),
                                millis(10 << 10, 1_000, 61, 248),
                                millis(100 << 10, 1_000, 8, 23))),
                new ArticleTable(
                        "rdma",
                        "002",
                        List.of("socket.netty-direct", "model.rdma-send", "model.rdma-write"),
                        List.of(
                                micros(1 << 10, 52.3, 8.7, 6.2),
                                micros(16 << 10, 63.1, 9.5, 7.8),
                                micros(256 << 10, 128.4, 15.2, 12.1),
                                micros(1 << 20, 402.7, 28.9, 22.4))));
    }

    private static Row millis(int size, int times, double... millis) {
        return row(size, times, 1e6 / times, millis);
    }

    private static Row micros(int size, double... micros) {
        return row(size, 1, 1e3, micros);
    }

    private static Row row(int size, int times, double unit, double... numbers) {
        List<Double> nanos = new ArrayList<>();
        for (double number : numbers) {
            nanos.add(number * unit);
        }
        return new Row(size, times, nanos);
    }

    /// The line of a column.
    public CostModel model(int column) {
        List<Point> points = rows.stream()
                .map(row -> new Point(row.size(), List.of(row.nanos().get(column))))
                .toList();
        return CostModel.fit(columns.get(column), points);
    }

    /// What contradicts itself.
    public List<Contradiction> contradictions() {
        List<Contradiction> found = new ArrayList<>();
        for (int row = 1; row < rows.size(); row++) {
            for (int column = 0; column < columns.size(); column++) {
                if (rows.get(row).nanos().get(column)
                        < rows.get(row - 1).nanos().get(column) * TOLERANCE) {
                    found.add(new Contradiction(column, rows.get(row).size()));
                }
            }
        }
        return found;
    }

    /// Sizes whose bytes a wire of 100 Gb/s cannot carry in the time of the column.
    ///
    /// @param gigabits per second of the wire
    public List<Integer> fasterThanWire(int column, double gigabits) {
        return rows.stream()
                .filter(row -> row.size() * Byte.SIZE / gigabits > row.nanos().get(column))
                .map(Row::size)
                .toList();
    }
}
