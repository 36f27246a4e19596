package io.bufferscope.instrument;

import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.LookupSwitchInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.classfile.instruction.TableSwitchInstruction;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Where the control flow of a method comes together: jump targets and exception handlers, by bci.
///
/// The compiler lets the first instructions of some handlers (of `finally` and `synchronized`) be covered by the
/// handler itself. Nothing may be inserted there: a hook that overflows the stack would run for ever. Such a handler
/// is told of the exception where its cover ends.
final class Jumps {

    private final CodeAttribute code;
    private final BitSet targets = new BitSet();
    private final BitSet handlers = new BitSet();
    private final BitSet quiet = new BitSet();
    private final Map<Integer, Integer> coveredHandlers = new HashMap<>();

    Jumps(CodeAttribute code, List<CodeElement> elements) {
        this.code = code;
        for (CodeElement element : elements) {
            if (element instanceof BranchInstruction it) {
                targets.set(code.labelToBci(it.target()));
            } else if (element instanceof TableSwitchInstruction it) {
                addCases(it.defaultTarget(), it.cases());
            } else if (element instanceof LookupSwitchInstruction it) {
                addCases(it.defaultTarget(), it.cases());
            }
        }
        for (ExceptionCatch it : code.exceptionHandlers()) {
            addHandler(it);
        }
    }

    private void addCases(Label defaultTarget, List<SwitchCase> cases) {
        targets.set(code.labelToBci(defaultTarget));
        for (SwitchCase it : cases) {
            targets.set(code.labelToBci(it.target()));
        }
    }

    private void addHandler(ExceptionCatch it) {
        int handler = code.labelToBci(it.handler());
        targets.set(handler);
        handlers.set(handler);
        if (coversItself(it)) {
            int end = code.labelToBci(it.tryEnd());
            quiet.set(handler, end);
            coveredHandlers.put(end, handler);
        }
    }

    /// Whether the handler's first instruction is covered by the handler itself.
    boolean coversItself(ExceptionCatch it) {
        int handler = code.labelToBci(it.handler());
        return code.labelToBci(it.tryStart()) <= handler && handler < code.labelToBci(it.tryEnd());
    }

    /// Whether other instructions than the one before lead to this place.
    boolean isTarget(int bci) {
        return targets.get(bci);
    }

    /// Whether an exception may be told to the program's handler at this place.
    boolean isHandler(int bci) {
        return handlers.get(bci) && !quiet.get(bci);
    }

    /// Whether no hook may stand before or after the instruction at this place.
    boolean isQuiet(int bci) {
        return quiet.get(bci);
    }

    /// The handler that covers its own instructions up to this place, or null.
    @Nullable
    Integer handlerCoveredUntil(int bci) {
        return coveredHandlers.get(bci);
    }

    /// The opposite condition of a jump, null of an unconditional one.
    static Opcode opposite(Opcode opcode) {
        return switch (opcode) {
            case IFEQ -> Opcode.IFNE;
            case IFNE -> Opcode.IFEQ;
            case IFLT -> Opcode.IFGE;
            case IFGE -> Opcode.IFLT;
            case IFGT -> Opcode.IFLE;
            case IFLE -> Opcode.IFGT;
            case IF_ICMPEQ -> Opcode.IF_ICMPNE;
            case IF_ICMPNE -> Opcode.IF_ICMPEQ;
            case IF_ICMPLT -> Opcode.IF_ICMPGE;
            case IF_ICMPGE -> Opcode.IF_ICMPLT;
            case IF_ICMPGT -> Opcode.IF_ICMPLE;
            case IF_ICMPLE -> Opcode.IF_ICMPGT;
            case IF_ACMPEQ -> Opcode.IF_ACMPNE;
            case IF_ACMPNE -> Opcode.IF_ACMPEQ;
            case IFNULL -> Opcode.IFNONNULL;
            case IFNONNULL -> Opcode.IFNULL;
            default -> throw new IllegalArgumentException(opcode.name());
        };
    }
}
