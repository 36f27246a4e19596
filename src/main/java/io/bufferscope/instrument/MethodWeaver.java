package io.bufferscope.instrument;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.IncrementInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.LocalVariable;
import java.lang.classfile.instruction.LocalVariableType;
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
        if (element instanceof Instruction it) {
            instruction(i, it);
        } else if (element instanceof ExceptionCatch it) {
            handler(it);
        } else if (element instanceof LineNumber) {
            code.with(element);
            pendingLine = plan.site(i);
        } else if (!namesLocals(element)) {
            code.with(element);
        }
    }

    private static boolean namesLocals(CodeElement element) {
        return element instanceof LocalVariable || element instanceof LocalVariableType;
    }

    private void instruction(int i, Instruction it) {
        arrive(plan.bci(i));
        if (depth == Depth.FULL && !plan.jumps().isQuiet(plan.bci(i))) {
            fully(i, it);
        } else {
            plainly(i, it);
        }
        leave(plan.bci(i) + it.sizeInBytes());
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

    /// (By kind, not by pattern: the first pattern switch of a process costs more than weaving a class.)
    private void fully(int i, Instruction it) {
        switch (it.opcode().kind()) {
            case INVOKE -> call(i, (InvokeInstruction) it);
            case FIELD_ACCESS -> field((FieldInstruction) it);
            case ARRAY_STORE -> stores.element((ArrayStoreInstruction) it);
            case STORE -> store(i, it, ((StoreInstruction) it).slot());
            case INCREMENT -> store(i, it, ((IncrementInstruction) it).slot());
            default -> plainly(i, it);
        }
    }

    private void store(int i, Instruction it, int slot) {
        code.with(it);
        stores.local(plan.locals().at(slot, plan.bci(i) + it.sizeInBytes()));
    }

    private void plainly(int i, Instruction it) {
        if (plan.isSuperCall(i)) {
            constructing = code.newBoundLabel();
            code.with(it);
            constructed = code.newBoundLabel();
        } else if (it.opcode().kind() == Opcode.Kind.RETURN) {
            frames.loadActivation();
            hooks.exit(code);
            code.with(it);
        } else if (it instanceof BranchInstruction branch && plan.site(i) != NONE) {
            turn(branch, plan.site(i));
        } else {
            code.with(it);
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
    private void field(FieldInstruction it) {
        boolean isStore = it.opcode() == Opcode.PUTFIELD || it.opcode() == Opcode.PUTSTATIC;
        boolean isEarly = plan.hasSuperCall() && constructed == null && it.opcode() == Opcode.PUTFIELD;
        if (isStore && !isEarly && isNamed(it) && types.canHold(it.type().stringValue())) {
            stores.field(it);
        } else {
            code.with(it);
        }
    }

    private static boolean isNamed(FieldInstruction it) {
        return it.name().stringValue().indexOf('$') < 0;
    }
}
