package io.bufferscope.trace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The binary form of what a file holds beside operations: program, environment, notes and ending, of the same numbers
/// and texts as operations.
final class Tables {

    private Tables() {}

    static byte[] of(Program program) {
        OpWriter out = new OpWriter(program.source().length() + 1024);
        out.text(program.fileName());
        out.text(program.source());
        out.text(program.mainClass());
        out.u(program.methods().size());
        program.methods().forEach(method -> write(out, method));
        out.u(program.variables().size());
        program.variables().forEach(variable -> write(out, variable));
        out.u(program.sites().size());
        program.sites().forEach(site -> write(out, site));
        return out.toArray();
    }

    private static void write(OpWriter out, Method method) {
        out.text(method.owner());
        out.text(method.name());
        out.text(method.descriptor());
        out.u(method.woven() ? 1 : 0);
    }

    private static void write(OpWriter out, Variable variable) {
        out.text(variable.name());
        out.text(variable.type());
        out.u(variable.method());
    }

    private static void write(OpWriter out, Site site) {
        out.u(site.method());
        out.u(site.line());
        Range range = site.range();
        out.u(range == null ? 0 : 1);
        if (range != null) {
            out.u(range.line());
            out.u(range.column());
            out.u(range.endLine());
            out.u(range.endColumn());
        }
        String call = site.call();
        out.u(call == null ? 0 : 1);
        out.text(call == null ? "" : call);
        out.u(site.scope().size());
        site.scope().forEach(out::u);
    }

    static Program program(byte[] data, int length) throws TraceFormatException {
        OpInput in = input(data, length);
        String fileName = in.freshText();
        String source = in.freshText();
        String mainClass = in.freshText();
        List<Method> methods = list(in, (from, i) -> method(from));
        List<Variable> variables = list(in, (from, i) -> variable(from, methods.size()));
        List<Site> sites = list(in, (from, i) -> site(from, i, methods.size(), variables.size()));
        return new Program(fileName, source, mainClass, methods, sites, variables);
    }

    private static Method method(OpInput in) throws TraceFormatException {
        return new Method(in.text(), in.text(), in.text(), in.n() == 1);
    }

    private static Variable variable(OpInput in, int methods) throws TraceFormatException {
        return new Variable(in.text(), in.text(), below(methods, in.n()));
    }

    private static Site site(OpInput in, int id, int methods, int variables) throws TraceFormatException {
        int method = below(methods, in.n());
        int line = in.n();
        Range range = in.n() == 0 ? null : new Range(in.n(), in.n(), in.n(), in.n());
        boolean hasCall = in.n() == 1;
        String call = in.text();
        List<Integer> scope = list(in, (from, i) -> below(variables, from.n()));
        return new Site(id, method, line, range, hasCall ? call : null, scope);
    }

    private static int below(int size, int index) throws TraceFormatException {
        if (index >= size) {
            throw TraceFormatException.malformed("its tables name entry " + index + " of " + size);
        }
        return index;
    }

    static byte[] of(Environment environment) {
        OpWriter out = new OpWriter(1024);
        out.u(environment.facts().size());
        environment.facts().forEach((key, value) -> {
            out.text(key);
            out.text(value);
        });
        return out.toArray();
    }

    static Environment environment(byte[] data, int length) throws TraceFormatException {
        OpInput in = input(data, length);
        SortedMap<String, String> facts = new TreeMap<>();
        for (int left = in.count(); left > 0; left--) {
            facts.put(in.freshText(), in.freshText());
        }
        return new Environment(facts);
    }

    static byte[] of(List<Note> notes) {
        OpWriter out = new OpWriter(256);
        out.u(notes.size());
        for (Note note : notes) {
            out.text(note.kind().name());
            out.u(note.details().size());
            note.details().forEach(out::text);
        }
        return out.toArray();
    }

    /// Notes of kinds that this version does not know are left out.
    static List<Note> notes(byte[] data, int length) throws TraceFormatException {
        List<@Nullable Note> notes = list(input(data, length), (in, i) -> note(in));
        List<Note> known = new ArrayList<>();
        for (Note note : notes) {
            if (note != null) {
                known.add(note);
            }
        }
        return known;
    }

    private static @Nullable Note note(OpInput in) throws TraceFormatException {
        String name = in.text();
        List<String> details = list(in, (from, i) -> from.freshText());
        for (Note.Kind kind : Note.Kind.values()) {
            if (kind.name().equals(name)) {
                return new Note(kind, details);
            }
        }
        return null;
    }

    static byte[] of(Ending ending) {
        OpWriter out = new OpWriter(16);
        out.text(ending.kind().name());
        out.z(ending.exitCode());
        return out.toArray();
    }

    static Ending ending(byte[] data, int length) throws TraceFormatException {
        OpInput in = input(data, length);
        String name = in.text();
        int exitCode = (int) in.z();
        for (Ending.Kind kind : Ending.Kind.values()) {
            if (kind.name().equals(name)) {
                return new Ending(kind, exitCode);
            }
        }
        throw TraceFormatException.malformed("there is no ending " + name);
    }

    private static OpInput input(byte[] data, int length) {
        OpInput in = new OpInput();
        in.read(data, 0, length);
        return in;
    }

    private static <T extends @Nullable Object> List<T> list(OpInput in, Entry<T> entry) throws TraceFormatException {
        int count = in.count();
        List<T> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            list.add(entry.read(in, i));
        }
        return Collections.unmodifiableList(list);
    }

    private interface Entry<T extends @Nullable Object> {
        T read(OpInput in, int index) throws TraceFormatException;
    }
}
