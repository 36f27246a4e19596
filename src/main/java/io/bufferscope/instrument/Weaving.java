package io.bufferscope.instrument;

import io.bufferscope.trace.Method;
import io.bufferscope.trace.Note;
import io.bufferscope.trace.Program;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The weaving of one program: its classes one after the other, its tables growing.
final class Weaving {

    private final Compilation.Done done;
    private final HookCalls hooks;
    private final Tables tables = new Tables();
    private final List<Note> notes = new ArrayList<>();
    private final Map<String, ClassModel> models = new LinkedHashMap<>();
    private final BufferTypes types;
    private final ClassFile classFile;

    Weaving(Compilation.Done done, HookCalls hooks, Libraries libraries) {
        this.done = done;
        this.hooks = hooks;
        ClassFile reader = ClassFile.of();
        done.classes().forEach((name, bytes) -> models.put(name, reader.parse(bytes)));
        Hierarchy hierarchy = new Hierarchy(models.values(), libraries);
        types = new BufferTypes(hierarchy);
        classFile = ClassFile.of(ClassHierarchyResolverOption.of(hierarchy));
    }

    Woven weave(String fileName) {
        Map<String, byte[]> classes = new LinkedHashMap<>(done.classes());
        models.forEach((name, model) -> {
            if (!done.beside().contains(name)) {
                classes.put(name, weave(name, model));
            }
        });
        return new Woven(classes, program(fileName), List.copyOf(notes));
    }

    private Program program(String fileName) {
        return new Program(
                fileName, done.layout().text(), done.mainClass(), tables.methods(), tables.sites(), tables.variables());
    }

    private byte[] weave(String className, ClassModel model) {
        Map<MethodModel, MethodPlan> plans = new LinkedHashMap<>();
        for (MethodModel method : model.methods()) {
            if (method.code().isPresent() && !isMadeUp(method)) {
                plan(className, method, plans);
            }
        }
        ClassWeaver weaver = new ClassWeaver(classFile, model, plans, types, hooks);
        byte[] woven = weaver.weave();
        plans.forEach((method, plan) -> note(plan.method(), weaver.depth(method)));
        return woven;
    }

    private void plan(String className, MethodModel model, Map<MethodModel, MethodPlan> plans) {
        String name = model.methodName().stringValue();
        String descriptor = model.methodType().stringValue();
        int method = tables.add(new Method(className, TypeNames.method(name), descriptor, true));
        CodeAttribute code = (CodeAttribute) model.code().orElseThrow();
        MethodPlan plan = new MethodPlan(model, code, method, done.layout(), tables);
        if (plan.isInSource()) {
            plan.findLineSites();
            plan.findCallSites(types);
            plans.put(model, plan);
        }
    }

    /// Bridges and other helpers of the compiler, but not the bodies of lambdas.
    private static boolean isMadeUp(MethodModel method) {
        boolean isSynthetic = (method.flags().flagsMask() & (ClassFile.ACC_SYNTHETIC | ClassFile.ACC_BRIDGE)) != 0;
        return isSynthetic && !method.methodName().stringValue().startsWith("lambda$");
    }

    private void note(int method, Depth depth) {
        switch (depth) {
            case FULL -> {}
            case LINES -> notes.add(new Note(Note.Kind.METHOD_LINES_ONLY, List.of(name(method))));
            case NONE -> {
                tables.unweave(method);
                notes.add(new Note(Note.Kind.METHOD_UNWOVEN, List.of(name(method))));
            }
        }
    }

    private String name(int method) {
        Method it = tables.methods().get(method);
        return TypeNames.simple(it.owner().replace('.', '/')) + "." + it.name();
    }
}
