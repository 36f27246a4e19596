package io.bufferscope.session;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.ConstantValueAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.nio.file.Path;

/// The generated class that tells the probe where to send and how much to record.
///
/// A class, not a system property or a variable of the environment, since a program can print those.
final class AddressClass {

    static final String NAME = "io.bufferscope.probe.Address";

    private AddressClass() {}

    /// The class file.
    ///
    /// @param socket where the probe sends
    /// @param stepLimit steps after which it stops recording
    /// @param bytesCap bytes it records of each buffer
    static byte[] generate(Path socket, long stepLimit, int bytesCap) {
        return ClassFile.of().build(ClassDesc.of(NAME), type -> {
            constant(type, "SOCKET", ConstantDescs.CD_String, socket.toString());
            constant(type, "LIMIT_STEPS", ConstantDescs.CD_long, stepLimit);
            constant(type, "BYTES_CAP", ConstantDescs.CD_int, bytesCap);
        });
    }

    private static void constant(ClassBuilder type, String name, ClassDesc kind, ConstantDesc value) {
        type.withField(
                name,
                kind,
                field -> field.withFlags(ClassFile.ACC_STATIC | ClassFile.ACC_FINAL)
                        .with(ConstantValueAttribute.of(value)));
    }
}
