package io.bufferscope.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The names under which something is known of a call: the most exact first.
///
/// Calls that differ only in the type of number are one: `getInt` and `getLong` are `nio.getTyped`.
public final class CallNames {

    private static final String NUMBER = "(Char|Short|Int|Long|Float|Double)";
    private static final Pattern NIO_NUMBER = Pattern.compile("(get|put)" + NUMBER);
    private static final Pattern NIO_VIEW = Pattern.compile("as" + NUMBER + "Buffer");
    private static final Pattern NETTY_NUMBER =
            Pattern.compile("(read|write|get|set)(Boolean|(Unsigned)?(Byte|Short|Medium|Int)|Long|Char|Float|Double)(LE)?");

    private CallNames() {}

    /// The names of a call such as `ByteBuffer.put(int, byte)`; none if it is no call of a buffer.
    public static List<String> of(String call) {
        int open = call.indexOf('(');
        if (open < 0) {
            return List.of();
        }
        String parameters = call.substring(open + 1, Math.max(open + 1, call.length() - 1));
        if (call.startsWith("new ")) {
            return call.substring(0, open).endsWith("Allocator") ? List.of("alloc.new") : List.of();
        }
        int dot = call.lastIndexOf('.', open);
        String family = dot < 0 ? "" : family(call.substring(0, dot));
        return family.isEmpty() ? List.of() : names(family, call.substring(dot + 1, open), parameters);
    }

    private static String family(String owner) {
        if (owner.equals("Unpooled")) {
            return "unpooled";
        }
        if (owner.endsWith("Allocator")) {
            return "alloc";
        }
        if (owner.contains("Channel")) {
            return "channel";
        }
        if (owner.contains("ByteBuf") && !owner.contains("ByteBuffer") || owner.startsWith("ReferenceCount")) {
            return "netty";
        }
        return owner.endsWith("Buffer") ? "nio" : "";
    }

    private static List<String> names(String family, String method, String parameters) {
        String name = family + "." + shared(family, method);
        List<String> names = new ArrayList<>();
        String variant = family.equals("nio") ? nioVariant(method, parameters) : nettyVariant(method, parameters);
        if (!variant.isEmpty()) {
            names.add(name + "." + variant);
        }
        names.add(name);
        return names;
    }

    private static String shared(String family, String method) {
        if (family.equals("nio")) {
            return switch (typed(NIO_VIEW, typed(NIO_NUMBER, method, "$1Typed"), "asTyped")) {
                case "hasRemaining" -> "remaining";
                case "hasArray", "arrayOffset" -> "array";
                case String other -> other;
            };
        }
        return switch (typed(NETTY_NUMBER, method, "$1Typed")) {
            case "isReadable" -> "readableBytes";
            case "isWritable", "maxWritableBytes" -> "writableBytes";
            case "retainedDuplicate" -> "retainedSlice";
            case "addComponents" -> "addComponent";
            case String other -> other;
        };
    }

    private static String typed(Pattern whole, String method, String name) {
        Matcher matcher = whole.matcher(method);
        return matcher.matches() ? matcher.replaceFirst(name) : method;
    }

    private static String nioVariant(String method, String parameters) {
        boolean none = parameters.isEmpty();
        int many = none ? 0 : parameters.split(", ", -1).length;
        return switch (method) {
            case "position", "limit", "order" -> none ? "" : "set";
            case "get" -> parameters.startsWith("int") ? "at" : none ? "" : "bulk";
            case "put" -> parameters.startsWith("int") && many > 1 ? "at" : many == 1 && isElement(parameters) ? "" : "bulk";
            default -> indexed(method, many) ? "at" : "";
        };
    }

    private static boolean isElement(String parameter) {
        return List.of("byte", "char", "short", "int", "long", "float", "double")
                .contains(parameter);
    }

    private static boolean indexed(String method, int parameters) {
        boolean number = NIO_NUMBER.matcher(method).matches();
        return number && parameters == (method.startsWith("get") ? 1 : 2);
    }

    private static String nettyVariant(String method, String parameters) {
        return switch (method) {
            case "readerIndex", "writerIndex", "capacity" -> parameters.isEmpty() ? "" : "set";
            default -> "";
        };
    }
}
