package io.bufferscope.instrument.twin;

import com.sun.source.tree.MethodTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;

/// The versions of the program's own methods and their names: one for each way in which a method must be written for
/// the
/// buffers that it is given.
final class Versions {

    private final Program program;
    private final Map<Version, List<Mode>> modes = new HashMap<>();
    private final IdentityHashMap<MethodTree, Map<Version, String>> names = new IdentityHashMap<>();
    private final Set<String> taken = new TreeSet<>();

    Versions(Program program) {
        this.program = program;
        program.meanings()
                .classes()
                .forEach(type -> type.getMembers().stream()
                        .filter(MethodTree.class::isInstance)
                        .forEach(member ->
                                taken.add(((MethodTree) member).getName().toString())));
    }

    /// Whether a method is written by the buffers that it is given.
    boolean depends(MethodTree method) {
        return program.meanings().element(method) instanceof ExecutableElement element
                && Meanings.takesBuffers(element);
    }

    /// Takes note of how buffers come to a version.
    void note(Version version, List<Mode> given) {
        modes.putIfAbsent(version, given);
    }

    /// Names all versions that code calls, directly or not.
    void reach(List<Edit> edits) {
        for (Edit edit : edits) {
            Version callee = edit.callee();
            if (callee != null) {
                Map<Version, String> known = names.computeIfAbsent(callee.method(), method -> new LinkedHashMap<>());
                if (!known.containsKey(callee)) {
                    known.put(callee, newName(callee, known.isEmpty()));
                    reach(callee.edits());
                }
            }
        }
    }

    private String newName(Version version, boolean first) {
        String name = version.method().getName().toString();
        if (first) {
            return name;
        }
        String mode = modes.getOrDefault(version, List.of()).stream()
                .map(each -> each == Mode.WRITING ? "Written" : "Read")
                .distinct()
                .collect(Collectors.joining());
        String found = name + mode;
        for (int i = 2; !taken.add(found); i++) {
            found = name + mode + i;
        }
        return found;
    }

    String name(Version version) {
        return names.getOrDefault(version.method(), Map.of())
                .getOrDefault(version, version.method().getName().toString());
    }

    /// All versions of a method that are called.
    List<Version> of(MethodTree method) {
        return new ArrayList<>(names.getOrDefault(method, Map.of()).keySet());
    }
}
