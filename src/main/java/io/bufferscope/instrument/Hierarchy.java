package io.bufferscope.instrument;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// The program's own classes with what is above each, and the libraries behind them: what stack maps need to know.
final class Hierarchy implements ClassHierarchyResolver {

    private final Map<String, Type> types = new HashMap<>();
    private final ClassHierarchyResolver libraries;

    Hierarchy(Iterable<ClassModel> program, ClassHierarchyResolver libraries) {
        this.libraries = libraries;
        for (ClassModel model : program) {
            types.put(model.thisClass().asInternalName(), Type.of(model));
        }
    }

    /// Whether the program declares a type.
    boolean contains(String internalName) {
        return types.containsKey(internalName);
    }

    /// Whether a type above this one, or a library type where the program's types end, passes a test.
    boolean anyAbove(String internalName, Predicate<String> test) {
        Type type = types.get(internalName);
        if (type == null) {
            return test.test(internalName);
        }
        for (String above : type.above) {
            if (anyAbove(above, test)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public ClassHierarchyInfo getClassInfo(ClassDesc desc) {
        String descriptor = desc.descriptorString();
        Type type = types.get(descriptor.substring(1, descriptor.length() - 1));
        ClassHierarchyInfo info = type != null ? type.info : libraries.getClassInfo(desc);
        return info != null ? info : ClassHierarchyInfo.ofClass(ConstantDescs.CD_Object);
    }

    private record Type(List<String> above, ClassHierarchyInfo info) {

        static Type of(ClassModel model) {
            List<String> above = new ArrayList<>();
            model.superclass().ifPresent(type -> above.add(type.asInternalName()));
            for (ClassEntry type : model.interfaces()) {
                above.add(type.asInternalName());
            }
            return new Type(above, info(model));
        }

        private static ClassHierarchyInfo info(ClassModel model) {
            if ((model.flags().flagsMask() & ClassFile.ACC_INTERFACE) != 0) {
                return ClassHierarchyInfo.ofInterface();
            }
            return ClassHierarchyInfo.ofClass(
                    model.superclass().map(ClassEntry::asSymbol).orElse(ConstantDescs.CD_Object));
        }
    }
}
