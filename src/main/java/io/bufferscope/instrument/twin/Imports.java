package io.bufferscope.instrument.twin;

import com.sun.source.tree.ImportTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// The imports of a twin: those of the program without what it no longer names, and those of Netty.
record Imports(Program program) {

    private static final List<String> NEEDED =
            List.of("io.netty.buffer.ByteBuf", "io.netty.buffer.Unpooled", "java.nio.ByteOrder", "java.util.Objects");

    /// Writes the imports, and a comment at the head.
    ///
    /// @param text the twin with the program's imports
    String write(String text, String head) {
        List<String> old = new ArrayList<>();
        for (ImportTree each : program.unit().getImports()) {
            if (!program.isInvented(each)) {
                old.add(program.text(each));
            }
        }
        String body = text;
        for (String line : old) {
            body = body.replaceFirst(Pattern.quote(line) + "[ \\t]*\\n?", "");
        }
        Set<String> lines = new TreeSet<>(Imports::compare);
        for (String line : old) {
            if (isKept(line, body)) {
                lines.add(line);
            }
        }
        for (String type : NEEDED) {
            if (names(body, type) && !covers(lines, type)) {
                lines.add("import " + type + ";");
            }
        }
        int place = text.indexOf(old.isEmpty() ? "\0" : old.getFirst());
        int at = place >= 0 ? place : afterPackage(body);
        String block = "// " + head + "\n" + String.join("\n", lines) + "\n" + (old.isEmpty() ? "\n" : "");
        return body.substring(0, at) + block + body.substring(at);
    }

    /// Static imports stand last, as the program's own lines stand among each other.
    private static int compare(String one, String other) {
        return Boolean.compare(one.startsWith("import static"), other.startsWith("import static")) != 0
                ? Boolean.compare(one.startsWith("import static"), other.startsWith("import static"))
                : one.compareTo(other);
    }

    private int afterPackage(String body) {
        if (program.unit().getPackage() == null) {
            return 0;
        }
        int end = body.indexOf('\n', program.end(program.unit().getPackage()));
        return end < 0 ? body.length() : end + 1;
    }

    /// Whether an import is still of use; those of many names stay.
    private static boolean isKept(String line, String body) {
        String name = line.replaceFirst("^import\\s+(static\\s+)?", "").replaceFirst("\\s*;$", "");
        boolean nio = name.matches("java\\.nio\\.(ByteBuffer(\\.\\w+)?|Buffer\\w+Exception|ByteOrder)");
        return !nio || !name.startsWith("java.nio.ByteBuffer") && names(body, name);
    }

    private static boolean names(String body, String type) {
        String simple = type.substring(type.lastIndexOf('.') + 1);
        return Pattern.compile("(?<![.\\w])" + Pattern.quote(simple) + "\\b")
                .matcher(body.replaceAll("//.*|/\\*[\\s\\S]*?\\*/", ""))
                .find();
    }

    private static boolean covers(Set<String> lines, String type) {
        String all = "import " + type.substring(0, type.lastIndexOf('.')) + ".*;";
        return lines.contains("import " + type + ";") || lines.contains(all);
    }
}
