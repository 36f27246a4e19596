package io.bufferscope.copies.foreign;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.DynamicMessage;
import io.bufferscope.copies.ride.Payload;
import java.util.Objects;

/// A message and its encoded form.
///
/// @param encoded exactly as many bytes as were asked for
record Sample(DynamicMessage message, byte[] encoded) {

    /// The smallest size that a message with all its fields can have.
    static final int SMALLEST = 32;

    /// A message that takes so many bytes when encoded.
    ///
    /// @throws IllegalArgumentException if that is less than [#SMALLEST]
    static Sample of(int size) {
        if (size < SMALLEST) {
            throw new IllegalArgumentException("a message takes at least " + SMALLEST + " bytes");
        }
        DynamicMessage message = message(size, "sensor");
        int body = size;
        while (message.getSerializedSize() > size) {
            body -= message.getSerializedSize() - size;
            message = message(body, "sensor");
        }
        int missing = size - message.getSerializedSize();
        message = missing == 0 ? message : message(body, "sensor" + "x".repeat(missing));
        return new Sample(message, message.toByteArray());
    }

    private static DynamicMessage message(int body, String sensor) {
        return DynamicMessage.newBuilder(Schema.READING)
                .setField(field("time"), 1_764_460_800_000L)
                .setField(field("sensor"), sensor)
                .setField(field("value"), -40)
                .setField(field("body"), ByteString.copyFrom(Payload.bytes(body)))
                .build();
    }

    private static FieldDescriptor field(String name) {
        return Objects.requireNonNull(Schema.READING.findFieldByName(name));
    }
}
