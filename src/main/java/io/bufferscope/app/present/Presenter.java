package io.bufferscope.app.present;

import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Stylesheets;
import io.bufferscope.app.shell.ThemeChoice;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// A presentation on the screen: a window for the class and, if it is asked for, one for the speaker.
///
/// It has a theme and a size of its own, so that when it ends nothing of the main window has changed.
/// JavaFX thread only.
public final class Presenter {

    private static final List<ThemeChoice> THEMES =
            List.of(ThemeChoice.HIGH_CONTRAST, ThemeChoice.DARK, ThemeChoice.LIGHT);
    private static final double WIDTH = 1024;
    private static final double HEIGHT = 768;
    private static final double SPEAKER_WIDTH = 900;
    private static final double SPEAKER_HEIGHT = 640;

    private final Manner manner;
    private final Talk talk;
    private final Clock clock;
    private final StagePane pane;
    private final Scene scene;
    private final Stage stage = new Stage();
    private final Timeline ticks;
    private final Optional<Window> owner;
    private @Nullable Stage speaker;
    private @Nullable SpeakerPane speakerPane;

    private Presenter(Manner window, Deck deck, InstantSource time) {
        this.owner = Window.getWindows().stream().filter(Window::isFocused).findFirst();
        this.manner = ownManner(window);
        this.talk = new Talk(deck);
        this.clock = new Clock(time);
        this.pane = new StagePane(talk, clock, manner);
        this.scene = dressed(pane, WIDTH, HEIGHT);
        this.ticks = new Timeline(new KeyFrame(Duration.millis(250), event -> tick()));
        ticks.setCycleCount(Animation.INDEFINITE);
        stage.setTitle(deck.name());
        stage.setScene(scene);
        stage.setOnHidden(event -> end());
        owner.ifPresent(it -> it.addEventHandler(WindowEvent.WINDOW_HIDDEN, event -> end()));
    }

    /// Presents a deck on the whole screen, until Esc is pressed.
    ///
    /// Of several screens the one is taken that the window is not on.
    ///
    /// @param window how the window speaks and moves
    /// @param deck with at least one slide
    public static Presenter open(Manner window, Deck deck) {
        Presenter presenter = new Presenter(window, deck, InstantSource.system());
        presenter.fill();
        presenter.show();
        return presenter;
    }

    /// The same in a window of some size.
    static Presenter open(Manner window, Deck deck, InstantSource time, double width, double height) {
        Presenter presenter = new Presenter(window, deck, time);
        presenter.stage.setWidth(width);
        presenter.stage.setHeight(height);
        presenter.show();
        return presenter;
    }

    private static Manner ownManner(Manner window) {
        Settings settings = new Settings(
                window.words().messages().language(), THEMES.getFirst(), 1, 1, WIDTH, HEIGHT, false, "");
        Manner own = new Manner(settings.withCalm(window.reducedMotion()), window.fonts());
        own.calmProperty().set(window.reducedMotion());
        return own;
    }

    private Scene dressed(Parent content, double width, double height) {
        Scene made = new Scene(content, width, height);
        Stylesheets.dress(made, manner);
        String sheet = Objects.requireNonNull(Presenter.class.getResource("present.css"), "present.css")
                .toExternalForm();
        content.getStylesheets().add(sheet);
        TalkKeys.listen(made, talk, new Keys());
        return made;
    }

    private void fill() {
        Rectangle2D bounds = audience().getBounds();
        stage.setX(bounds.getMinX());
        stage.setY(bounds.getMinY());
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        stage.setFullScreenExitHint("");
        stage.setFullScreen(true);
    }

    private void show() {
        stage.show();
        pane.requestFocus();
        ticks.play();
    }

    /// The screen for the class: not the one of the window, if there are two.
    private Screen audience() {
        Screen own = screenOfWindow();
        return Screen.getScreens().stream()
                .filter(screen -> !screen.equals(own))
                .findFirst()
                .orElse(own);
    }

    private Screen screenOfWindow() {
        return owner.flatMap(it ->
                        Screen.getScreensForRectangle(it.getX(), it.getY(), it.getWidth(), it.getHeight()).stream()
                                .findFirst())
                .orElse(Screen.getPrimary());
    }

    private void tick() {
        pane.tick();
        if (speakerPane != null) {
            speakerPane.tick();
        }
    }

    private void speaker() {
        if (speaker != null) {
            speaker.close();
            speaker = null;
            speakerPane = null;
            return;
        }
        SpeakerPane made = new SpeakerPane(talk, clock, manner);
        Stage opened = new Stage();
        opened.setScene(dressed(made, SPEAKER_WIDTH, SPEAKER_HEIGHT));
        opened.titleProperty().bind(manner.words().of("present.speaker"));
        Rectangle2D bounds = screenOfWindow().getVisualBounds();
        opened.setX(bounds.getMinX() + (bounds.getWidth() - SPEAKER_WIDTH) / 2);
        opened.setY(bounds.getMinY() + (bounds.getHeight() - SPEAKER_HEIGHT) / 2);
        opened.initOwner(stage);
        opened.show();
        made.requestFocus();
        speakerPane = made;
        speaker = opened;
    }

    private void colours() {
        int now = THEMES.indexOf(manner.choiceProperty().get());
        manner.choose(THEMES.get((now + 1) % THEMES.size()));
    }

    /// Whether it is still there.
    public boolean isOpen() {
        return stage.isShowing();
    }

    /// Ends it; the window is as it was.
    public void end() {
        ticks.stop();
        if (speaker != null) {
            speaker.close();
            speaker = null;
        }
        if (stage.isShowing()) {
            stage.close();
        }
    }

    /// What the class sees.
    public Scene scene() {
        return scene;
    }

    /// What the speaker sees; empty if it was not asked for.
    public Optional<Scene> speakerScene() {
        return Optional.ofNullable(speaker).map(Stage::getScene);
    }

    /// The keys that do not change the talk.
    private final class Keys implements TalkKeys.Actions {

        @Override
        public void speaker() {
            Presenter.this.speaker();
        }

        @Override
        public void colours() {
            Presenter.this.colours();
        }

        @Override
        public void wipe() {
            pane.wipe();
        }

        @Override
        public void scroll(int by) {
            pane.scroll(by);
        }

        @Override
        public void end() {
            Presenter.this.end();
        }
    }
}
