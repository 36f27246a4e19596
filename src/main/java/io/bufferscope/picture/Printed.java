package io.bufferscope.picture;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Output;
import java.util.stream.Collectors;

/// What a step printed, made short enough to be told in a sentence.
final class Printed {

    private Printed() {}

    /// The text in one line, without white space at its ends; empty if there was nothing else.
    ///
    /// @param longest characters after which it is cut
    static String inOneLine(Frame frame, int longest) {
        String text = frame.output().stream().map(Output::text).collect(Collectors.joining());
        String line = text.strip().replace("\r", "").replace("\n", " ⏎ ");
        return line.length() > longest ? line.substring(0, longest) + "…" : line;
    }
}
