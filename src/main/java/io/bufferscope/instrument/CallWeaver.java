package io.bufferscope.instrument;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.util.ArrayList;
import java.util.List;

/// The weaving of one buffer-related call: keeps receiver and arguments for the hooks, makes the call, tells of it.
///
/// The receiver stays on the stack and is only duplicated, because the messages of NullPointerException tell where a
/// null receiver came from; arguments above it are put aside and loaded again.
final class CallWeaver {

    private final CodeBuilder code;
    private final Frames frames;
    private final HookCalls hooks;
    private final InvokeInstruction call;
    private final boolean isSuperCall;
    private final boolean isConstructor;
    private final boolean hasReceiver;
    private final List<ClassDesc> parameters;
    private final List<Integer> touched;

    CallWeaver(
            CodeBuilder code,
            Frames frames,
            HookCalls hooks,
            BufferTypes types,
            InvokeInstruction call,
            boolean isSuperCall) {
        this.code = code;
        this.frames = frames;
        this.hooks = hooks;
        this.call = call;
        this.isSuperCall = isSuperCall;
        isConstructor = call.name().equalsString("<init>");
        hasReceiver = call.opcode() != Opcode.INVOKESTATIC && !isConstructor;
        parameters = call.typeSymbol().parameterList();
        touched = touched(types, parameters);
    }

    /// The indices of the parameters that the hooks are told about.
    static List<Integer> touched(BufferTypes types, List<ClassDesc> parameters) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < parameters.size(); i++) {
            if (types.canHold(parameters.get(i).descriptorString())) {
                found.add(i);
            }
        }
        return found;
    }

    /// Makes the instructions up to the call itself.
    void before(int site) {
        if (hasReceiver && parameters.size() == 1 && kind(0).slotSize() == 1) {
            keepReceiverAndArgument();
        } else if (hasReceiver || !touched.isEmpty()) {
            keepAll(hasReceiver ? 0 : touched.getFirst());
        }
        frames.setPendingSite(site);
    }

    private void keepReceiverAndArgument() {
        code.dup2();
        if (touched.isEmpty()) {
            code.pop();
        } else {
            frames.storeTouched(0);
        }
        frames.storeReceiver();
    }

    private void keepAll(int first) {
        int[] slots = new int[parameters.size()];
        int slot = frames.free();
        for (int i = slots.length - 1; i >= first; i--) {
            slots[i] = slot;
            code.storeLocal(kind(i), slot);
            slot += kind(i).slotSize();
        }
        if (hasReceiver) {
            code.dup();
            frames.storeReceiver();
        }
        for (int i = first; i < slots.length; i++) {
            loadBack(i, slots[i]);
        }
    }

    private void loadBack(int i, int slot) {
        code.loadLocal(kind(i), slot);
        if (kind(i) == TypeKind.REFERENCE) {
            code.aconst_null().astore(slot);
        }
        int n = touched.indexOf(i);
        if (n >= 0) {
            code.dup();
            frames.storeTouched(n);
        }
    }

    /// Makes the instructions after the call returned.
    void after(int site) {
        frames.setPendingSite(-1);
        for (int n = 0; n < touched.size(); n++) {
            frames.takeTouched(n);
            frames.loadActivation();
            hooks.touched(code);
        }
        loadResult();
        frames.loadActivation();
        code.loadConstant(site);
        loadReceiver();
        hooks.called(
                code, CallKind.of(call.owner().asInternalName(), call.name().stringValue(), descriptor()));
        if (hasReceiver) {
            frames.clearReceiver();
        }
    }

    private void loadResult() {
        boolean isReference = !call.typeSymbol().returnType().isPrimitive();
        if (isSuperCall) {
            code.aload(0);
        } else if (isConstructor || isReference) {
            code.dup();
        } else {
            code.aconst_null();
        }
    }

    private void loadReceiver() {
        if (hasReceiver) {
            frames.loadReceiver();
        } else {
            code.aconst_null();
        }
    }

    private String descriptor() {
        return call.type().stringValue();
    }

    private TypeKind kind(int parameter) {
        return TypeKind.from(parameters.get(parameter)).asLoadable();
    }
}
