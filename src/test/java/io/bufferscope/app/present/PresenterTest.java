package io.bufferscope.app.present;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.app.Pulses;
import io.bufferscope.app.WindowFixture;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.view.Fonts;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.PictureView;
import io.bufferscope.view.Screenshot;
import io.bufferscope.view.Toolkit;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.TextFlow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What the keys of a presentation do, on the headless screen.
class PresenterTest {

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
    private Manner manner;
    private Presenter presenter;

    @BeforeEach
    void open() {
        open(Language.EN);
    }

    private void open(Language language) {
        Toolkit.headless();
        presenter = FxThread.call(() -> {
            manner = new Manner(new Settings(language, ThemeChoice.LIGHT, 1.5, 2, 990, 900, false, ""), Fonts.load());
            manner.calmProperty().set(true);
            return Presenter.open(manner, new SampleDeck(), now::get, 1024, 768);
        });
        Pulses.await(3);
    }

    @AfterEach
    void close() {
        FxThread.call(() -> {
            presenter.end();
            return true;
        });
    }

    @Test
    void keysOfAClicker_changeTheSlide_andShowTheAnswerFirst() {
        assertThat(texts()).contains("Beginning", "1 / 3");
        press("Page Down");
        assertThat(texts()).contains("What is limit?", "7  b.flip();", "A) 8", "B) 5", "2 / 3");
        press("Page Down");
        assertThat(texts()).contains("✓ B) 5", "It is the old position.", "2 / 3");
        press("Space");
        assertThat(texts()).contains("Ending", "3 / 3");
        press("Right");
        assertThat(texts()).contains("3 / 3");
        press("Page Up", "Left");
        assertThat(texts()).contains("Beginning");
        press("End", "Home");
        assertThat(texts()).contains("1 / 3");
    }

    @Test
    void answer_isNowhereBeforeItIsAskedFor_andCanBeHiddenAgain() {
        press("Page Down");
        assertThat(texts()).doesNotContain("✓", "old position", "last row");
        assertThat(picture()).isEqualTo("limit 8");
        press("V", "B", "B", "Equals", "0", "S", "S");
        assertThat(texts()).doesNotContain("✓", "old position");
        assertThat(picture()).isEqualTo("limit 8");
        press("R");
        assertThat(texts()).contains("✓ B) 5");
        assertThat(picture()).isEqualTo("limit 5");
        press("Page Up", "Page Down");
        assertThat(texts()).contains("✓ B) 5");
        press("R");
        assertThat(texts()).doesNotContain("✓");
        assertThat(picture()).isEqualTo("limit 8");
    }

    @Test
    void poll_countsByKeysAndInFields_andStaysForTheAnswer() {
        press("Page Down", "V", "1", "2", "2", "2");
        assertThat(texts()).contains("25 %", "75 %");
        List<TextField> fields =
                FxThread.call(() -> SceneTexts.all(presenter.scene().getRoot(), TextField.class));
        assertThat(fields).extracting(TextField::getText).containsExactly("1", "3");
        FxThread.call(() -> {
            fields.getFirst().requestFocus();
            fields.getFirst().setText("9");
            return true;
        });
        Pulses.await(2);
        assertThat(texts()).contains("75 %", "25 %");
        press("R");
        assertThat(texts()).contains("✓ B) 5", "75 %", "25 %");
        assertThat(FxThread.call(() -> SceneTexts.all(presenter.scene().getRoot(), TextField.class)))
                .isEmpty();
        press("Page Down", "V");
        assertThat(texts()).contains("Ending").doesNotContain("%");
    }

    @Test
    void blank_hidesEverything_untilAnyStep() {
        press("Period");
        assertThat(isBlack()).isTrue();
        press("Page Down");
        assertThat(isBlack()).isFalse();
        assertThat(texts()).contains("1 / 3");
        press("B", "B");
        assertThat(isBlack()).isFalse();
        press("S");
        assertThat(dark().getFill()).isNotEqualTo(Color.BLACK);
        assertThat(dark().isVisible()).isTrue();
        press("S");
        assertThat(dark().isVisible()).isFalse();
    }

    @Test
    void pen_drawsInItsMode_andIsWipedByCAndByTheNextSlide() {
        WritableImage clean = shot();
        draw();
        assertThat(differs(clean)).isFalse();
        press("D");
        draw();
        assertThat(differs(clean)).isTrue();
        press("C");
        assertThat(differs(clean)).isFalse();
        draw();
        press("D", "Page Down", "Page Up");
        assertThat(differs(clean)).isFalse();
    }

