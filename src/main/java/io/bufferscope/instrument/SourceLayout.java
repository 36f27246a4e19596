package io.bufferscope.instrument;

import io.bufferscope.trace.Range;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The places of a source file: which code stands on which lines, and where its statements and calls begin and end.
///
/// A piece of code (a *unit*) is a method, a lambda body or all initialisers of a class; in the class file it has a
/// *code name*: the method's name, `<init>`, `<clinit>` or [#LAMBDA]. Line, code name and called name together find
/// the source of an instruction; where they leave a doubt there is no answer.
public final class SourceLayout {

    /// Code name of every lambda body.
    static final String LAMBDA = "lambda";

    private final String text;
    private final LineTable lines;
    private final Map<String, Codes> codes = new HashMap<>();

    SourceLayout(String text) {
        this.text = text;
        this.lines = new LineTable(text);
    }

    /// The whole source.
    String text() {
        return text;
    }

    /// Whether code with this name stands on the line; false for members that the compiler made up.
    boolean covers(int line, String codeName) {
        Codes found = codes.get(codeName);
        return found != null && found.covered.get(line);
    }

    /// The statements that begin on a line, or null if none or those of several units do.
    @Nullable
    Range statement(int line, String codeName) {
        Codes named = codes.get(codeName);
        Stretch found = named == null ? null : named.statements.get(line);
        return found == null || found.unit < 0 ? null : lines.range(found.start, found.end);
    }

    /// The ranges of the calls of `name` on a line, for `count` such instructions of one method in their order, or
    /// null if it is not certain which belongs to which.
    ///
    /// @param name name of the method, or `new` and the simple name of the class
    @Nullable
    List<Range> calls(int line, String codeName, String name, int count) {
        List<Call> found = found(line, codeName, name);
        if (!matches(found, count)) {
            return null;
        }
        List<Range> ranges = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            Call call = found.get(i % found.size());
            ranges.add(lines.range(call.start, call.end));
        }
        return ranges;
    }

    private List<Call> found(int line, String codeName, String name) {
        Codes named = codes.get(codeName);
        Map<Integer, List<Call>> byLine = named == null ? null : named.calls.get(name);
        return byLine == null ? List.of() : byLine.getOrDefault(line, List.of());
    }

    /// Several copies are certain only for calls of one `finally` block, which the compiler repeats as a whole.
    private static boolean matches(List<Call> found, int count) {
        for (Call call : found) {
            if (call.unit != found.getFirst().unit
                    || (count != found.size() && call.copies != found.getFirst().copies)) {
                return false;
            }
        }
        return !found.isEmpty()
                && (count == found.size() || (found.getFirst().copies != 0 && count % found.size() == 0));
    }

    int line(int offset) {
        return lines.line(offset);
    }

    void addCode(String codeName, int start, int end) {
        codes(codeName).covered.set(line(start), line(end) + 1);
    }

    /// @param line line of the statement's first instruction
    void addStatement(String codeName, int line, int unit, int start, int end) {
        Map<Integer, Stretch> statements = codes(codeName).statements;
        Stretch old = statements.get(line);
        statements.put(line, old == null ? new Stretch(unit, start, end) : old.with(unit, start, end));
    }

    /// @param line line of the opening parenthesis, which is the line of the call's instruction
    /// @param copies number of the enclosing `finally` block, 0 if there is none
    void addCall(String codeName, int line, String name, int unit, int copies, int start, int end) {
        codes(codeName)
                .calls
                .computeIfAbsent(name, _ -> new HashMap<>())
                .computeIfAbsent(line, _ -> new ArrayList<>())
                .add(new Call(unit, copies, start, end));
    }

    private Codes codes(String codeName) {
        return codes.computeIfAbsent(codeName, _ -> new Codes());
    }

    /// All code of one name: its lines, its statements by line, its calls by name and line.
    private static final class Codes {
        private final BitSet covered = new BitSet();
        private final Map<Integer, Stretch> statements = new HashMap<>();
        private final Map<String, Map<Integer, List<Call>>> calls = new HashMap<>();
    }

    private record Call(int unit, int copies, int start, int end) {}

    private record Stretch(int unit, int start, int end) {

        Stretch with(int otherUnit, int otherStart, int otherEnd) {
            return new Stretch(unit == otherUnit ? unit : -1, Math.min(start, otherStart), Math.max(end, otherEnd));
        }
    }
}
