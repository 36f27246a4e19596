package io.bufferscope.instrument.twin;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The text of a twin, put together from the edits of the walk.
final class TwinText {

    private static final String TWIN = "Twin";

    private final Program program;
    private final Versions versions;
    private final String baseName;
    private final Function<TwinNote, String> notes;
    private final @Nullable ClassTree main;
    private final String twinName;

    /// @param fileName the name of the program's file
    TwinText(Program program, Versions versions, String fileName, Function<TwinNote, String> notes) {
        this.program = program;
        this.versions = versions;
        this.baseName = fileName.endsWith(".java") ? fileName.substring(0, fileName.length() - 5) : fileName;
        this.notes = notes;
        this.main = mainClass();
        this.twinName = freeName((main == null ? baseName : main.getSimpleName()) + TWIN);
    }

    String fileName() {
        return twinName + ".java";
    }

    /// The class named as the file, else the first; null for a compact source file.
    private @Nullable ClassTree mainClass() {
        List<ClassTree> written = program.unit().getTypeDecls().stream()
                .filter(ClassTree.class::isInstance)
                .map(ClassTree.class::cast)
                .filter(type -> !program.isInvented(type) && nameAt(type) >= 0)
                .toList();
        return written.stream()
                .filter(type -> type.getSimpleName().contentEquals(baseName))
                .findFirst()
                .orElse(written.isEmpty() ? null : written.getFirst());
    }

    private String freeName(String wanted) {
        String name = wanted;
        for (int i = 2; contains(program.text(), name); i++) {
            name = wanted + i;
        }
        return name;
    }

    private static boolean contains(String text, String word) {
        return Pattern.compile("\\b" + Pattern.quote(word) + "\\b")
                .matcher(text)
                .find();
    }

    /// Where the name of a class stands in its declaration, or −1.
    private int nameAt(ClassTree type) {
        int from = program.isInvented(type.getModifiers()) ? program.start(type) : program.end(type.getModifiers());
        Matcher name = Pattern.compile("\\G[\\s\\S]*?\\b(?:class|interface|enum|record)\\s+("
                        + Pattern.quote(type.getSimpleName().toString()) + ")\\b")
                .matcher(program.text());
        return !type.getSimpleName().isEmpty() && name.find(from) && name.start(1) < program.end(type)
                ? name.start(1)
                : -1;
    }

    /// @param types what stands for the types of declarations
    /// @param walked what stands for the calls outside methods that are given buffers
    String write(List<Edit> types, List<Edit> walked) {
        List<Edit> shared = new ArrayList<>(types);
        shared.addAll(names());
        List<Edit> all = new ArrayList<>(shared);
        all.addAll(walked);
        program.meanings()
                .classes()
                .forEach(type -> type.getMembers().stream()
                        .filter(MethodTree.class::isInstance)
                        .map(MethodTree.class::cast)
                        .filter(versions::depends)
                        .forEach(method -> all.add(versions(method, shared))));
        String body = Edit.apply(program.text(), 0, program.text().length(), all, versions::name);
        return new Imports(program).write(body, notes.apply(TwinNote.HEAD).replaceAll("\\R", " "));
    }

    /// The name of the class, wherever it stands.
    private List<Edit> names() {
        List<Edit> found = new ArrayList<>();
        if (main != null) {
            int length = main.getSimpleName().length();
            new ClassName(program, main, at -> found.add(Edit.of(at, at + length, twinName)))
                    .scan(program.unit(), null);
            found.add(Edit.of(nameAt(main), nameAt(main) + length, twinName));
        }
        return found;
    }

    /// A method once for each version.
    private Edit versions(MethodTree method, List<Edit> shared) {
        int start = program.start(method);
        int end = program.end(method);
        StringBuilder text = new StringBuilder();
        for (Version version : versions.of(method)) {
            String indent = indent(start);
            if (!text.isEmpty()) {
                text.append("\n\n").append(indent);
                text.append("// ").append(notes.apply(TwinNote.VERSION).replaceAll("\\R", " "));
                text.append("\n").append(indent);
            }
            text.append(text(version, shared, start, end));
        }
        return Edit.of(start, end, text.toString());
    }

    private String text(Version version, List<Edit> shared, int start, int end) {
        List<Edit> edits = new ArrayList<>(version.edits());
        shared.stream()
                .filter(edit -> edit.start() >= start && edit.end() <= end)
                .forEach(edits::add);
        MethodTree method = version.method();
        int name = nameOf(method, start);
        edits.add(Edit.of(name, name + method.getName().length(), versions.name(version)));
        return Edit.apply(program.text(), start, end, edits, versions::name);
    }

    private int nameOf(MethodTree method, int start) {
        Tree result = method.getReturnType();
        return program.text().indexOf(method.getName().toString(), result == null ? start : program.end(result));
    }

    private String indent(int offset) {
        int line = program.text().lastIndexOf('\n', offset - 1) + 1;
        String before = program.text().substring(line, offset);
        return before.isBlank() ? before : "";
    }
}
