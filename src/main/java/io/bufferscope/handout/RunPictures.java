package io.bufferscope.handout;

import io.bufferscope.l10n.Messages;
import io.bufferscope.lesson.LessonRun;
import io.bufferscope.lesson.Place;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.TapeLayout;
import io.bufferscope.picture.TapeOptions;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Lives;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.Trace;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The pictures of the places of a lesson's run.
public final class RunPictures {

    private static final String REMARK = "remark";
    private static final double REMARK_HEIGHT = 30;

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
        return picture(trace.frame(isOneCall(place) ? place.after() : place.settled()), old, buffers, options);
    }

    /// Whether the line made one call and named nothing anew: then the step of the call tells more than the next one.
    private boolean isOneCall(Place place) {
        return place.after() - place.before() == 1
                && names(run.trace().frame(place.after())).equals(names(run.trace().frame(place.settled())));
    }

    private static List<List<String>> names(Frame frame) {
        return frame.tapes().stream().map(Tape::names).toList();
    }

    private Picture picture(Frame frame, @Nullable Frame old, List<String> buffers, TapeOptions options) {
        ChosenTapes chosen = new ChosenTapes(buffers);
        return bare(layout.picture(chosen.of(frame), chosen.ofNullable(old), options, lives));
    }

    /// Leaves out how many nameless arrays were left out: what a lesson is about has a name.
    private static Picture bare(Picture picture) {
        List<Shape> shapes = picture.shapes().stream()
                .filter(shape -> !shape.id().equals(REMARK) || picture.shapes().size() == 1)
                .toList();
        boolean less = shapes.size() < picture.shapes().size();
        return less ? new Picture(picture.width(), picture.height() - REMARK_HEIGHT, shapes) : picture;
    }

    /// The line of the program that a place is a run of, from 1.
    public int line(Place place) {
        return run.trace().frame(place.before()).site().line();
    }
}
