package io.bufferscope.app.present;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonFolder;
import io.bufferscope.lesson.LessonParser;
import io.bufferscope.lesson.LessonRuns;
import io.bufferscope.lesson.LessonTemplate;
import io.bufferscope.picture.Narration;
import io.bufferscope.picture.Picture;
import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Parts of the presenter without a screen: lessons as slides, Markdown as lines, the clock.
class PresentPartsTest {

    private static final String MARKDOWN = """
        One `line`
        and more.

        - first
        - second

        | a | b |
        |---|---|
        | 1 | `2` |

        ```
        int x;
        int y;
        ```

        ![drawing](http://far.example/x.png) 中文
        换行
        """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(Language.class)
    void lesson_isTitleQuestionIdeaAndTask(Language language) throws Exception {
        LessonFolder lesson = template();
        Lesson text = text(lesson, language);
        try (LessonRuns runs = LessonRuns.of(lesson, text, new ProgramRunner(ChildJvm.ofThisProcess()), 0)) {
            LessonDeck deck = deck(lesson, text, runs, 1);
            assertThat(LongStream.range(0, deck.size()).mapToObj(deck::slide))
                    .extracting(Slide::hides)
                    .containsExactly(false, true, false, false, false);
            assertThat(deck.slide(0).title().text()).isEqualTo(deck.name()).isEqualTo(text.title());
            assertThat(deck.start()).isEqualTo(3);

            Slide question = deck.slide(1);
            assertThat(question.code())
                    .isEqualTo(new Slide.Code(7, List.of("b.put((byte) 1).put((byte) 2).put((byte) 3);")));
            assertThat(Objects.requireNonNull(question.ask()).options()).containsExactly("0", "3", "8");
            assertThat(question.ask().right()).isEqualTo(1);
            assertThat(picture(question.picture()).shapes().toString())
                    .contains("position 0")
                    .doesNotContain("position 3");
            assertThat(picture(question.after()).shapes().toString()).contains("position 3");
            assertThat(question.notes()).extracting(Narration::text).anyMatch(note -> note.contains("3"));

            assertThat(deck.slide(4).code().lines()).contains("public class Task {");
        }
    }

    @Test
    void lesson_hasSlidesWithoutPictures_whenNothingRan() throws Exception {
        LessonFolder lesson = template();
        Lesson text = text(lesson, Language.EN);
        LessonDeck deck = new LessonDeck(
                new LessonDeck.Material(text, lesson, program -> Optional.empty(), 0, 0), Messages.of(Language.EN));
        assertThat(LongStream.range(0, deck.size()).mapToObj(deck::slide))
                .hasSize(4)
                .allMatch(slide -> slide.picture() == null && slide.ask() == null);
    }

    @Test
    void markdown_becomesLines_andHtmlAndPicturesBecomeWords() {
        assertThat(MarkdownLines.of(MARKDOWN))
                .extracting(Narration::text)
                .containsExactly(
                        "One line and more.",
                        "• first",
                        "• second",
                        "a  |  b",
                        "1  |  2",
                        "int x;",
                        "int y;",
                        "drawing 中文换行");
        assertThat(MarkdownLines.line("a `b`").spans())
                .extracting(Narration.Span::mono)
                .containsExactly(false, true);
    }

    @Test
    void clock_countsUp_andDownToLessThanNothing() {
        AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
        Clock clock = new Clock(now::get);
        assertThat(clock.left()).isEmpty();
        clock.more(-4);
        clock.startOrStop();
        now.set(Instant.EPOCH.plus(Duration.ofSeconds(50)));
        assertThat(clock.left()).isEqualTo("0:10");
        assertThat(clock.isOver()).isFalse();
        now.set(Instant.EPOCH.plus(Duration.ofSeconds(3723)));
        assertThat(clock.left()).isEqualTo("−1:01:03");
        assertThat(clock.isOver()).isTrue();
        assertThat(clock.elapsed()).isEqualTo("1:02:03");
        clock.startOrStop();
        assertThat(clock.isRunning()).isFalse();
    }

    private LessonFolder template() throws Exception {
        LessonTemplate.write(folder.resolve("mine"));
        return new LessonFolder(folder.resolve("mine"), false);
    }

    private static Lesson text(LessonFolder folder, Language language) throws Exception {
        return LessonParser.parse(language, folder.text(Lesson.file(language)).orElseThrow(), mistake -> {
            throw new AssertionError(mistake);
        });
    }

    private static LessonDeck deck(LessonFolder folder, Lesson text, LessonRuns runs, int step) {
        return new LessonDeck(new LessonDeck.Material(text, folder, runs::of, 0, step), Messages.of(text.language()));
    }

    private static Picture picture(Slide.Drawing drawing) {
        return Objects.requireNonNull(drawing).at(700);
    }
}
