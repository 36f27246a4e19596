package io.bufferscope.cli;

import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.curve.Agreement;
import io.bufferscope.picture.curve.PoolPoint;
import io.bufferscope.picture.pool.RecordJson;
import io.bufferscope.session.PoolDuel;
import io.bufferscope.trace.pool.PoolFigures;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/// The report of two allocators under one workload: their figures after the same numbers of operations.
record DuelReport(PoolDuel.Plan plan, List<PoolPoint> first, List<PoolPoint> second) {

    private static final String ROW = "%10s  %10s %10s %10s %7s  %10s %10s %10s %7s%n";

    private static final String MEANINGS = """
        used: bytes of the buffers that the workload holds, as it asked for them (counted)
        reserved: bytes that the allocator has taken from the JVM, as Netty says (seen)
        pinned: bytes of chunks in live buffers, as Netty says (seen); only PooledByteBufAllocator tells
        frag: share of the reserved bytes that nobody asked for, 1 - used / reserved (computed)
        """;

    Agreement agreement() {
        return Agreement.of(first, second);
    }

    void text(PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "workload %s, seed %d, threads %d, operations %d%nA: %s%nB: %s%n%n",
                plan.workload(),
                plan.seed(),
                plan.threads(),
                plan.operations(),
                plan.first(),
                plan.second());
        out.printf(ROW, "operations", "A used", "reserved", "pinned", "frag", "B used", "reserved", "pinned", "frag");
        for (int i = 0; i < Math.min(first.size(), second.size()); i++) {
            PoolFigures a = first.get(i).figures();
            PoolFigures b = second.get(i).figures();
            out.printf(
                    ROW,
                    first.get(i).operations(),
                    ByteSize.of(a.used()),
                    ByteSize.of(a.reserved()),
                    ByteSize.of(a.pinned()),
                    percent(a),
                    ByteSize.of(b.used()),
                    ByteSize.of(b.reserved()),
                    ByteSize.of(b.pinned()),
                    percent(b));
        }
        out.println();
        out.print(MEANINGS);
        out.println(sentence());
        out.flush();
    }

    private static String percent(PoolFigures figures) {
        double share = figures.fragmentation();
        return share < 0 ? "—" : String.format(Locale.ROOT, "%.1f%%", 100 * share);
    }

    private String sentence() {
        Agreement found = agreement();
        return found.whole()
                ? "Same sequence: at all " + found.looks() + " looks both had done and held the same."
                : "Not the same sequence: only up to " + found.operations()
                        + " operations both had done and held the same; an allocation that throws changes what"
                        + " follows.";
    }

    /// Writes one object.
    void json(PrintWriter out) {
        JsonFactory factory = JsonFactory.builder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build();
        try (JsonGenerator json = factory.createGenerator(ObjectWriteContext.empty(), out)) {
            json.writeStartObject();
            json.writeName("plan");
            new RecordJson(json).write(plan);
            json.writeBooleanProperty("same", agreement().whole());
            json.writeNumberProperty("sameOperations", agreement().operations());
            side(json, "first", first);
            side(json, "second", second);
            json.writeEndObject();
        }
        out.println();
        out.flush();
    }

    private static void side(JsonGenerator json, String name, List<PoolPoint> points) {
        json.writeName(name);
        json.writeStartArray();
        for (PoolPoint point : points) {
            json.writeStartObject();
            json.writeNumberProperty("operations", point.operations());
            json.writeNumberProperty("live", point.live());
            json.writeNumberProperty("used", point.figures().used());
            json.writeNumberProperty("reserved", point.figures().reserved());
            json.writeNumberProperty("pinned", point.figures().pinned());
            double share = point.figures().fragmentation();
            json.writeName("fragmentation");
            if (share < 0) {
                json.writeNull();
            } else {
                json.writeNumber(share);
            }
            json.writeBooleanProperty("threw", point.threw());
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
