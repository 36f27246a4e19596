package io.bufferscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.claims.Claim;
import io.bufferscope.claims.ClaimBook;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CourseTest {

    private static final Set<String> CLAIMS =
            ClaimBook.read().claims().map(Claim::id).collect(Collectors.toSet());

    private final LessonChecker checker = new LessonChecker(new ProgramRunner(ChildJvm.ofThisProcess()));

    static Stream<LessonFolder> course() throws IOException {
        return Bookshelf.bundled().stream();
    }

    static Stream<LessonFolder> lessons() throws IOException {
        return course().filter(lesson -> !lesson.id().equals("00-tour"));
    }

    @Test
    void course_hasATourAndTwentyFourLessons() throws IOException {
        List<String> numbers =
                course().map(lesson -> lesson.id().substring(0, 2)).toList();
        List<String> expected = Stream.iterate(0, n -> n <= 24, n -> n + 1)
                .map("%02d"::formatted)
                .toList();
        assertThat(numbers).isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("course")
    void lesson_hasAnswersAndSolutions_inBothLanguages(LessonFolder lesson) throws IOException {
        assertThat(checker.check(lesson))
                .extracting(mistake -> mistake.place() + ": " + mistake.sentence(Messages.of(Language.EN)))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void lesson_asksPredictsAndPractises(LessonFolder folder) throws IOException {
        Lesson lesson = read(folder, Language.EN);
        assertThat(lesson.minutes()).isBetween(5, 15);
        assertThat(lesson.steps().stream()
                        .mapToInt(step -> step.predictions().size())
                        .sum())
                .isGreaterThanOrEqualTo(3);
        assertThat(lesson.tasks()).isNotEmpty().allSatisfy(task -> {
            assertThat(task.checks()).isNotEmpty();
            assertThat(task.hints()).isNotEmpty();
        });
        assertThat(lesson.steps()).anySatisfy(step -> assertThat(step.depths()).containsKey(Depth.PRODUCTION));
        assertThat(lesson.steps().stream().flatMap(step -> step.of(Block.Claims.class)))
                .allSatisfy(claims -> assertThat(CLAIMS).containsAll(claims.numbers()));
    }

    private static Lesson read(LessonFolder folder, Language language) throws IOException {
        String text = folder.text(Lesson.file(language)).orElseThrow();
        return LessonParser.parse(language, text, mistake -> {});
    }
}
