package io.bufferscope.cli;

import io.bufferscope.picture.pool.RecordJson;
import io.bufferscope.trace.Binding;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Output;
import io.bufferscope.trace.Range;
import io.bufferscope.trace.Thrown;
import io.bufferscope.trace.Trace;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/// The JSON form of frames: one object per line, described in `docs/trace-json.md`.
final class FrameJson {

    private final JsonGenerator json;

    private FrameJson(JsonGenerator json) {
        this.json = json;
    }

    static void print(Trace trace, StepRange range, StepFilter filter, PrintWriter out) {
        JsonFactory factory = JsonFactory.builder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build();
        Frame before = range.first() > 1 ? trace.frame(range.first() - 1) : null;
        Iterator<Frame> frames = trace.frames(range.first(), range.last());
        while (frames.hasNext()) {
            Frame frame = frames.next();
            if (filter.takes(frame, before)) {
                print(trace, frame, factory, out);
            }
            before = frame;
        }
        out.flush();
    }

    private static void print(Trace trace, Frame frame, JsonFactory factory, PrintWriter out) {
        try (JsonGenerator json = factory.createGenerator(ObjectWriteContext.empty(), out)) {
            boolean last = frame.step() == trace.steps();
            new FrameJson(json).write(frame, last ? trace.trailingOutput() : List.of());
        }
        out.println();
    }

    /// Writes a frame.
    ///
    /// @param after what was printed after it, if it is the last one
    private void write(Frame frame, List<Output> after) {
        json.writeStartObject();
        json.writeNumberProperty("step", frame.step());
        json.writeNumberProperty("line", frame.site().line());
        json.writeStringProperty(
                "method", frame.method().owner() + "." + frame.method().name());
        json.writeStringProperty("thread", frame.thread().name());
        json.writeStringProperty("event", frame.event().name().toLowerCase(Locale.ROOT));
        json.writeName("call");
        json.writeString(frame.site().call());
        range(frame.site().range());
        json.writeArrayPropertyStart("buffers");
        frame.tapes().forEach(tape -> new TapeJson(json).write(frame, tape));
        json.writeEndArray();
        variables(frame);
        json.writeStringProperty("output", text(frame, after, false));
        json.writeStringProperty("errorOutput", text(frame, after, true));
        json.writeName("thrown");
        json.writeString(thrown(frame.thrown()));
        pools(frame);
        json.writeEndObject();
    }

    private void pools(Frame frame) {
        if (frame.command() != null) {
            json.writeStringProperty("command", frame.command());
        }
        if (!frame.pools().isEmpty()) {
            json.writeName("pools");
            new RecordJson(json).write(frame.pools());
        }
    }

    private void range(@Nullable Range range) {
        json.writeName("range");
        if (range == null) {
            json.writeNull();
            return;
        }
        int[] numbers = {range.line(), range.column(), range.endLine(), range.endColumn()};
        json.writeArray(numbers, 0, numbers.length);
    }

    private void variables(Frame frame) {
        json.writeObjectPropertyStart("variables");
        for (Binding binding : frame.variables()) {
            json.writeName(binding.variable().name());
            Values.write(json, binding.value());
        }
        json.writeEndObject();
    }

    private static String text(Frame frame, List<Output> after, boolean error) {
        return Stream.concat(frame.output().stream(), after.stream())
                .filter(output -> output.error() == error)
                .map(Output::text)
                .collect(Collectors.joining());
    }

    private static @Nullable String thrown(@Nullable Thrown thrown) {
        if (thrown == null) {
            return null;
        }
        return thrown.message() == null ? thrown.className() : thrown.className() + ": " + thrown.message();
    }
}
