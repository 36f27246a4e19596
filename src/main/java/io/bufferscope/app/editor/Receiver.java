package io.bufferscope.app.editor;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What stands before a dot in a source: an object of a type that completion knows, or the type itself.
///
/// The type is found in the text alone: by the declaration of a variable, or by the calls on the right side of `var`.
///
/// @param type simple name of the type
/// @param isType whether the name of the type stands there
record Receiver(String type, boolean isType) {

    private static final int DEEPEST = 8;

    /// The receiver before a dot; null if it is none that the table knows.
    ///
    /// @param dot index of the dot in the source
    static @Nullable Receiver before(String source, int dot, BufferCalls calls) {
        return before(source, dot, calls, DEEPEST);
    }

    private static @Nullable Receiver before(String source, int end, BufferCalls calls, int depth) {
        int last = lastCode(source, end);
        boolean call = last >= 0 && source.charAt(last) == ')';
        int nameEnd = call ? lastCode(source, opening(source, last)) + 1 : last + 1;
        int nameStart = nameStart(source, nameEnd);
        if (depth == 0 || nameEnd <= 0 || nameStart == nameEnd) {
            return null;
        }
        String name = source.substring(nameStart, nameEnd);
        int before = lastCode(source, nameStart);
        if (before < 0 || source.charAt(before) != '.') {
            return first(source, nameStart, name, call, calls, depth);
        }
        Receiver owner = before(source, before, calls, depth - 1);
        boolean arguments = !source.substring(nameEnd, last + 1).matches("\\s*\\(?\\s*\\)?");
        String type = owner == null ? unknownOwner(name, call, calls) : calls.result(owner.type(), name, arguments);
        return type == null ? null : new Receiver(type, owner == null && !call);
    }

    /// A call of `alloc()` yields an allocator whoever is asked; a known type may be written with its package.
    private static @Nullable String unknownOwner(String name, boolean call, BufferCalls calls) {
        if (call) {
            return name.equals("alloc") ? "ByteBufAllocator" : null;
        }
        return calls.types().contains(name) ? name : null;
    }

    private static @Nullable Receiver first(
            String source, int at, String name, boolean call, BufferCalls calls, int depth) {
        if (!call && calls.types().contains(name)) {
            return new Receiver(name, true);
        }
        Pattern declaration = Pattern.compile("\\b(var|" + String.join("|", calls.types()) + ")\\s+"
                + Pattern.quote(name) + "\\b\\s*" + (call ? "\\(" : "(=(?!=))?"));
        Matcher found = declaration.matcher(source);
        Receiver receiver = null;
        while (found.find() && (call || found.start() < at)) {
            receiver = found.group(1).equals("var")
                    ? initial(source, found, calls, depth)
                    : new Receiver(found.group(1), false);
        }
        return receiver;
    }

    private static @Nullable Receiver initial(String source, Matcher declaration, BufferCalls calls, int depth) {
        int end = source.indexOf(';', declaration.end());
        Receiver right = end < 0 || !declaration.group().endsWith("=") ? null : before(source, end, calls, depth - 1);
        return right == null || right.isType() ? null : right;
    }

    /// Index of the last character before `end` that is no white space; -1 if there is none.
    private static int lastCode(String source, int end) {
        int at = end - 1;
        while (at >= 0 && Character.isWhitespace(source.charAt(at))) {
            at--;
        }
        return at;
    }

    private static int nameStart(String source, int end) {
        int at = end;
        while (at > 0 && Character.isJavaIdentifierPart(source.charAt(at - 1))) {
            at--;
        }
        return at;
    }

    /// Index of the parenthesis that opens what is closed at an index, -1 if none does.
    private static int opening(String source, int close) {
        int depth = 0;
        for (int at = close; at >= 0; at--) {
            depth += source.charAt(at) == ')' ? 1 : source.charAt(at) == '(' ? -1 : 0;
            if (depth == 0) {
                return at;
            }
        }
        return -1;
    }
}
