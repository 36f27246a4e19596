package io.bufferscope.handout;

import io.bufferscope.l10n.Messages;
import io.bufferscope.lesson.LessonRun;
import io.bufferscope.lesson.Place;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.TapeLayout;
import io.bufferscope.picture.TapeOptions;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Lives;
import io.bufferscope.trace.Trace;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The pictures of the places of a lesson's run.
public final class RunPictures {

    private final LessonRun run;
    private final TapeLayout layout;
    private final Lives lives;

    public RunPictures(LessonRun run, Messages messages) {
        this(run, messages, lives(run));
    }

    private RunPictures(LessonRun run, Messages messages, Lives lives) {
        this.run = run;
        this.layout = new TapeLayout(messages);
        this.lives = lives;
    }

    /// The same run in another language.
    public RunPictures in(Messages messages) {
        return new RunPictures(run, messages, lives);
    }

    private static Lives lives(LessonRun run) {
        Lives lives = new Lives();
        Iterator<Frame> frames = run.trace().frames(1, run.steps());
        Frame before = null;
        while (frames.hasNext()) {
            Frame frame = frames.next();
            lives.tell(before, frame);
            before = frame;
        }
        return lives;
    }

    /// How things stand when the line of a place has been reached and nothing of it was done.
    ///
    /// @param buffers names of those to draw; empty for all
    public Picture before(Place place, List<String> buffers, TapeOptions options) {
        return picture(run.trace().frame(place.before()), null, buffers, options);
    }

    /// How things stand once the line of a place is done, with what it changed.
    ///
    /// @param buffers names of those to draw; empty for all
    public Picture after(Place place, List<String> buffers, TapeOptions options) {
        Trace trace = run.trace();
        @Nullable Frame old = place.before() == place.settled() ? null : trace.frame(place.before());
        return picture(trace.frame(place.settled()), old, buffers, options);
    }

    private Picture picture(Frame frame, @Nullable Frame old, List<String> buffers, TapeOptions options) {
        ChosenTapes chosen = new ChosenTapes(buffers);
        return layout.picture(chosen.of(frame), chosen.ofNullable(old), options, lives);
    }

    /// The line of the program that a place is a run of, from 1.
    public int line(Place place) {
        return run.trace().frame(place.before()).site().line();
    }
}
