package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.Value;
import org.jspecify.annotations.Nullable;

/// Values and types of variables as short texts.
final class Values {

    private final Words words;

    Values(Words words) {
        this.words = words;
    }

    /// A value; a buffer by its indices.
    String text(Value value, Frame frame) {
        return switch (value) {
            case Value.Primitive primitive -> primitive(primitive.type(), primitive.bits());
            case Value.Text text -> quoted(text);
            case Value.Ref ref -> tape(frame.tape(ref.id()));
            case Value.Other other -> other.className() == null ? "null" : className(other.className());
        };
    }

    private String tape(@Nullable Tape tape) {
        return switch (tape) {
            case null -> words.say("variables.gone");
            case Tape.Nio nio -> words.say("variables.nio", nio.position(), nio.limit(), nio.capacity());
            case Tape.Netty netty when netty.refCnt() == 0 -> words.say("variables.freed");
            case Tape.Netty netty ->
                words.say("variables.netty", netty.readerIndex(), netty.writerIndex(), netty.capacity());
            case Tape.Array array -> words.say("variables.array", array.capacity());
        };
    }

    private static String quoted(Value.Text text) {
        String shown = text.text()
                .replace("\\", "\\\\")
                .replace("\"", "\\\"")
                .replace("\n", "\\n")
                .replace("\r", "\\r");
        return text.length() > text.text().length()
                ? "\"" + shown + "…\" (" + text.length() + ")"
                : "\"" + shown + "\"";
    }

    private static String primitive(char type, long bits) {
        return switch (type) {
            case 'Z' -> Boolean.toString(bits != 0);
            case 'B' -> (byte) bits + character((int) bits & 0xFF);
            case 'C' -> (int) (char) bits + character((char) bits);
            case 'F' -> Float.toString(Float.intBitsToFloat((int) bits));
            case 'D' -> Double.toString(Double.longBitsToDouble(bits));
            default -> Long.toString(bits);
        };
    }

    private static String character(int value) {
        boolean shown = value >= 0x20 && value != 0x7F && (value < 0x7F || Character.isLetterOrDigit(value));
        return shown ? " '" + (char) value + "'" : "";
    }

    /// The type that a descriptor means, such as `byte[]` or `ByteBuffer`.
    static String type(String descriptor) {
        return switch (descriptor.charAt(0)) {
            case '[' -> type(descriptor.substring(1)) + "[]";
            case 'L' -> simple(descriptor.substring(1, descriptor.length() - 1).replace('/', '.'));
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

    private static String className(String binaryName) {
        return binaryName.startsWith("[") ? type(binaryName) : simple(binaryName);
    }

    private static String simple(String binaryName) {
        String name = binaryName.substring(binaryName.lastIndexOf('.') + 1);
        return name.substring(name.lastIndexOf('$') + 1);
    }
}
