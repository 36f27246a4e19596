package io.bufferscope.instrument;

/// Names of types as people write them, from the names and descriptors of class files.
final class TypeNames {

    private TypeNames() {}

    /// The last name of an internal name or array descriptor: `Inner` of `demo/Outer$Inner`.
    static String simple(String internalName) {
        if (internalName.startsWith("[")) {
            return ofDescriptor(internalName);
        }
        String name = internalName.substring(internalName.lastIndexOf('/') + 1);
        int nested = name.lastIndexOf('$');
        return nested < 0 || nested == name.length() - 1 ? name : name.substring(nested + 1);
    }

    /// The parameter types of a method descriptor: `int, byte[]` of `(I[B)V`.
    static String parameters(String descriptor) {
        StringBuilder names = new StringBuilder();
        for (int at = 1; descriptor.charAt(at) != ')'; at = end(descriptor, at)) {
            names.append(names.isEmpty() ? "" : ", ")
                    .append(ofDescriptor(descriptor.substring(at, end(descriptor, at))));
        }
        return names.toString();
    }

    /// The name of a method as [io.bufferscope.trace.Method] tells it.
    static String method(String name) {
        if (name.startsWith("lambda$")) {
            int end = name.lastIndexOf('$');
            return "lambda in " + (end > 7 ? name.substring(7, end) : name.substring(7));
        }
        return switch (name) {
            case "<init>" -> "new";
            case "<clinit>" -> "static";
            default -> name;
        };
    }

    /// The offset after the field descriptor that begins at `start`.
    static int end(String descriptor, int start) {
        int at = start;
        while (descriptor.charAt(at) == '[') {
            at++;
        }
        return descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
    }

    private static String ofDescriptor(String descriptor) {
        return switch (descriptor.charAt(0)) {
            case '[' -> ofDescriptor(descriptor.substring(1)) + "[]";
            case 'L' -> simple(descriptor.substring(1, descriptor.length() - 1));
            case 'Z' -> "boolean";
            case 'B' -> "byte";
            case 'C' -> "char";
            case 'S' -> "short";
            case 'I' -> "int";
            case 'J' -> "long";
            case 'F' -> "float";
            default -> "double";
        };
    }
}
