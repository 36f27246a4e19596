package io.bufferscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/// A comparison of a lesson in two languages: same steps, same depths, same blocks, same expressions.
final class Parity {

    private final Lesson one;
    private final Lesson other;
    private final Consumer<Mistake> mistakes;

    Parity(Lesson one, Lesson other, Consumer<Mistake> mistakes) {
        this.one = one;
        this.other = other;
        this.mistakes = mistakes;
    }

    void compare() {
        if (!Objects.equals(one.program(), other.program()) || one.minutes() != other.minutes()) {
            tell(1, "lesson.mistake.parity.front", Lesson.file(one.language()));
        }
        List<String> mine = one.steps().stream().map(LessonStep::id).toList();
        List<String> theirs = other.steps().stream().map(LessonStep::id).toList();
        if (!mine.equals(theirs)) {
            tell(1, "lesson.mistake.parity.steps", String.join(" ", theirs), String.join(" ", mine));
            return;
        }
        for (int i = 0; i < mine.size(); i++) {
            compare(one.steps().get(i), other.steps().get(i));
        }
    }

    private void compare(LessonStep mine, LessonStep theirs) {
        if (!mine.depths().keySet().equals(theirs.depths().keySet())) {
            tell(theirs.line(), "lesson.mistake.parity.depths", theirs.id());
        }
        List<List<Object>> expected = mine.blocks().stream().map(Parity::logic).toList();
        List<List<Object>> found = theirs.blocks().stream().map(Parity::logic).toList();
        for (int i = 0; i < Math.max(expected.size(), found.size()); i++) {
            if (i >= found.size()) {
                String word = mine.blocks().get(i).word();
                tell(theirs.line(), "lesson.mistake.parity.lacks", theirs.id(), word);
            } else if (i >= expected.size() || !expected.get(i).equals(found.get(i))) {
                tell(theirs.blocks().get(i).line(), "lesson.mistake.parity.block", Lesson.file(one.language()));
            }
        }
    }

    /// What of a block is the same in every language.
    private static List<Object> logic(Block block) {
        List<Object> logic = new ArrayList<>(List.of(block.word()));
        switch (block) {
            case Block.Predict it -> {
                logic.add(expression(it.answer()));
                logic.add(Objects.requireNonNullElse(it.at(), ""));
                it.choices().forEach(choice -> logic.add(expression(choice.expression())));
            }
            case Block.Task it ->
                logic.addAll(List.of(it.program(), Objects.requireNonNullElse(it.harness(), ""), it.seeds()));
            case Block.Check it -> logic.addAll(List.of(it.kind(), it.subject(), it.when()));
            case Block.Show it -> {
                logic.add(Objects.requireNonNullElse(it.program(), ""));
                logic.add(Objects.requireNonNullElse(it.at(), ""));
                logic.add(Objects.requireNonNullElse(it.room(), ""));
                logic.addAll(it.buffers());
                it.arrows().forEach(arrow -> logic.add(arrow.index()));
            }
            case Block.Claims it -> logic.addAll(it.numbers());
            case Block.Benchmarks it -> logic.addAll(it.names());
            case Block.Hint it -> logic.add(it.word());
            case Block.Note it -> logic.add(it.word());
        }
        return logic;
    }

    /// An expression without what it says in words: texts in quotes may be translated.
    private static String expression(String text) {
        return text.replaceAll("\"[^\"]*\"|'[^']*'", "\"\"");
    }

    private void tell(int line, String key, Object... values) {
        mistakes.accept(Mistake.of(Lesson.file(other.language()), line, key, values));
    }
}