    @Test
    void size_growsWordsAndPictureTogether_upTo300Percent() {
        press("Page Down");
        double before = heightOf("b.flip();");
        press("Equals", "Equals", "Equals", "Equals");
        assertThat(heightOf("b.flip();")).isGreaterThan(1.3 * before);
        press("Equals", "Equals", "Equals", "Equals", "Equals");
        assertThat(styles()).anyMatch(style -> style.startsWith("-fx-font-size:59.07"));
        press("Numpad 0");
        assertThat(heightOf("b.flip();")).isEqualTo(before);
        press("Minus");
        assertThat(heightOf("b.flip();")).isLessThan(before);
    }

    @Test
    void speaker_seesNotesNextSlideAndTime_inAWindowOfItsOwn() {
        press("Page Down", "N");
        Scene speaker = FxThread.call(() -> presenter.speakerScene().orElseThrow());
        now.set(Instant.EPOCH.plus(Duration.ofSeconds(75)));
        Pulses.await(30);
        assertThat(SceneTexts.of(speaker)).contains("Ask the last row first.", "Next:", "Ending", "1:15", "5 minutes");
        assertThat(texts()).doesNotContain("last row");
        FxThread.call(() -> Screenshot.press(speaker, "Page Down"));
        FxThread.call(() -> Screenshot.press(speaker, "Page Down"));
        Pulses.await(3);
        assertThat(texts()).contains("3 / 3");
        assertThat(SceneTexts.of(speaker)).contains("This is the last slide");
        press("N");
        assertThat(FxThread.call(() -> presenter.speakerScene())).isEmpty();
    }

    @Test
    void escape_endsIt_andNothingOfTheWindowHasChanged() {
        press("N", "T", "Equals", "Esc");
        assertThat(FxThread.call(presenter::isOpen)).isFalse();
        assertThat(FxThread.call(() -> presenter.speakerScene())).isEmpty();
        assertThat(manner.choiceProperty().get()).isEqualTo(ThemeChoice.LIGHT);
        assertThat(manner.zoom().scale()).isEqualTo(1.5);
    }

    @Test
    void help_speaksTheLanguageOfTheWindow_andCanBeHidden() {
        assertThat(texts()).contains("PageDown next");
        close();
        open(Language.ZH);
        assertThat(texts()).contains("PageDown 下一步");
        press("H");
        assertThat(FxThread.call(
                        () -> presenter.scene().getRoot().lookup(".slide-help").getOpacity()))
                .isZero();
    }

    private void press(String... keys) {
        for (String key : keys) {
            FxThread.call(() -> Screenshot.press(presenter.scene(), key));
            Pulses.await(2);
        }
    }

    private void draw() {
        FxThread.call(() -> {
            Node covers = dark().getParent();
            if (!covers.isMouseTransparent()) {
                Event.fireEvent(covers, WindowFixture.pressed(200));
                Event.fireEvent(covers, WindowFixture.dragged(400));
            }
            return true;
        });
        Pulses.await(2);
    }

    private WritableImage shot() {
        return FxThread.call(() -> Screenshot.take(presenter.scene()));
    }

    private boolean differs(WritableImage before) {
        WritableImage after = shot();
        for (int x = 150; x < 450; x += 5) {
            if (before.getPixelReader().getArgb(x, 20) != after.getPixelReader().getArgb(x, 20)) {
                return true;
            }
        }
        return false;
    }

    private Rectangle dark() {
        return SceneTexts.all(presenter.scene().getRoot(), Rectangle.class).stream()
                .filter(each -> each.getParent() instanceof Covers)
                .findFirst()
                .orElseThrow();
    }

    private boolean isBlack() {
        return FxThread.call(() -> dark().isVisible() && dark().getFill().equals(Color.BLACK));
    }

    private String picture() {
        return FxThread.call(() -> SceneTexts.all(presenter.scene().getRoot(), PictureView.class)
                .getFirst()
                .getAccessibleText());
    }

    private double heightOf(String words) {
        return FxThread.call(() -> SceneTexts.all(presenter.scene().getRoot(), TextFlow.class).stream()
                .filter(flow -> Objects.toString(SceneTexts.words(flow)).contains(words))
                .findFirst()
                .orElseThrow()
                .getHeight());
    }

    private List<String> styles() {
        return FxThread.call(() -> SceneTexts.all(presenter.scene().getRoot(), Parent.class).stream()
                .map(Node::getStyle)
                .toList());
    }

    private String texts() {
        return SceneTexts.of(presenter.scene());
    }
}
