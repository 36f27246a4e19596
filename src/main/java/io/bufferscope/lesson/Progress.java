package io.bufferscope.lesson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// What a learner has done so far; immutable.
///
/// @param last the lesson that was open last; null before the first
/// @param lessons by the lesson's id
public record Progress(@Nullable String last, Map<String, Learnt> lessons) {

    /// Nothing yet.
    public static final Progress NONE = new Progress(null, Map.of());

    /// What was done of a lesson.
    ///
    /// @param step id of the step that was shown last
    /// @param seed the numbers that its programs vary by
    /// @param answers the first answer to each question, by `step/number`
    /// @param solved ids of the steps whose task is done
    /// @param drafts the learner's own programs, by the step's id
    /// @param finished whether the last step was reached and everything that is asked was done
    public record Learnt(
            String step,
            long seed,
            Map<String, Answer> answers,
            List<String> solved,
            Map<String, String> drafts,
            boolean finished) {

        /// A lesson that was just opened.
        public static Learnt begin(String step, long seed) {
            return new Learnt(step, seed, Map.of(), List.of(), Map.of(), false);
        }

        /// The same at another step.
        public Learnt at(String other) {
            return new Learnt(other, seed, answers, solved, drafts, finished);
        }

        /// The same with an answer; the first one to a question counts.
        public Learnt answered(String question, Answer answer) {
            Map<String, Answer> more = new LinkedHashMap<>(answers);
            more.putIfAbsent(question, answer);
            return new Learnt(step, seed, Map.copyOf(more), solved, drafts, finished);
        }

        /// The same with a task done.
        public Learnt withSolved(String task) {
            List<String> more = new ArrayList<>(solved);
            more.remove(task);
            more.add(task);
            return new Learnt(step, seed, answers, List.copyOf(more), drafts, finished);
        }

        /// The same with a program that the learner wrote.
        public Learnt withDraft(String task, String source) {
            Map<String, String> more = new LinkedHashMap<>(drafts);
            more.put(task, source);
            return new Learnt(step, seed, answers, solved, Map.copyOf(more), finished);
        }

        /// The same with other numbers in its programs.
        public Learnt varied(long other) {
            return new Learnt(step, other, answers, solved, drafts, finished);
        }

        /// The same, through to its end.
        public Learnt done() {
            return new Learnt(step, seed, answers, solved, drafts, true);
        }

        /// Whether all questions of a lesson were answered and all its tasks are done.
        public boolean covers(Lesson lesson) {
            boolean answered = lesson.steps().stream()
                    .allMatch(step -> step.predictions().stream()
                            .allMatch(predict -> answers.containsKey(question(step, predict))));
            return answered && lesson.tasks().stream().allMatch(task -> solved.contains(task.id()));
        }

        /// The questions that were answered wrong.
        public List<String> missed() {
            return answers.entrySet().stream()
                    .filter(each -> !each.getValue().right())
                    .map(Map.Entry::getKey)
                    .sorted()
                    .toList();
        }
    }

    /// An answer to a question.
    public record Answer(String text, boolean right) {}

    /// The key of a question in [Learnt#answers].
    public static String question(LessonStep step, Block.Predict predict) {
        return step.id() + "/" + step.predictions().indexOf(predict);
    }

    /// The same with what was done of a lesson.
    public Progress with(String lesson, Learnt learnt) {
        Map<String, Learnt> more = new TreeMap<>(lessons);
        more.put(lesson, learnt);
        return new Progress(lesson, Map.copyOf(more));
    }

    /// The same as if a lesson had never been opened.
    public Progress without(String lesson) {
        Map<String, Learnt> fewer = new TreeMap<>(lessons);
        fewer.remove(lesson);
        return new Progress(last, Map.copyOf(fewer));
    }

    /// Number of lessons that are done.
    public long finished() {
        return lessons.values().stream().filter(Learnt::finished).count();
    }
}
