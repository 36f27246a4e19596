package io.bufferscope.lesson;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/// A prediction asked about one run: its right answer is a value of that run.
///
/// @param ask the question, with the values it speaks of
/// @param place what it is about
/// @param right the right answer
/// @param options what is offered, among them the right answer; empty if the learner types a value
/// @param because said after the answer; may be empty
public record Question(
        Block.Predict predict, String ask, Place place, String right, List<Option> options, String because) {

    /// An answer that is offered.
    ///
    /// @param why why one might think so and what is wrong with it; empty if nothing is known or it is right
    public record Option(String text, String why) {}

    /// Asks about a run.
    ///
    /// @param own the place of the step it belongs to
    /// @param seed the order of the options
    /// @return empty if the run has no answer, such as after a change by the learner
    public static Optional<Question> ask(Block.Predict predict, LessonRun run, Place own, long seed) {
        Optional<Place> place = predict.at() == null ? Optional.of(own) : run.place(predict.at());
        return place.flatMap(it -> ask(predict, new Expressions(run, it), it, seed));
    }

    private static Optional<Question> ask(Block.Predict predict, Expressions expressions, Place place, long seed) {
        return expressions
                .value(predict.answer())
                .map(right -> new Question(
                        predict,
                        expressions.fill(predict.ask()),
                        place,
                        right,
                        options(predict, expressions, right, seed),
                        expressions.fill(predict.because())));
    }

    private static List<Option> options(Block.Predict predict, Expressions expressions, String right, long seed) {
        List<Option> options = new ArrayList<>();
        for (Block.Choice choice : predict.choices()) {
            String text = expressions.value(choice.expression()).orElse("");
            boolean known = options.stream().anyMatch(each -> same(each.text(), text));
            if (!text.isEmpty() && !known) {
                options.add(new Option(text, same(text, right) ? "" : expressions.fill(choice.why())));
            }
        }
        if (options.isEmpty()) {
            return List.of();
        }
        if (options.stream().noneMatch(each -> same(each.text(), right))) {
            options.add(new Option(right, ""));
        }
        arrange(options, seed);
        return List.copyOf(options);
    }

    /// Numbers are offered from the least to the greatest, everything else in an order that tells nothing.
    private static void arrange(List<Option> options, long seed) {
        if (options.stream().allMatch(each -> number(each.text()) != null)) {
            options.sort(Comparator.comparing(each -> new BigDecimal(each.text())));
        } else {
            options.sort(Comparator.comparing(Option::text));
            Collections.shuffle(options, new Random(seed + options.size()));
        }
    }

    /// The step that is shown while it is open: the state before the line, unless the question itself speaks of values
    /// of the state after it.
    public long shown() {
        return ask.equals(predict.ask()) ? place.before() : place.after();
    }

    /// Whether an answer is the right one; numbers may be written in any way.
    public boolean isRight(String answer) {
        return same(answer, right);
    }

    /// Why an answer that was offered is wrong; empty if nothing is known of it.
    public String why(String answer) {
        return options.stream()
                .filter(option -> same(option.text(), answer))
                .map(Option::why)
                .findFirst()
                .orElse("");
    }

    private static boolean same(String one, String other) {
        BigDecimal first = number(one);
        BigDecimal second = number(other);
        return first != null && second != null
                ? first.compareTo(second) == 0
                : one.strip().equalsIgnoreCase(other.strip());
    }

    private static @Nullable BigDecimal number(String text) {
        String bare = text.strip();
        if (bare.matches("0[xX][0-9a-fA-F]{1,15}")) {
            return new BigDecimal(Long.parseLong(bare.substring(2), 16));
        }
        return bare.matches("-?\\d{1,18}(\\.\\d{1,9})?") ? new BigDecimal(bare) : null;
    }
}
