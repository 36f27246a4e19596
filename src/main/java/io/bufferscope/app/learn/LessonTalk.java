package io.bufferscope.app.learn;

import io.bufferscope.app.present.LessonDeck;
import io.bufferscope.app.present.Presenter;
import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonFolder;
import io.bufferscope.lesson.LessonRuns;
import io.bufferscope.session.Runner;
import io.bufferscope.view.FxThread;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/// The way from the room to the whole screen, and to paper: runs all programs of a lesson, then shows or writes it.
///
/// JavaFX thread only.
final class LessonTalk implements AutoCloseable {

    private final Runner runner;
    private final Manner manner;
    private final ErrorFunnel errors;
    private @Nullable LessonRuns shown;
    private boolean closed;

    LessonTalk(Runner runner, Manner manner, ErrorFunnel errors) {
        this.runner = runner;
        this.manner = manner;
        this.errors = errors;
    }

    /// Presents a lesson from a step on, as soon as its programs have run.
    ///
    /// @param step index from 0
    void present(LessonFolder folder, Lesson lesson, long seed, int step) {
        Thread.ofPlatform().daemon().name("talk").start(() -> {
            LessonRuns runs = run(folder, lesson, seed);
            if (runs != null) {
                FxThread.later(() -> open(folder, lesson, seed, step, runs));
            }
        });
    }

    private @Nullable LessonRuns run(LessonFolder folder, Lesson lesson, long seed) {
        try {
            return LessonRuns.of(folder, lesson, runner, seed);
        } catch (LessonRuns.Unrunnable e) {
            errors.tell(Mishap.failure(
                    "learn.talk.failed", e.mistake().sentence(manner.words().messages())));
        } catch (IOException e) {
            errors.tell(Mishap.failure("learn.talk.failed", String.valueOf(e.getMessage())), e);
        }
        return null;
    }

    private void open(LessonFolder folder, Lesson lesson, long seed, int step, LessonRuns runs) {
        if (shown != null) {
            shown.close();
        }
        shown = runs;
        if (closed) {
            close();
            return;
        }
        LessonDeck.Material material = new LessonDeck.Material(lesson, folder, runs::of, seed, step);
        Presenter.open(manner, new LessonDeck(material, manner.words().messages()));
    }

    @Override
    public void close() {
        closed = true;
        if (shown != null) {
            shown.close();
            shown = null;
        }
    }
}
