package io.bufferscope.instrument;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The choice of the class that a source file starts, as `java FILE` makes it.
///
/// @param classes class files of the program by binary name
record MainClass(Map<String, byte[]> classes) {

    private static final String WITH_ARGUMENTS = "([Ljava/lang/String;)V";
    private static final String WITHOUT_ARGUMENTS = "()V";

    /// Binary name of the class that declares the `main` of the first type, or of the type named as the file; null if
    /// neither has one.
    ///
    /// @param types binary names of the top-level types in the order of the file
    /// @param expected binary name of the type that is named as the file
    @Nullable
    String find(List<String> types, String expected) {
        String found = declaring(types.getFirst());
        return found != null || !types.contains(expected) ? found : declaring(expected);
    }

    private @Nullable String declaring(String type) {
        String found = declaring(type, WITH_ARGUMENTS);
        return found != null ? found : declaring(type, WITHOUT_ARGUMENTS);
    }

    private @Nullable String declaring(String type, String descriptor) {
        byte[] bytes = classes.get(type);
        if (bytes == null) {
            return null;
        }
        ClassModel model = ClassFile.of().parse(bytes);
        return declares(model, descriptor) ? type : inherited(model, descriptor);
    }

    private @Nullable String inherited(ClassModel model, String descriptor) {
        String found =
                model.superclass().isEmpty() ? null : above(model.superclass().get(), descriptor);
        for (ClassEntry above : model.interfaces()) {
            found = found != null ? found : above(above, descriptor);
        }
        return found;
    }

    private @Nullable String above(ClassEntry type, String descriptor) {
        return declaring(type.asInternalName().replace('/', '.'), descriptor);
    }

    private static boolean declares(ClassModel model, String descriptor) {
        for (MethodModel method : model.methods()) {
            if (isMain(method, descriptor)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMain(MethodModel method, String descriptor) {
        return method.methodName().equalsString("main")
                && method.methodType().equalsString(descriptor)
                && (method.flags().flagsMask() & ClassFile.ACC_PRIVATE) == 0;
    }
}
