package io.bufferscope.app.scope;

import java.util.ArrayList;
import java.util.List;

/// Arguments of a program typed in one line: apart by blanks, quotes keep blanks together.
final class ArgumentLine {

    private ArgumentLine() {}

    static List<String> split(String line) {
        List<String> arguments = new ArrayList<>();
        StringBuilder current = new StringBuilder();
        boolean begun = false;
        char quote = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quote != 0 ? c == quote : c == '"' || c == '\'') {
                quote = quote == 0 ? c : 0;
                begun = true;
            } else if (quote == 0 && Character.isWhitespace(c)) {
                add(arguments, current, begun);
                begun = false;
            } else {
                current.append(c);
                begun = true;
            }
        }
        add(arguments, current, begun);
        return arguments;
    }

    private static void add(List<String> arguments, StringBuilder current, boolean begun) {
        if (begun) {
            arguments.add(current.toString());
            current.setLength(0);
        }
    }
}
