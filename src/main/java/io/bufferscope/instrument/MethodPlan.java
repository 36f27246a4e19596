package io.bufferscope.instrument;

import io.bufferscope.trace.Range;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What is to be told about one method: the places in its code at which a line is reached, a loop turns round or a
/// buffer-related call is made, each with the number of its site.
final class MethodPlan {

    private static final int NONE = -1;

    private final CodeAttribute code;
    private final List<CodeElement> elements;
    private final int[] bcis;
    private final int[] lines;
    private final int[] sites;
    private final Jumps jumps;
    private final Locals locals;
    private final String codeName;
    private final int method;
    private final Tables tables;
    private final SourceLayout layout;
    private final Map<Integer, List<Integer>> lineSites = new HashMap<>();
    private int firstLine;
    private int superCall = NONE;
    private boolean anyLine;

    /// @param method index of the method in the program's table
    MethodPlan(MethodModel model, CodeAttribute code, int method, SourceLayout layout, Tables tables) {
        this.code = code;
        this.method = method;
        this.layout = layout;
        this.tables = tables;
        elements = code.elementList();
        bcis = new int[elements.size()];
        lines = new int[elements.size()];
        sites = new int[elements.size()];
        Arrays.fill(sites, NONE);
        codeName = codeName(model);
        jumps = new Jumps(code, elements);
        locals = new Locals(code, method, tables);
        findPlaces();
    }

    /// Name of the code a method holds, as [SourceLayout] calls it.
    static String codeName(MethodModel model) {
        String name = model.methodName().stringValue();
        return name.startsWith("lambda$") ? SourceLayout.LAMBDA : name;
    }

    private void findPlaces() {
        int bci = 0;
        int line = 0;
        for (int i = 0; i < bcis.length; i++) {
            bcis[i] = bci;
            if (elements.get(i) instanceof LineNumber it) {
                line = it.line();
                firstLine = firstLine == 0 ? line : firstLine;
                anyLine |= layout.covers(line, codeName);
            }
            lines[i] = line;
            bci += elements.get(i) instanceof Instruction it ? it.sizeInBytes() : 0;
        }
    }

    /// Finds the sites of lines and of loops that turn round.
    void findLineSites() {
        BitSet reported = new BitSet();
        Map<Integer, Integer> heads = new HashMap<>();
        for (int i = 0; i < bcis.length; i++) {
            if (elements.get(i) instanceof LineNumber) {
                findLineSite(i, reported);
            } else if (elements.get(i) instanceof Instruction instruction) {
                heads.put(bcis[i], i);
                if (instruction instanceof BranchInstruction branch) {
                    findTurn(i, branch, heads, reported);
                }
            }
            if (startsBlock(i)) {
                reported.clear();
            }
        }
    }

    /// Whether the next element is the first at a place that jumps lead to.
    private boolean startsBlock(int i) {
        return i + 1 < bcis.length && bcis[i + 1] != bcis[i] && jumps.isTarget(bcis[i + 1]);
    }

    /// Within straight-line code a line is reached once, also if a call's arguments stand on other lines.
    private void findLineSite(int i, BitSet reported) {
        if (!reported.get(lines[i]) && layout.covers(lines[i], codeName) && !jumps.isQuiet(bcis[i])) {
            reported.set(lines[i]);
            sites[i] = lineSite(lines[i], bcis[i]);
        }
    }

    /// A jump backwards reaches the line of its target, even if no line begins there.
    private void findTurn(int i, BranchInstruction branch, Map<Integer, Integer> heads, BitSet reported) {
        int target = code.labelToBci(branch.target());
        Integer head = heads.get(target);
        if (head != null && !reachesLine(head) && !reported.get(lines[head])) {
            sites[i] = layout.covers(lines[head], codeName) ? lineSite(lines[head], target) : NONE;
        }
    }

