package io.bufferscope.app.scope;

import io.bufferscope.trace.Binding;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.Value;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The buffer that the palette's calls are for.
///
/// @param tape its state at the step
/// @param expression how the program can name it there
record PaletteTarget(Tape tape, String expression) {

    private static final Pattern EXPRESSION = Pattern.compile("[A-Za-z_$][\\w$]*(?:\\.[\\w$]+|\\[\\d+])*");

    /// The buffer selected, else the one that the step is about, else the one before, else the first in scope.
    ///
    /// @param selected a [Tape#id], or 0
    /// @param before the expression of the target before, or empty
    static @Nullable PaletteTarget of(Moment moment, int selected, String before) {
        Frame frame = moment.frame();
        Stream<Integer> wanted = Stream.concat(Stream.of(selected), frame.involved().stream());
        Stream<Integer> bound = Stream.concat(
                frame.variables().stream()
                        .filter(binding -> binding.variable().name().equals(before))
                        .map(PaletteTarget::id),
                frame.variables().stream().map(PaletteTarget::id));
        return Stream.concat(wanted, bound)
                .map(frame::tape)
                .map(tape -> of(tape, moment))
                .flatMap(Stream::ofNullable)
                .findFirst()
                .orElse(null);
    }

    private static int id(Binding binding) {
        return binding.value() instanceof Value.Ref ref ? ref.id() : 0;
    }

    private static @Nullable PaletteTarget of(@Nullable Tape tape, Moment moment) {
        if (tape == null || tape instanceof Tape.Array) {
            return null;
        }
        String name = name(tape, moment.frame());
        if (name == null && moment.step() < moment.trace().steps()) {
            name = name(tape, moment.trace().frame(moment.step() + 1));
        }
        return name == null ? null : new PaletteTarget(tape, name);
    }

    /// A variable that holds it, or a field or slot that the source can name; a new buffer has a name a step later.
    private static @Nullable String name(Tape tape, Frame frame) {
        Tape there = frame.tape(tape.id());
        Stream<String> variables = frame.variables().stream()
                .filter(binding -> id(binding) == tape.id())
                .map(binding -> binding.variable().name());
        Stream<String> names = there == null ? Stream.of() : there.names().stream();
        return Stream.concat(variables, names)
                .filter(name -> EXPRESSION.matcher(name).matches())
                .findFirst()
                .orElse(null);
    }
}
