package io.bufferscope.app.learn;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Words;
import io.bufferscope.lesson.Block;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonRun;
import io.bufferscope.lesson.LessonStep;
import io.bufferscope.lesson.Progress;
import io.bufferscope.lesson.Question;
import io.bufferscope.lesson.Script;
import io.bufferscope.session.Runner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What is open in the room: a lesson, a step of it, the run of its program, and what the learner has answered.
///
/// JavaFX thread only.
final class LearnDesk implements AutoCloseable {

    private final Words words;
    private final ErrorFunnel errors;
    private final Stagehand stagehand;
    private final Memory memory;
    private final List<Runnable> listeners = new ArrayList<>();
    private final Map<String, Progress.Answer> answers = new HashMap<>();
    private @Nullable Entry entry;
    private @Nullable Notebook notebook;
    private Runnable beforeRun = () -> {};
    private int step;
    private long seed;
    private @Nullable Part part;
    private @Nullable Performance performance;

    LearnDesk(Words words, ErrorFunnel errors, Runner runner, Memory memory) {
        this.words = words;
        this.errors = errors;
        this.stagehand = new Stagehand(runner);
        this.memory = memory;
    }

    /// Tells that the lesson, the step, the run or an answer is another.
    void onChange(Runnable listener) {
        listeners.add(listener);
    }

    private void tell() {
        listeners.forEach(Runnable::run);
    }

    /// Opens a lesson where the learner left it.
    void open(Entry next) {
        Progress.Learnt learnt = memory.of(next);
        entry = next;
        seed = learnt.seed();
        answers.clear();
        answers.putAll(learnt.answers());
        notebook = new Notebook(next.folder(), errors, learnt.drafts());
        part = null;
        performance = null;
        List<String> ids = next.text(words.messages().language()).steps().stream()
                .map(LessonStep::id)
                .toList();
        show(Math.max(0, ids.indexOf(learnt.step())));
    }

    /// Shows a step of a lesson that is being written, where it stands; runs nothing that it has run already.
    ///
    /// @param next one text at least, with a step at least
    void preview(Entry next, int index) {
        if (entry == null || !entry.folder().equals(next.folder())) {
            notebook = new Notebook(next.folder(), errors, Map.of());
        }
        entry = next;
        show(Math.clamp(index, 0, next.steps() - 1));
    }

    /// Calls a listener before a run that the user asks for.
    void onRun(Runnable listener) {
        beforeRun = listener;
    }

    /// Goes some steps on or back.
    void move(int steps) {
        Entry now = entry;
        if (now != null && step + steps >= 0 && step + steps < now.steps()) {
            show(step + steps);
        }
    }

    /// Shows a step.
    void show(int index) {
        step = index;
        Entry now = entry;
        if (now != null) {
            memory.update(now, learnt -> learnt.at(step().id()));
            perform(false);
            finishIfDone();
        }
        tell();
    }

    Optional<Entry> entry() {
        return Optional.ofNullable(entry);
    }

    /// The lesson in the language of the window.
    ///
    /// @throws IllegalStateException if none is open
    Lesson lesson() {
        if (entry == null) {
            throw new IllegalStateException("no lesson is open");
        }
        return entry.text(words.messages().language());
    }

    LessonStep step() {
        return lesson().steps().get(step);
    }

    /// Index of the step, from 0.
    int index() {
        return step;
    }

    /// What came of the program that is on the stage; empty while it runs.
    Optional<Performance> performance() {
        return Optional.ofNullable(performance);
    }

    /// What the numbers of the programs vary by.
    long seed() {
        return seed;
    }

    /// Name of the program on the stage; empty if the lesson shows none.
    String program() {
        return part == null ? "" : part.program();
    }

    /// The learner's text of the program on the stage.
    String source() {
        return notebook == null || part == null
                ? ""
                : notebook.script(step(), program(), seed).source();
    }

    /// Takes what the learner has typed.
    void edit(String source) {
        Entry now = entry;
        if (now == null || notebook == null || part == null || source.equals(source())) {
            return;
        }
        notebook.edit(step(), program(), source);
        if (step().task().isPresent()) {
            String task = step().id();
            memory.update(now, learnt -> learnt.withDraft(task, source));
        }
    }

    /// Whether the text on the stage is not the author's.
    boolean isEdited() {
        return notebook != null && part != null && !source().equals(original());
    }

    private String original() {
        return notebook == null
                ? ""
                : notebook.original(step(), program(), seed).source();
    }

    /// Puts the author's text back.
    void restore() {
        edit(original());
        if (notebook != null) {
            notebook.restore(step(), program());
        }
        run();
    }

    /// Runs what is on the stage, and asks the checks of a task.
    void run() {
        beforeRun.run();
        perform(true);
        tell();
    }

    /// Has the program vary its numbers, so that its questions can be asked again.
    void vary() {
        seed++;
        answers.clear();
        if (notebook != null) {
            notebook.restore(step(), program());
        }
        Entry now = entry;
        if (now != null) {
            memory.update(now, learnt -> learnt.varied(seed));
        }
        part = null;
        perform(false);
        tell();
    }

    /// Whether the program on the stage has numbers that vary.
    boolean varies() {
        return notebook != null && step().task().isEmpty() && notebook.varies(program());
    }

    /// Runs the program of the step unless it has just been run.
    private void perform(boolean again) {
        Part next = next(again);
        if (next == null || (!again && next.equals(part) && performance != null)) {
            return;
        }
        part = next;
        performance = null;
        stagehand.perform(next, this::performed);
    }

    private @Nullable Part next(boolean judged) {
        LessonStep current = step();
        boolean task = current.task().isPresent();
        String program = current.task().map(Block.Task::program).orElse(lesson().programAt(step));
        if (entry == null || notebook == null || program == null) {
            return null;
        }
        LessonStep judge = judged && (task || !current.checks().isEmpty()) ? current : null;
        Script script = notebook.script(current, program, seed);
        return new Part(entry.folder(), program, script, Math.max(1, seed), judge);
    }

    private void performed(Performance done) {
        performance = done;
        Entry now = entry;
        if (now != null && done.grade() != null && done.grade().passed()) {
            memory.update(now, learnt -> learnt.withSolved(step().id()));
            finishIfDone();
        }
        tell();
    }

    /// The step in the run of its program.
    LiveStep live() {
        LessonRun run = performance == null ? null : performance.run();
        return new LiveStep(lesson(), step, program(), run, seed);
    }

    /// What the learner answered to a question since its numbers were varied last.
    Optional<Progress.Answer> answer(Block.Predict predict) {
        return Optional.ofNullable(answers.get(Progress.question(step(), predict)));
    }

    /// Takes an answer; the first to a question counts.
    void answer(Question question, String text) {
        Progress.Answer answer = new Progress.Answer(text, question.isRight(text));
        String key = Progress.question(step(), question.predict());
        answers.putIfAbsent(key, answer);
        Entry now = entry;
        if (now != null) {
            memory.update(now, learnt -> learnt.answered(key, answer));
            finishIfDone();
        }
        tell();
    }

    /// Whether the task of the step was ever solved.
    boolean isSolved() {
        return entry().map(memory::of)
                .map(learnt -> learnt.solved().contains(step().id()))
                .orElse(false);
    }

    private void finishIfDone() {
        Entry now = entry;
        if (now == null || step + 1 < now.steps()) {
            return;
        }
        if (memory.of(now).covers(lesson())) {
            memory.update(now, Progress.Learnt::done);
        }
    }

    @Override
    public void close() {
        stagehand.close();
        memory.close();
    }
}
