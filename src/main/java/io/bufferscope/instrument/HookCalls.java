package io.bufferscope.instrument;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;

/// The calls of the probe's hooks: their names, types and order of arguments in one place.
final class HookCalls {

    private static final ClassDesc OBJECT = ConstantDescs.CD_Object;
    private static final ClassDesc STRING = ConstantDescs.CD_String;
    private static final ClassDesc THROWABLE = ConstantDescs.CD_Throwable;
    private static final ClassDesc INT = ConstantDescs.CD_int;
    private static final ClassDesc VOID = ConstantDescs.CD_void;

    private final ClassDesc hooks;
    private final MethodTypeDesc enter;
    private final MethodTypeDesc exit;
    private final MethodTypeDesc line;
    private final MethodTypeDesc localInt;
    private final MethodTypeDesc localReference;
    private final MethodTypeDesc touched;
    private final MethodTypeDesc called;
    private final MethodTypeDesc threw;
    private final MethodTypeDesc field;
    private final MethodTypeDesc slot;
    private final MethodTypeDesc stored;
    private final ClassDesc activation;

    HookCalls(ClassDesc hooks, ClassDesc activation) {
        this.hooks = hooks;
        this.activation = activation;
        enter = MethodTypeDesc.of(activation, INT);
        exit = MethodTypeDesc.of(VOID, activation);
        line = MethodTypeDesc.of(VOID, activation, INT);
        localInt = MethodTypeDesc.of(VOID, INT, activation, INT, ConstantDescs.CD_char);
        localReference = MethodTypeDesc.of(VOID, OBJECT, activation, INT, STRING);
        touched = MethodTypeDesc.of(VOID, OBJECT, activation);
        called = MethodTypeDesc.of(VOID, OBJECT, activation, INT, OBJECT);
        threw = MethodTypeDesc.of(VOID, THROWABLE, activation, INT, OBJECT);
        field = MethodTypeDesc.of(VOID, OBJECT, OBJECT, STRING);
        slot = MethodTypeDesc.of(VOID, OBJECT, OBJECT, INT, activation);
        stored = MethodTypeDesc.of(VOID, OBJECT, INT, activation);
    }

    /// `→ Activation`
    void enter(CodeBuilder code, int method) {
        code.loadConstant(method).invokestatic(hooks, "enter", enter);
    }

    /// `Activation →`
    void exit(CodeBuilder code) {
        code.invokestatic(hooks, "exit", exit);
    }

    /// `Activation →`
    void line(CodeBuilder code, int site) {
        code.loadConstant(site).invokestatic(hooks, "line", line);
    }

    /// `value, Activation →`
    void local(CodeBuilder code, Local local) {
        code.loadConstant(local.variable());
        switch (local.kind()) {
            case REFERENCE -> code.loadConstant(local.name()).invokestatic(hooks, "local", localReference);
            case LONG, FLOAT, DOUBLE -> code.invokestatic(hooks, "local", wide(local.kind()));
            default -> code.loadConstant(local.type().charAt(0)).invokestatic(hooks, "local", localInt);
        }
    }

    private MethodTypeDesc wide(TypeKind kind) {
        return MethodTypeDesc.of(VOID, kind.upperBound(), activation, INT);
    }

    /// `argument, Activation →`
    void touched(CodeBuilder code) {
        code.invokestatic(hooks, "touched", touched);
    }

    /// `result, Activation, site, receiver →`
    void called(CodeBuilder code, CallKind kind) {
        code.invokestatic(hooks, kind.hook(), called);
    }

    /// `Throwable, Activation, pending site, pending receiver →`
    void caught(CodeBuilder code) {
        code.invokestatic(hooks, "caught", threw);
    }

    /// `Throwable, Activation, pending site, pending receiver →`
    void thrown(CodeBuilder code) {
        code.invokestatic(hooks, "thrown", threw);
    }

    /// `value, owner →`
    void field(CodeBuilder code, String name) {
        code.loadConstant(name).invokestatic(hooks, "field", field);
    }

    /// `value, array, index, Activation →`
    void slot(CodeBuilder code) {
        code.invokestatic(hooks, "slot", slot);
    }

    /// `array, index, Activation →`
    void stored(CodeBuilder code) {
        code.invokestatic(hooks, "stored", stored);
    }

    /// `→`
    void halting(CodeBuilder code) {
        code.invokestatic(hooks, "halting", ConstantDescs.MTD_void);
    }
}
