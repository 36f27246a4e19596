package io.bufferscope.instrument;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ConstantDescs;

/// The local variables that woven code keeps above the method's own, and their use.
///
/// What is kept for a hook is typed `Object`, so that stack maps need not join the types of unrelated calls, and is set
/// to null after use, so that no buffer lives longer than without us.
final class Frames {

    private final CodeBuilder code;
    private final int activation;
    private final int touched;

    /// @param maxLocals number of slots that the method itself uses
    /// @param touched number of arguments that the call with the most of them tells about
    Frames(CodeBuilder code, int maxLocals, int touched) {
        this.code = code;
        this.activation = maxLocals;
        this.touched = touched;
    }

    /// First slot that is free for values in passing.
    int free() {
        return activation + 3 + touched;
    }

    /// `Activation →`: keeps it; nothing is pending yet.
    void begin() {
        code.astore(activation);
        code.loadConstant(-1).istore(activation + 1);
        clear();
    }

    /// `→ Activation`
    void loadActivation() {
        code.aload(activation);
    }

    /// Says that a call is about to be made.
    void setPendingSite(int site) {
        code.loadConstant(site).istore(activation + 1);
    }

    /// `receiver →`
    void storeReceiver() {
        code.checkcast(ConstantDescs.CD_Object).astore(activation + 2);
    }

    /// `→ receiver`
    void loadReceiver() {
        code.aload(activation + 2);
    }

    /// Forgets the receiver of a call that returned.
    void clearReceiver() {
        code.aconst_null().astore(activation + 2);
    }

    /// `→ pending site, pending receiver`
    void loadPending() {
        code.iload(activation + 1).aload(activation + 2);
    }

    /// Says that no call is pending any more, and forgets all objects.
    void clearPending() {
        setPendingSite(-1);
        clear();
    }

    /// `argument →`: keeps the n-th argument that the hooks are told about.
    void storeTouched(int n) {
        code.checkcast(ConstantDescs.CD_Object).astore(activation + 3 + n);
    }

    /// `→ argument`: hands the n-th argument out and forgets it.
    void takeTouched(int n) {
        code.aload(activation + 3 + n).aconst_null().astore(activation + 3 + n);
    }

    private void clear() {
        for (int slot = activation + 2; slot < free(); slot++) {
            code.aconst_null().astore(slot);
        }
    }
}