    private boolean reachesLine(int head) {
        for (int i = head - 1; i >= 0 && bcis[i] == bcis[head]; i--) {
            if (sites[i] != NONE) {
                return true;
            }
        }
        return false;
    }

    private int lineSite(int line, int bci) {
        List<Integer> scope = locals.scope(bci);
        List<Integer> same = lineSites.computeIfAbsent(line, _ -> new ArrayList<>());
        for (int site : same) {
            if (tables.scope(site).equals(scope)) {
                return site;
            }
        }
        same.add(tables.addSite(method, line, layout.statement(line, codeName), null, scope));
        return same.getLast();
    }

    /// Finds the sites of buffer-related calls, and where a constructor calls the one above.
    void findCallSites(BufferTypes types) {
        CallPlaces places = new CallPlaces(layout, codeName);
        String[] names = callNames();
        for (int i = 0; i < names.length; i++) {
            if (names[i] != null) {
                places.add(i, lines[i], names[i]);
            }
        }
        for (int i = 0; i < names.length; i++) {
            if (elements.get(i) instanceof InvokeInstruction call && isStep(call, i, types)) {
                Range range = places.range(i, lines[i], names[i]);
                sites[i] = tables.addSite(method, lines[i], range, CallPlaces.text(call), locals.scope(bcis[i]));
            }
        }
    }

    private boolean isStep(InvokeInstruction call, int i, BufferTypes types) {
        return lines[i] > 0
                && !jumps.isQuiet(bcis[i])
                && types.isCall(
                        call.owner().asInternalName(),
                        call.name().stringValue(),
                        call.type().stringValue());
    }

    private String[] callNames() {
        String[] names = new String[bcis.length];
        Deque<String> pending = new ArrayDeque<>();
        for (int i = 0; i < names.length; i++) {
            if (elements.get(i) instanceof NewObjectInstruction it) {
                pending.push(it.className().asInternalName());
            } else if (elements.get(i) instanceof InvokeInstruction it) {
                names[i] = it.name().equalsString("<init>")
                        ? constructorName(i, it, pending)
                        : it.name().stringValue();
            }
        }
        return names;
    }

    /// An `<init>` without a pending `new` of its class is the call of the constructor above.
    private String constructorName(int i, InvokeInstruction call, Deque<String> pending) {
        String owner = call.owner().asInternalName();
        if (pending.contains(owner)) {
            while (!pending.pop().equals(owner)) {}
            return "new " + TypeNames.simple(owner);
        }
        superCall = i;
        return "super";
    }

    /// Whether any of its code stands in the source.
    boolean isInSource() {
        return anyLine;
    }

    List<CodeElement> elements() {
        return elements;
    }

    int bci(int element) {
        return bcis[element];
    }

    /// Number of the site at an element: a line's, a turning loop's or a call's; -1 if it has none.
    int site(int element) {
        return sites[element];
    }

    /// Whether an element is the call of another constructor on the object under construction.
    boolean isSuperCall(int element) {
        return element == superCall;
    }

    boolean hasSuperCall() {
        return superCall != NONE;
    }

    int firstLine() {
        return firstLine;
    }

    int method() {
        return method;
    }

    Jumps jumps() {
        return jumps;
    }

    Locals locals() {
        return locals;
    }

    CodeAttribute code() {
        return code;
    }

    /// The largest number of arguments of a call that hooks are told about.
    int touched(BufferTypes types) {
        int most = 0;
        for (int i = 0; i < sites.length; i++) {
            if (sites[i] != NONE && elements.get(i) instanceof InvokeInstruction call) {
                most = Math.max(
                        most,
                        CallWeaver.touched(types, call.typeSymbol().parameterList())
                                .size());
            }
        }
        return most;
    }

    /// The instruction at a bci.
    @Nullable
    CodeElement firstAt(int bci) {
        for (int i = 0; i < bcis.length; i++) {
            if (bcis[i] == bci && elements.get(i) instanceof Instruction) {
                return elements.get(i);
            }
        }
        return null;
    }
}
