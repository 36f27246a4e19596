package io.bufferscope.picture.pool;

import io.bufferscope.trace.Frame;
import java.io.Writer;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/// The JSON form of a step with its allocators, which `docs/pool-json.md` describes.
public final class PoolJson {

    private final JsonFactory factory =
            JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

    /// Writes one object, without a line end; leaves the writer open.
    ///
    /// @throws tools.jackson.core.JacksonException if it cannot be written
    public void write(Frame frame, Writer out) {
        try (JsonGenerator json = factory.createGenerator(ObjectWriteContext.empty(), out)) {
            write(frame, json);
        }
    }

    private static void write(Frame frame, JsonGenerator json) {
        json.writeStartObject();
        json.writeNumberProperty("step", frame.step());
        json.writeStringProperty("event", frame.event().name().toLowerCase(Locale.ROOT));
        json.writeStringProperty("thread", frame.thread().name());
        json.writeName("command");
        json.writeString(frame.command());
        json.writeName("thrown");
        new RecordJson(json).write(frame.thrown());
        json.writeName("output");
        new RecordJson(json).write(frame.output());
        json.writeName("scene");
        new RecordJson(json).write(frame.pools());
        json.writeEndObject();
    }
}
