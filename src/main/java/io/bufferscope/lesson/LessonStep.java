package io.bufferscope.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A step of a lesson: an idea, a question or a task.
///
/// @param id the same in every language
/// @param line line of its heading, from 1
/// @param text Markdown that is always shown
/// @param depths Markdown of the depths that it has
/// @param blocks what it does, in the order of the file
public record LessonStep(
        String id, String title, int line, String text, Map<Depth, String> depths, List<Block> blocks) {

    /// Its questions.
    public List<Block.Predict> predictions() {
        return of(Block.Predict.class).toList();
    }

    /// What the learner is to write.
    public Optional<Block.Task> task() {
        return of(Block.Task.class).findFirst();
    }

    /// What must be true of the learner's run.
    public List<Block.Check> checks() {
        return of(Block.Check.class).toList();
    }

    /// Help, the gentlest first.
    public List<String> hints() {
        return of(Block.Hint.class).map(Block.Hint::markdown).toList();
    }

    /// What the speaker reads.
    public List<String> notes() {
        return of(Block.Note.class).map(Block.Note::markdown).toList();
    }

    /// What is on the screen.
    public Optional<Block.Show> show() {
        return of(Block.Show.class).findFirst();
    }

    /// Blocks of a kind.
    public <B extends Block> Stream<B> of(Class<B> kind) {
        return blocks.stream().filter(kind::isInstance).map(kind::cast);
    }
}
