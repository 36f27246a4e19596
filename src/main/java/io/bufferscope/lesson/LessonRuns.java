package io.bufferscope.lesson;

import io.bufferscope.session.Run;
import io.bufferscope.session.RunStart;
import io.bufferscope.session.Runner;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/// The runs of all programs that a lesson shows, made one after the other and kept until this is closed.
public final class LessonRuns implements AutoCloseable {

    private final Lesson lesson;
    private final List<Run> open = new ArrayList<>();
    private final Map<String, LessonRun> runs = new LinkedHashMap<>();

    private LessonRuns(Lesson lesson) {
        this.lesson = lesson;
    }

    /// The reason why a program of a lesson cannot be shown.
    public static final class Unrunnable extends Exception {

        private static final long serialVersionUID = 1L;

        private final transient Mistake mistake;

        Unrunnable(Mistake mistake) {
            super(mistake.key());
            this.mistake = mistake;
        }

        public Mistake mistake() {
            return mistake;
        }
    }

    /// Runs the programs; returns when all have ended.
    ///
    /// @param seed of the numbers that vary; 0 for the programs as they are written
    /// @throws Unrunnable if a program is missing, does not compile or does not end as it should
    public static LessonRuns of(LessonFolder folder, Lesson lesson, Runner runner, long seed)
            throws IOException, Unrunnable {
        LessonRuns all = new LessonRuns(lesson);
        try (Workbench bench = Workbench.of(folder, runner)) {
            for (String program : programs(lesson)) {
                String source = folder.program(program)
                        .orElseThrow(() -> all.unrunnable("lesson.mistake.program", program));
                all.run(bench, program, Script.varied(source, seed), seed);
            }
            return all;
        } catch (IOException | Unrunnable | RuntimeException failure) {
            all.close();
            throw failure;
        }
    }

    private static List<String> programs(Lesson lesson) {
        return IntStream.range(0, lesson.steps().size())
                .mapToObj(lesson::programAt)
                .filter(Objects::nonNull)
                .distinct()
                .toList();
    }

    private void run(Workbench bench, String program, Script script, long seed) throws IOException, Unrunnable {
        Run run = bench.run(program, script.source(), List.of(Long.toString(seed)));
        open.add(run);
        switch (run.started().join()) {
            case RunStart.NotCompiled failed ->
                throw unrunnable(
                        "lesson.mistake.compile", program, failed.messages().strip());
            case RunStart.NotStarted failed -> throw new IOException(failed.sentence());
            case RunStart.Running running -> {
                int exit = run.ended().join().exitCode();
                if (exit != 0) {
                    throw unrunnable("lesson.mistake.exit", program, exit);
                }
                runs.put(program, LessonRun.of(script, running.trace()));
            }
        }
    }

    private Unrunnable unrunnable(String key, Object... values) {
        return new Unrunnable(Mistake.of(Lesson.file(lesson.language()), 1, key, values));
    }

    /// The run of a program; empty if no step shows it.
    public Optional<LessonRun> of(String program) {
        return Optional.ofNullable(runs.get(program));
    }

    /// The run that is shown at a step.
    ///
    /// @param step index from 0
    public Optional<LessonRun> at(int step) {
        return Optional.ofNullable(lesson.programAt(step)).flatMap(this::of);
    }

    /// Where a step stands in its run; empty if it shows none.
    ///
    /// @param step index from 0
    public Optional<Place> place(int step) {
        String program = lesson.programAt(step);
        return at(step).flatMap(run -> new Standing(lesson, run, Objects.requireNonNull(program)).at(step));
    }

    @Override
    public void close() {
        open.reversed().forEach(Run::close);
        open.clear();
    }
}
