package io.bufferscope.instrument;

import java.lang.classfile.BootstrapMethodEntry;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.LoadableConstantEntry;
import java.lang.classfile.constantpool.MethodHandleEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The check that untrusted classes name only what is on the [AllowList].
public final class Verifier {

    private final Set<String> own;
    private int line;

    private Verifier(Set<String> own) {
        this.own = own;
    }

    /// The first thing in these classes that is not allowed, or null.
    ///
    /// @param classes class files by binary name, as the compiler made them
    public static @Nullable Refusal check(Map<String, byte[]> classes) {
        Verifier verifier = new Verifier(classes.keySet());
        for (byte[] bytes : classes.values()) {
            Refusal refusal = verifier.check(ClassFile.of().parse(bytes));
            if (refusal != null) {
                return refusal;
            }
        }
        return null;
    }

    private @Nullable Refusal check(ClassModel type) {
        for (MethodModel method : type.methods()) {
            line = 0;
            for (CodeElement element :
                    method.code().<Iterable<CodeElement>>map(code -> code).orElse(Set.of())) {
                Refusal refusal = check(element);
                if (refusal != null) {
                    return refusal;
                }
            }
        }
        return checkPool(type);
    }

    /// What stands in the constant pool but in no instruction: superclasses, caught types, bootstrap arguments.
    private @Nullable Refusal checkPool(ClassModel type) {
        line = 0;
        for (PoolEntry entry : type.constantPool()) {
            Refusal refusal = entry instanceof ClassEntry named ? checkClass(named.asSymbol()) : null;
            if (refusal != null) {
                return refusal;
            }
        }
        return null;
    }

    private @Nullable Refusal check(CodeElement element) {
        return switch (element) {
            case LineNumber number -> {
                line = number.line();
                yield null;
            }
            case InvokeInstruction call ->
                checkMember(call.owner().asSymbol(), call.name().stringValue(), call.typeSymbol());
            case FieldInstruction field ->
                checkMember(
                        field.owner().asSymbol(), field.name().stringValue(), MethodTypeDesc.of(field.typeSymbol()));
            case NewObjectInstruction creation ->
                checkClass(creation.className().asSymbol());
            case InvokeDynamicInstruction dynamic ->
                checkBootstrap(dynamic.invokedynamic().bootstrap());
            case ConstantInstruction.LoadConstantInstruction constant -> checkConstant(constant.constantEntry());
            default -> null;
        };
    }

    private @Nullable Refusal checkBootstrap(BootstrapMethodEntry bootstrap) {
        Refusal refusal = checkHandle(bootstrap.bootstrapMethod(), true);
        for (LoadableConstantEntry argument : bootstrap.arguments()) {
            refusal = refusal == null ? checkConstant(argument) : refusal;
        }
        return refusal;
    }

    private @Nullable Refusal checkConstant(LoadableConstantEntry constant) {
        return switch (constant) {
            case ClassEntry type -> checkClass(type.asSymbol());
            case MethodHandleEntry handle -> checkHandle(handle, false);
            default -> null;
        };
    }

    /// A method handle may only appear as a bootstrap method or as what a lambda calls.
    private @Nullable Refusal checkHandle(MethodHandleEntry handle, boolean bootstrap) {
        var member = handle.reference();
        ClassDesc owner = member.owner().asSymbol();
        String name = member.name().stringValue();
        String descriptor = member.type().stringValue();
        if (bootstrap && !own.contains(binaryName(owner))) {
            return AllowList.allowsClass(internalName(owner)) ? null : refuse(owner, name);
        }
        return descriptor.startsWith("(")
                ? checkMember(owner, name, MethodTypeDesc.ofDescriptor(descriptor))
                : checkMember(owner, name, MethodTypeDesc.of(ClassDesc.ofDescriptor(descriptor)));
    }

    private @Nullable Refusal checkMember(ClassDesc owner, String name, MethodTypeDesc type) {
        ClassDesc home = element(owner);
        if (home.isPrimitive() || own.contains(binaryName(home))) {
            return null;
        }
        if (!AllowList.allowsMember(internalName(home), name, type.descriptorString())) {
            return refuse(home, name);
        }
        Refusal refusal = checkClass(type.returnType());
        for (ClassDesc parameter : type.parameterArray()) {
            refusal = refusal == null ? checkClass(parameter) : refusal;
        }
        return refusal;
    }

    private @Nullable Refusal checkClass(ClassDesc type) {
        ClassDesc element = element(type);
        if (element.isPrimitive()
                || own.contains(binaryName(element))
                || AllowList.allowsClass(internalName(element))) {
            return null;
        }
        return new Refusal(line, binaryName(element));
    }

    private Refusal refuse(ClassDesc owner, String name) {
        return new Refusal(line, owner.displayName() + "." + name);
    }

    private static ClassDesc element(ClassDesc type) {
        ClassDesc element = type;
        while (element.isArray()) {
            element = element.componentType();
        }
        return element;
    }

    private static String internalName(ClassDesc type) {
        String descriptor = type.descriptorString();
        return descriptor.substring(1, descriptor.length() - 1);
    }

    private static String binaryName(ClassDesc type) {
        return internalName(type).replace('/', '.');
    }
}
