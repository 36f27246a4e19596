package io.bufferscope.view;

import io.bufferscope.app.TapeStory;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.TapeLayout;
import io.bufferscope.picture.TapeOptions;
import io.bufferscope.theme.Theme;
import io.bufferscope.trace.Frame;
import java.lang.management.ManagementFactory;
import java.util.concurrent.CountDownLatch;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/// A window that shows the next frame of a growing story at every pulse, and a clock beside it.
public final class PaintingLoop {

    private static final int WARM_UP = 60;

    /// As in the window, where nothing lies behind the picture but the ground of the window itself.
    private static final String PLAIN_GROUND = "data:text/css,.scroll-pane,.viewport,.box{-fx-background-color:null}";

    private final PictureView view;
    private final TapeLayout layout = new TapeLayout(Messages.of(Language.EN));
    private final TapeStory story;
    private final boolean folded;
    private Frame before;
    private Result result;
    private long start;
    private long fxStart;
    private long renderStart;
    private long layoutNanos;
    private int frames;

    private PaintingLoop(int capacity, boolean folded) {
        this.view = new PictureView(new Look(Theme.LIGHT, Fonts.load()));
        this.story = new TapeStory(capacity);
        this.folded = folded;
    }

    /// What was measured. Processor time tells what a frame costs however busy the machine is.
    ///
    /// @param framesPerSecond pulses in which a new frame was laid out and painted, per second
    /// @param layoutMillis processor time of the JavaFX thread for the layout of one frame
    /// @param paintMillis processor time of the JavaFX thread for all else, per frame
    /// @param renderMillis processor time of the rendering thread per frame
    public record Result(double framesPerSecond, double layoutMillis, double paintMillis, double renderMillis) {}

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
        return FxThread.call(() -> loop.result);
    }

    private void open(double seconds, CountDownLatch done) {
        Stage stage = new Stage();
        StackPane box = new StackPane(view);
        box.getStyleClass().setAll("box");
        Scene scene = new Scene(box, 990, 900);
        scene.getStylesheets().add(PLAIN_GROUND);
        stage.setScene(scene);
        stage.show();
        new AnimationTimer() {
            @Override
            public void handle(long now) {
                if (frames++ == WARM_UP) {
                    begin(now);
                }
                if (frames > WARM_UP && now - start > seconds * 1e9) {
                    stop();
                    end(now);
                    stage.close();
                    done.countDown();
                } else {
                    step();
                }
            }
        }.start();
    }

    private void begin(long now) {
        start = now;
        layoutNanos = 0;
        fxStart = cpu(Thread.currentThread().threadId());
        renderStart = cpu(renderThread());
    }

    private void end(long now) {
        int count = frames - WARM_UP;
        double fx = (cpu(Thread.currentThread().threadId()) - fxStart) / 1e6 / count;
        double layoutMillis = layoutNanos / 1e6 / count;
        double render = (cpu(renderThread()) - renderStart) / 1e6 / count;
        result = new Result(count / ((now - start) / 1e9), layoutMillis, fx - layoutMillis, render);
    }

    private void step() {
        long from = cpu(Thread.currentThread().threadId());
        Frame frame = story.next();
        Picture picture = layout.picture(frame, before, TapeOptions.of(960).withFolded(folded));
        layoutNanos += cpu(Thread.currentThread().threadId()) - from;
        before = frame;
        view.show(picture);
    }

    private static long cpu(long thread) {
        return ManagementFactory.getThreadMXBean().getThreadCpuTime(thread);
    }

    private static long renderThread() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("QuantumRenderer"))
                .findFirst()
                .orElseThrow()
                .threadId();
    }
}
