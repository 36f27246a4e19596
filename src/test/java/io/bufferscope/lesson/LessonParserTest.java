package io.bufferscope.lesson;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LessonParserTest {

    private static final String LESSON = """
        ---
        title: A lesson
        minutes: 7
        goal: See.
        program: A.java
        ---

        Before all steps.

        ## One {#one}

        Text with a list:

        * first
        * second

        ### Idea {#idea}
        The idea.

        ### More
        Still the idea.

        ```java
        int x = 1;
        ```

        ```predict
        ask: What is `x`?
        answer: x
        choice: 1 | Because
          it goes on.
        choice: "a | b"
        because: So.
        at: there
        ```

        ## Two {#two}

        ```task
        program: T.java
        goal: Do it.
        seeds: 4
        ```

        ```check
        that: b.limit == 1
        when: ever
        says: a limit of 1
        ```

        ```hint
        Think.
        ```
        """;

    private final List<Mistake> mistakes = new ArrayList<>();

    private Lesson parse(String text) {
        return LessonParser.parse(Language.EN, text, mistakes::add);
    }

    @Test
    void lesson_isReadWithAllItsParts() {
        Lesson lesson = parse(LESSON);
        assertThat(mistakes).isEmpty();
        assertThat(lesson.title()).isEqualTo("A lesson");
        assertThat(lesson.introduction()).isEqualTo("Before all steps.");
        LessonStep one = lesson.steps().getFirst();
        assertThat(one.id()).isEqualTo("one");
        assertThat(one.line()).isEqualTo(10);
        assertThat(one.text()).isEqualTo("Text with a list:\n\n* first\n* second");
        assertThat(one.depths().get(Depth.IDEA))
                .isEqualTo("The idea.\n\n### More\n\nStill the idea.\n\n```java\nint x = 1;\n```");
        Block.Predict predict = one.predictions().getFirst();
        assertThat(predict.choices())
                .containsExactly(new Block.Choice("1", "Because it goes on."), new Block.Choice("\"a", "b\""));
        assertThat(predict.at()).isEqualTo("there");
        LessonStep two = lesson.steps().getLast();
        assertThat(two.task()).map(Block.Task::seeds).contains(4);
        assertThat(two.checks()).singleElement().extracting(Block.Check::when).isEqualTo("ever");
        assertThat(two.hints()).containsExactly("Think.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '¦',
            value = {
                "title: A lesson¦titel: A lesson¦2¦There is no field “titel: A lesson” here",
                "minutes: 7¦minutes: seven¦3¦minutes: seven is no whole number from 1 to 60.",
                "goal: See.¦goal:¦1¦The field goal is missing",
                "## One {#one}¦## One¦10¦The step “One” has no id",
                "## Two {#two}¦## Two {#one}¦37¦Two steps have the id one",
                "answer: x¦answr: x¦29¦There is no field “answr: x” here",
                "that: b.limit == 1¦says: again¦45¦The check says nothing to check",
                "seeds: 4¦seeds: 40¦42¦seeds: 40 is no whole number from 1 to 20.",
                "goal: Do it.¦goal: Do it.~goal: Twice.¦42¦The field goal is there twice",
            })
    void mistake_isToldWithItsLine_andTheRestIsRead(String from, String to, int line, String sentence) {
        Lesson lesson = parse(LESSON.replace(from, to.replace('~', '\n')));
        assertThat(mistakes)
                .extracting(mistake -> mistake.line() + " " + mistake.sentence(Messages.of(Language.EN)))
                .anySatisfy(told -> assertThat(told).startsWith(line + " " + sentence));
        assertThat(mistakes)
                .extracting(mistake -> mistake.sentence(Messages.of(Language.ZH)))
                .noneMatch(String::isBlank);
        assertThat(lesson.steps()).hasSize(2);
    }

    @Test
    void rubbish_isToldAndNeverThrows() {
        Random random = new Random(4);
        for (int i = 0; i < 200; i++) {
            byte[] bytes = new byte[random.nextInt(400)];
            random.nextBytes(bytes);
            parse(new String(bytes, ISO_8859_1));
            int cut = random.nextInt(LESSON.length());
            parse(LESSON.substring(cut) + LESSON.substring(0, cut));
        }
        parse("");
        assertThat(mistakes).isNotEmpty();
    }

    @Test
    void windowsLineEnds_changeNothing() {
        assertThat(parse(LESSON.replace("\n", "\r\n"))).isEqualTo(parse(LESSON));
    }
}
