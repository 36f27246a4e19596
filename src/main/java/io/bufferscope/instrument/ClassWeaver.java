package io.bufferscope.instrument;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodBuilder;
import java.lang.classfile.MethodElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The weaving of one class, method by method, each as deeply as its size allows.
final class ClassWeaver {

    /// No instruction grows by more than this factor when it is woven.
    private static final int LARGEST_GROWTH = 30;

    private final ClassFile classFile;
    private final ClassModel model;
    private final Map<MethodModel, MethodPlan> plans;
    private final Map<MethodModel, Depth> depths = new HashMap<>();
    private final BufferTypes types;
    private final HookCalls hooks;

    ClassWeaver(
            ClassFile classFile,
            ClassModel model,
            Map<MethodModel, MethodPlan> plans,
            BufferTypes types,
            HookCalls hooks) {
        this.classFile = classFile;
        this.model = model;
        this.plans = plans;
        this.types = types;
        this.hooks = hooks;
    }

    /// The woven class file.
    byte[] weave() {
        byte[] whole = tryToWeave(null);
        if (whole == null) {
            plans.forEach(this::limit);
            whole = tryToWeave(null);
        }
        if (whole == null) {
            plans.keySet().forEach(method -> depths.put(method, Depth.NONE));
            whole = tryToWeave(null);
        }
        if (whole == null) {
            throw new IllegalStateException(
                    "class cannot be copied: " + model.thisClass().asInternalName());
        }
        return whole;
    }

    /// How deeply a method was woven in the end.
    Depth depth(MethodModel method) {
        return depths.getOrDefault(method, Depth.FULL);
    }

    /// Finds for a method that may be too large how deeply it can be woven alone.
    private void limit(MethodModel method, MethodPlan plan) {
        if (plan.code().codeLength() > 65535 / LARGEST_GROWTH) {
            for (Depth depth : Depth.values()) {
                depths.put(method, depth);
                if (tryToWeave(method) != null) {
                    return;
                }
            }
        }
    }

    /// Weaves all methods or a single one; null if a method or the class gets too large.
    private byte @Nullable [] tryToWeave(@Nullable MethodModel only) {
        try {
            return classFile.transformClass(model, new Methods(only));
        } catch (IllegalArgumentException tooLarge) {
            return null;
        }
    }

    private void weave(MethodBuilder target, MethodElement part, MethodModel method) {
        MethodPlan plan = plans.get(method);
        Depth depth = depth(method);
        if (part instanceof CodeModel && plan != null && depth != Depth.NONE) {
            target.withCode(code -> new MethodWeaver(code, plan, types, hooks, depth).weave());
        } else {
            target.with(part);
        }
    }

    /// Weaves the methods of the class, or a single one. (A class and not a lambda, like [Code]: the AOT cache of the
    /// JDK does not keep lambdas of these interfaces.)
    private final class Methods implements ClassTransform {

        private final @Nullable MethodModel only;

        Methods(@Nullable MethodModel only) {
            this.only = only;
        }

        @Override
        public void accept(ClassBuilder target, ClassElement part) {
            if (part instanceof MethodModel it && plans.containsKey(it) && (only == null || only.equals(it))) {
                target.transformMethod(it, new Code(it));
            } else {
                target.with(part);
            }
        }
    }

    /// Weaves the code of one method.
    private final class Code implements MethodTransform {

        private final MethodModel method;

        Code(MethodModel method) {
            this.method = method;
        }

        @Override
        public void accept(MethodBuilder target, MethodElement part) {
            weave(target, part, method);
        }
    }
}
