package io.bufferscope.instrument;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.CharacterRange;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.IncrementInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.LocalVariable;
import java.lang.classfile.instruction.LocalVariableType;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The weaving of one method: all its own instructions in their order, with calls of hooks between them.
///
/// The method's own handlers stay in their order; a last one for everything tells what leaves the method. Before a
/// constructor has called the one above, its object is not yet one and must not be handed to anybody; so there the
/// last handler is another one, and the call itself, which makes the difference, is covered by neither.
final class MethodWeaver {

    private static final int NONE = -1;

    private final CodeBuilder code;
    private final MethodPlan plan;
    private final BufferTypes types;
    private final HookCalls hooks;
    private final Depth depth;
    private final Frames frames;
    private final StoreWeaver stores;
    private final Map<Integer, Label> coverEnds = new HashMap<>();
    private final Label start;
    private @Nullable Label constructing;
    private @Nullable Label constructed;
    private int pendingLine = NONE;

    MethodWeaver(CodeBuilder code, MethodPlan plan, BufferTypes types, HookCalls hooks, Depth depth) {
        this.code = code;
        this.plan = plan;
        this.types = types;
        this.hooks = hooks;
        this.depth = depth;
        frames = new Frames(code, plan.code().maxLocals(), depth == Depth.FULL ? plan.touched(types) : 0);
        stores = new StoreWeaver(code, frames, hooks);
        start = code.newLabel();
    }

    /// Makes the whole code of the method.
    void weave() {
        begin();
        for (int i = 0; i < plan.elements().size(); i++) {
            weave(i, plan.elements().get(i));
        }
        end();
    }

    private void begin() {
        if (plan.firstLine() > 0) {
            code.lineNumber(plan.firstLine());
        }
        hooks.enter(code, plan.method());
        frames.begin();
        if (depth == Depth.FULL) {
            plan.locals().parameters().forEach(stores::tell);
        }
        code.labelBinding(start);
    }

    private void end() {
        Label last = code.newBoundLabel();
        if (constructing != null) {
            code.exceptionCatchAll(start, constructing, code.newBoundLabel());
            rethrow();
        }
        code.exceptionCatchAll(constructed != null ? constructed : start, last, code.newBoundLabel());
        rethrow();
    }

    /// Tells of an exception and throws it on, also if the stack has no room to tell.
    private void rethrow() {
        int thrown = frames.free();
        code.astore(thrown);
        Label telling = code.newBoundLabel();
        code.aload(thrown);
        frames.loadActivation();
        frames.loadPending();
        hooks.thrown(code);
        Label told = code.newBoundLabel();
        code.aload(thrown).athrow();
        code.exceptionCatchAll(telling, told, code.newBoundLabel());
        code.pop().aload(thrown).athrow();
    }

    private void weave(int i, CodeElement element) {
        switch (element) {
            case LocalVariable _, LocalVariableType _, CharacterRange _ -> {}
            case ExceptionCatch it -> handler(it);
            case LineNumber it -> {
                code.with(it);
                pendingLine = plan.site(i);
            }
            case Instruction it -> {
                arrive(plan.bci(i));
                if (depth == Depth.FULL && !plan.jumps().isQuiet(plan.bci(i))) {
                    fully(i, it);
                } else {
                    plainly(i, it);
                }
                leave(plan.bci(i) + it.sizeInBytes());
            }
            default -> code.with(element);
        }
    }

    private void handler(ExceptionCatch it) {
        Label end = it.tryEnd();
        if (plan.jumps().coversItself(it)) {
            end = coverEnds.computeIfAbsent(plan.code().labelToBci(end), _ -> code.newLabel());
        }
        code.exceptionCatch(it.tryStart(), end, it.handler(), it.catchType());
    }

    private void arrive(int bci) {
        if (plan.jumps().isHandler(bci)) {
            code.dup();
            caught();
        }
        line(pendingLine);
        pendingLine = NONE;
    }

    private void line(int site) {
        if (site != NONE) {
            frames.loadActivation();
            hooks.line(code, site);
        }
    }

    private void caught() {
        frames.loadActivation();
        frames.loadPending();
        hooks.caught(code);
        frames.clearPending();
    }

    private void leave(int bci) {
        Integer handler = plan.jumps().handlerCoveredUntil(bci);
        if (handler != null) {
            code.labelBinding(coverEnds.get(bci));
            if (plan.firstAt(handler) instanceof StoreInstruction store) {
                code.aload(store.slot());
                caught();
            }
        }
    }

    private void fully(int i, Instruction instruction) {
        switch (instruction) {
            case InvokeInstruction it -> call(i, it);
            case StoreInstruction it -> {
                code.with(it);
                stores.local(plan.locals().at(it.slot(), plan.bci(i) + it.sizeInBytes()));
            }
            case IncrementInstruction it -> {
                code.with(it);
                stores.local(plan.locals().at(it.slot(), plan.bci(i) + it.sizeInBytes()));
            }
            case FieldInstruction it when isTold(it) -> stores.field(it);
            case ArrayStoreInstruction it when it.opcode() == Opcode.AASTORE -> stores.slot(it);
            case ArrayStoreInstruction it when it.opcode() == Opcode.BASTORE -> stores.element(it);
            default -> plainly(i, instruction);
        }
    }

    private void plainly(int i, Instruction instruction) {
        if (plan.isSuperCall(i)) {
            constructing = code.newBoundLabel();
            code.with(instruction);
            constructed = code.newBoundLabel();
            return;
        }
        switch (instruction) {
            case BranchInstruction it when plan.site(i) != NONE -> turn(it, plan.site(i));
            case ReturnInstruction it -> {
                frames.loadActivation();
                hooks.exit(code);
                code.with(it);
            }
            default -> code.with(instruction);
        }
    }

    private void turn(BranchInstruction it, int site) {
        if (it.opcode() == Opcode.GOTO || it.opcode() == Opcode.GOTO_W) {
            line(site);
            code.with(it);
        } else {
            Label past = code.newLabel();
            code.branch(Jumps.opposite(it.opcode()), past);
            line(site);
            code.goto_(it.target()).labelBinding(past);
        }
    }

    private void call(int i, InvokeInstruction it) {
        if (isHalt(it)) {
            hooks.halting(code);
        }
        int site = plan.site(i);
        if (site == NONE) {
            plainly(i, it);
            return;
        }
        CallWeaver call = new CallWeaver(code, frames, hooks, types, it, plan.isSuperCall(i));
        call.before(site);
        plainly(i, it);
        call.after(site);
    }

    private static boolean isHalt(InvokeInstruction it) {
        return it.name().equalsString("halt") && it.owner().name().equalsString("java/lang/Runtime");
    }

    /// Fields of an object that is not yet constructed are not told: it cannot be handed out.
    private boolean isTold(FieldInstruction it) {
        boolean isStore = it.opcode() == Opcode.PUTFIELD || it.opcode() == Opcode.PUTSTATIC;
        boolean isEarly = plan.hasSuperCall() && constructed == null && it.opcode() == Opcode.PUTFIELD;
        return isStore
                && !isEarly
                && !it.name().stringValue().contains("$")
                && types.canHold(it.type().stringValue());
    }
}
