package io.bufferscope.cli;

import io.bufferscope.trace.Value;
import tools.jackson.core.JsonGenerator;

/// The JSON form of variables' values.
///
/// Numbers and booleans are themselves; a string or char is a string; a buffer is `{"buffer": id}`; any other object is
/// `{"class": name}`; null is null.
final class Values {

    private Values() {}

    static void write(JsonGenerator json, Value value) {
        switch (value) {
            case Value.Primitive primitive -> primitive(json, primitive);
            case Value.Text text -> json.writeString(text.text());
            case Value.Ref ref -> {
                json.writeStartObject();
                json.writeNumberProperty("buffer", ref.id());
                json.writeEndObject();
            }
            case Value.Other other -> other(json, other);
        }
    }

    private static void primitive(JsonGenerator json, Value.Primitive primitive) {
        long bits = primitive.bits();
        switch (primitive.type()) {
            case 'Z' -> json.writeBoolean(bits != 0);
            case 'C' -> json.writeString(String.valueOf((char) bits));
            case 'F' -> json.writeNumber(Float.intBitsToFloat((int) bits));
            case 'D' -> json.writeNumber(Double.longBitsToDouble(bits));
            default -> json.writeNumber(bits);
        }
    }

    private static void other(JsonGenerator json, Value.Other other) {
        if (other.className() == null) {
            json.writeNull();
            return;
        }
        json.writeStartObject();
        json.writeStringProperty("class", other.className());
        json.writeEndObject();
    }
}
