package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Bundled;
import io.bufferscope.app.shell.Words;
import io.bufferscope.instrument.CodePlace;
import io.bufferscope.instrument.CodePlaces;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.Trace;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The teller of where the code of a call is.
///
/// Lines are told only of the versions that are bundled: a recording from elsewhere may have run other ones.
final class CallCode {

    private final Bundled bundled = Bundled.now();
    private final CodePlaces places = new CodePlaces();
    private final Words words;

    CallCode(Words words) {
        this.words = words;
    }

    /// Where the code of a step's call is, one line for each method it runs through; empty if it is not known.
    String of(Trace trace, Frame frame, String call) {
        boolean same = isBundled(trace);
        String lines =
                find(frame, call).stream().map(place -> line(place, same)).collect(Collectors.joining("\n"));
        return lines.isEmpty() || same ? lines : lines + "\n" + words.say("depth.other.version");
    }

    private List<CodePlace> find(Frame frame, String call) {
        Tape first =
                frame.involved().isEmpty() ? null : frame.tape(frame.involved().getFirst());
        return places.of(call, first == null ? null : first.className());
    }

    private String line(CodePlace place, boolean sameVersion) {
        String method = place.className() + "." + place.method();
        if (place.firstLine() == 0) {
            return words.say("depth.abstract", method);
        }
        if (place.file() == null || !sameVersion) {
            return method;
        }
        return words.say("depth.line", method, place.file(), place.firstLine());
    }

    private boolean isBundled(Trace trace) {
        Map<String, String> facts = trace.environment().facts();
        return facts.getOrDefault("java.version", "").equals(bundled.java())
                && (facts.getOrDefault("netty.version", "").isEmpty()
                        || facts.getOrDefault("netty.version", "").equals(bundled.netty()));
    }
}
