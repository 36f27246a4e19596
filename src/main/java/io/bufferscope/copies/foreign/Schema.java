package io.bufferscope.copies.foreign;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FileDescriptor;

/// The schema of the messages that are carried, made at run time: no generated code, no compiler of protobuf.
///
/// ```
/// syntax = "proto3";
/// message Reading { int64 time = 1; string sensor = 2; sint32 value = 3; bytes body = 4; }
/// ```
final class Schema {

    /// The type `Reading`.
    static final Descriptor READING = reading();

    private Schema() {}

    private static Descriptor reading() {
        FileDescriptorProto file = FileDescriptorProto.newBuilder()
                .setName("reading.proto")
                .setSyntax("proto3")
                .addMessageType(DescriptorProto.newBuilder()
                        .setName("Reading")
                        .addField(field("time", 1, FieldDescriptorProto.Type.TYPE_INT64))
                        .addField(field("sensor", 2, FieldDescriptorProto.Type.TYPE_STRING))
                        .addField(field("value", 3, FieldDescriptorProto.Type.TYPE_SINT32))
                        .addField(field("body", 4, FieldDescriptorProto.Type.TYPE_BYTES)))
                .build();
        try {
            return FileDescriptor.buildFrom(file, new FileDescriptor[0]).findMessageTypeByName("Reading");
        } catch (DescriptorValidationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static FieldDescriptorProto field(String name, int number, FieldDescriptorProto.Type type) {
        return FieldDescriptorProto.newBuilder()
                .setName(name)
                .setNumber(number)
                .setType(type)
                .setLabel(FieldDescriptorProto.Label.LABEL_OPTIONAL)
                .build();
    }
}
