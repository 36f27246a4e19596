package io.bufferscope.instrument;

import java.util.HashMap;
import java.util.Map;

/// The types whose objects are watched, and the calls that are therefore steps.
final class BufferTypes {

    private final Hierarchy program;
    private final Map<String, Boolean> known = new HashMap<>();

    BufferTypes(Hierarchy program) {
        this.program = program;
    }

    /// Whether a call is buffer-related: made on a watched type, or into a library with a watched object or bytes.
    ///
    /// @param owner internal name or array descriptor of the static type at the call
    boolean isCall(String owner, String name, String descriptor) {
        return isWatched(owner)
                || (!program.contains(owner) && (mentionsBytes(descriptor) || isCopy(owner, name)))
                || (owner.equals("[B") && name.equals("clone"));
    }

    /// Whether an object of a type can be a buffer, bytes, or an array of buffers: what names and arguments are for.
    ///
    /// @param descriptor descriptor of a field or parameter
    boolean canHold(String descriptor) {
        return switch (descriptor.charAt(0)) {
            case '[' ->
                descriptor.equals("[B") || (!isObject(descriptor.substring(1)) && canHold(descriptor.substring(1)));
            case 'L' -> isObject(descriptor) || isWatched(descriptor.substring(1, descriptor.length() - 1));
            default -> false;
        };
    }

    private static boolean isObject(String descriptor) {
        return descriptor.equals("Ljava/lang/Object;");
    }

    /// Whether a type is a library's buffer, segment, channel or reference-counted type or a program's subtype of one.
    private boolean isWatched(String type) {
        Boolean answer = known.get(type);
        if (answer == null) {
            answer = program.contains(type) ? program.anyAbove(type, BufferTypes::isLibraryType) : isLibraryType(type);
            known.put(type, answer);
        }
        return answer;
    }

    private static boolean isLibraryType(String type) {
        return (type.startsWith("java/nio/") && isNio(type))
                || (type.startsWith("java/lang/foreign/") && !type.endsWith("Exception"))
                || (type.startsWith("io/netty/buffer/") && !type.endsWith("Exception"))
                || (type.startsWith("io/netty/util/ReferenceCount") && !type.endsWith("Exception"));
    }

    private static boolean isNio(String type) {
        int end = type.lastIndexOf('/');
        return end == 8
                ? type.endsWith("Buffer")
                : end == 17 && type.startsWith("channels", 9) && !type.endsWith("Exception");
    }

    private boolean mentionsBytes(String descriptor) {
        Boolean answer = known.get(descriptor);
        if (answer == null) {
            answer = findBytes(descriptor);
            known.put(descriptor, answer);
        }
        return answer;
    }

    private boolean findBytes(String descriptor) {
        for (int at = 1; at < descriptor.length(); at = TypeNames.end(descriptor, at)) {
            at += descriptor.charAt(at) == ')' ? 1 : 0;
            String type = descriptor.substring(at, TypeNames.end(descriptor, at));
            if (!isObject(type) && canHold(type)) {
                return true;
            }
        }
        return false;
    }

    /// Copies of arrays whose descriptors do not tell that they are bytes.
    private static boolean isCopy(String owner, String name) {
        return owner.equals("java/lang/System") && name.equals("arraycopy");
    }
}
