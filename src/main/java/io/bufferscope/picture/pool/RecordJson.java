package io.bufferscope.picture.pool;

import io.bufferscope.trace.pool.Bits;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/// The JSON form of records: an object whose members are the record's components, by name.
///
/// A record that is one of several kinds begins with its `type`; `docs/pool-json.md` describes the result.
///
/// @param json where it goes
public record RecordJson(JsonGenerator json) {

    /// Writes a value of a record: a record, a list, a number, a text, a constant, a row of bits.
    public void write(@Nullable Object value) {
        switch (value) {
            case null -> json.writeNull();
            case Record object -> object(object);
            case List<?> list -> {
                json.writeStartArray();
                list.forEach(this::write);
                json.writeEndArray();
            }
            case Integer number -> json.writeNumber(number);
            case Long number -> json.writeNumber(number);
            case Double number -> number(number);
            case Map<?, ?> map -> object(map);
            case Boolean truth -> json.writeBoolean(truth);
            case Enum<?> constant -> json.writeString(constant.name().toLowerCase(Locale.ROOT));
            case Bits bits -> json.writeString(bits.toString());
            default -> json.writeString(value.toString());
        }
    }

    /// A number that is none is written as null.
    private void number(double number) {
        if (Double.isFinite(number)) {
            json.writeNumber(number);
        } else {
            json.writeNull();
        }
    }

    private void object(Map<?, ?> map) {
        json.writeStartObject();
        map.forEach((key, value) -> {
            json.writeName(key.toString().toLowerCase(Locale.ROOT));
            write(value);
        });
        json.writeEndObject();
    }

    private void object(Record object) {
        json.writeStartObject();
        if (object.getClass().getInterfaces().length > 0) {
            json.writeStringProperty("type", object.getClass().getSimpleName());
        }
        for (RecordComponent component : object.getClass().getRecordComponents()) {
            json.writeName(component.getName());
            write(value(object, component));
        }
        json.writeEndObject();
    }

    private static @Nullable Object value(Record object, RecordComponent component) {
        try {
            return component.getAccessor().invoke(object);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
