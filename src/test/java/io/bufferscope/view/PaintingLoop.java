package io.bufferscope.view;

import io.bufferscope.app.TapeStory;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.TapeLayout;
import io.bufferscope.picture.TapeOptions;
import io.bufferscope.theme.Theme;
import io.bufferscope.trace.Frame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.stage.Stage;

/// A window that shows the next frame of a growing story at every pulse, and a clock beside it.
public final class PaintingLoop {

    private static final int WARM_UP = 60;

    private final PictureView view;
    private final TapeLayout layout = new TapeLayout(Messages.of(Language.EN));
    private final TapeStory story;
    private final boolean folded;
    private final List<Long> nanos = new ArrayList<>();
    private Frame before;
    private long start;
    private int frames;

    private PaintingLoop(int capacity, boolean folded) {
        this.view = new PictureView(new Look(Theme.LIGHT, Fonts.load()));
        this.story = new TapeStory(capacity);
        this.folded = folded;
    }

    /// What was measured.
    ///
    /// @param framesPerSecond pulses in which a new frame was laid out and painted, per second
    /// @param medianMillis time of the JavaFX thread for layout and painting of one frame
    /// @param worstMillis the same, 99th percentile
    public record Result(double framesPerSecond, double medianMillis, double worstMillis) {}

    /// Shows frames of two buffers of `capacity` bytes in a window of 990 by 900 pixels.
    public static Result run(int capacity, boolean folded, double seconds) throws InterruptedException {
        Toolkit.headless();
        CountDownLatch done = new CountDownLatch(1);
        PaintingLoop loop = FxThread.call(() -> {
            PaintingLoop made = new PaintingLoop(capacity, folded);
            made.open(seconds, done);
            return made;
        });
        done.await();
        return loop.result(seconds);
    }

    private void open(double seconds, CountDownLatch done) {
        Stage stage = new Stage();
        stage.setScene(new Scene(view, 990, 900));
        stage.show();
        new AnimationTimer() {
            @Override
            public void handle(long now) {
                start = frames++ == WARM_UP ? now : start;
                if (frames > WARM_UP && now - start > seconds * 1e9) {
                    stop();
                    stage.close();
                    done.countDown();
                } else {
                    step();
                }
            }
        }.start();
    }

    private void step() {
        long from = System.nanoTime();
        Frame frame = story.next();
        Picture picture = layout.picture(frame, before, TapeOptions.of(960).withFolded(folded));
        before = frame;
        view.showNow(picture);
        nanos.add(System.nanoTime() - from);
    }

    private Result result(double seconds) {
        List<Long> sorted = new ArrayList<>(nanos.subList(Math.min(WARM_UP, nanos.size() - 1), nanos.size()));
        Collections.sort(sorted);
        return new Result(
                sorted.size() / seconds,
                sorted.get(sorted.size() / 2) / 1e6,
                sorted.get((int) (sorted.size() * 0.99)) / 1e6);
    }
}
