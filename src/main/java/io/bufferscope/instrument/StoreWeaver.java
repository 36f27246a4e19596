package io.bufferscope.instrument;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import org.jspecify.annotations.Nullable;

/// The weaving of stores into locals, fields and arrays: makes the store, then tells what was stored where.
///
/// Arrays and owners of fields stay on the stack and are only duplicated, for the messages of NullPointerException.
final class StoreWeaver {

    private final CodeBuilder code;
    private final Frames frames;
    private final HookCalls hooks;

    StoreWeaver(CodeBuilder code, Frames frames, HookCalls hooks) {
        this.code = code;
        this.frames = frames;
        this.hooks = hooks;
    }

    /// Tells of a variable that was just stored, unless the source has no name for it.
    void local(@Nullable Local local) {
        if (local != null) {
            tell(local);
        }
    }

    /// Tells the value of a variable.
    void tell(Local local) {
        code.loadLocal(local.kind(), local.slot());
        frames.loadActivation();
        hooks.local(code, local);
    }

    /// Stores into a field and tells of it.
    void field(FieldInstruction it) {
        if (it.opcode() == Opcode.PUTSTATIC) {
            code.dup().with(it).aconst_null();
        } else {
            code.dup2().with(it).swap();
        }
        hooks.field(
                code,
                TypeNames.simple(it.owner().asInternalName()) + "." + it.name().stringValue());
    }

    /// Stores into an array; tells of it if it is an array of references or bytes.
    void element(ArrayStoreInstruction it) {
        if (it.opcode() == Opcode.AASTORE) {
            reference(it);
        } else if (it.opcode() == Opcode.BASTORE) {
            oneByte(it);
        } else {
            code.with(it);
        }
    }

    private void reference(ArrayStoreInstruction it) {
        int value = frames.free();
        int index = value + 1;
        int array = value + 2;
        code.astore(value).istore(index).dup().astore(array);
        code.iload(index).aload(value).with(it);
        code.aload(value).aload(array).iload(index);
        frames.loadActivation();
        hooks.slot(code);
        code.aconst_null().astore(value).aconst_null().astore(array);
    }

    private void oneByte(ArrayStoreInstruction it) {
        int value = frames.free();
        code.storeLocal(TypeKind.INT, value)
                .dup2()
                .loadLocal(TypeKind.INT, value)
                .with(it);
        frames.loadActivation();
        hooks.stored(code);
    }
}
