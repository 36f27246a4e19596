package io.bufferscope.lesson;

import io.bufferscope.condition.Standpoint;
import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Output;
import io.bufferscope.trace.Trace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A run of a lesson's program that has ended, with the places of its markers.
public final class LessonRun {

    /// Steps in which markers are looked for.
    static final long LONGEST = 300_000;

    private final Script script;
    private final Trace trace;
    private final long last;
    private final Map<PlaceFinder.Visit, Place> places;
    private final List<Printed> printed = new ArrayList<>();
    private final Set<String> calls = new HashSet<>();

    /// What a step printed.
    private record Printed(long step, String text) {}

    private LessonRun(Script script, Trace trace) {
        this.script = script;
        this.trace = trace;
        this.last = Math.min(trace.steps(), LONGEST);
        this.places = read();
    }

    /// Reads all frames of a run once.
    ///
    /// @param trace not closed by this
    public static LessonRun of(Script script, Trace trace) {
        return new LessonRun(script, trace);
    }

    private Map<PlaceFinder.Visit, Place> read() {
        PlaceFinder finder = new PlaceFinder(Set.copyOf(script.markers().values()));
        Iterator<Frame> frames = trace.frames(1, last);
        while (frames.hasNext()) {
            Frame frame = frames.next();
            finder.take(frame);
            print(frame.step(), frame.output());
            if (frame.site().call() != null) {
                calls.add(frame.site().call());
            }
        }
        print(last, trace.trailingOutput());
        return finder.finish();
    }

    private void print(long step, List<Output> output) {
        output.stream().filter(each -> !each.error()).forEach(each -> printed.add(new Printed(step, each.text())));
    }

    public Script script() {
        return script;
    }

    public Trace trace() {
        return trace;
    }

    /// How the program ended.
    public Ending ending() {
        return trace.ending();
    }

    /// Number of its steps that count.
    public long steps() {
        return last;
    }

    /// The place of a marker.
    ///
    /// @param marker its name, or `name#2` for the second time
    public Optional<Place> place(String marker) {
        int hash = marker.indexOf('#');
        Integer line = script.markers().get(hash < 0 ? marker : marker.substring(0, hash));
        String number = hash < 0 ? "1" : marker.substring(hash + 1);
        if (line == null || !number.matches("\\d{1,4}")) {
            return Optional.empty();
        }
        return Optional.ofNullable(places.get(new PlaceFinder.Visit(line, Integer.parseInt(number))));
    }

    /// The place after everything; empty if the program did nothing that was seen.
    public Optional<Place> end() {
        return last == 0 ? Optional.empty() : Optional.of(new Place(last, last, last));
    }

    /// The value of an expression at a place; empty if it cannot be read or names something that is not there.
    public Optional<String> value(String expression, Place place) {
        return new Expressions(this, place).value(expression);
    }

    /// A text in which each expression in braces is replaced by its value at a place; what has none stays as it is
    /// written.
    public String fill(String text, Place place) {
        return new Expressions(this, place).fill(text);
    }

    /// What an expression about a place is asked about.
    ///
    /// @param momentary whether it is about what the line did, not about how things stand afterwards
    public Standpoint standpoint(Place place, boolean momentary) {
        return standpoint(momentary ? place.after() : place.settled());
    }

    /// What an expression about a step is asked about.
    Standpoint standpoint(long step) {
        @Nullable Frame before = step > 1 ? trace.frame(step - 1) : null;
        return new Standpoint(trace.frame(step), before, stdout(step));
    }

    /// All that was printed on standard output up to a step.
    public String stdout(long step) {
        StringBuilder text = new StringBuilder();
        printed.stream().filter(each -> each.step <= step).forEach(each -> text.append(each.text));
        return text.toString();
    }

    /// The calls seen, such as `ByteBuffer.put(byte)`.
    Set<String> calls() {
        return calls;
    }
}
