package io.bufferscope.cli;

import static io.bufferscope.cli.Said.execute;
import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.lesson.LessonTemplate;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/// `lesson handout`: what learners get to tick tells them nothing; what the teacher gets tells all.
@ResourceLock(Resources.SYSTEM_OUT)
@ResourceLock(Resources.SYSTEM_ERR)
class LessonHandoutTest {

    @TempDir
    Path folder;

    private Path lesson;
    private Path page;

    @BeforeEach
    void writeTheTemplate() throws Exception {
        lesson = folder.resolve("mine");
        page = folder.resolve("page.html");
        LessonTemplate.write(lesson);
    }

    @Test
    void handout_tellsNoAnswer_withoutAnswers() throws Exception {
        String html = handout();

        assertThat(html)
                .contains("Question 1", "A) 0", "B) 3", "C) 8", "Before line 7 runs", "class=\"line\"")
                .contains("Begin with this: Task.java", "<svg")
                .doesNotContain("✓", "Right:", "Each relative", "only 3 bytes", "A solution", "Only the speaker")
                .doesNotContain("After line 7", "@fill", "@vary");
        assertThat(html.substring(html.indexOf("Begin with this"))).doesNotContain("b.flip();");
    }

    @Test
    void handout_tellsAnswersReasonsAndSolution_withAnswers() throws Exception {
        assertThat(handout("--answers"))
                .contains("B) 3", "Right: ✓ 3</strong> Each relative <code>put</code> moves")
                .contains("only 3 bytes were written", "A solution: Task.java", "Only the speaker sees this.")
                .contains("Before line 7 runs", "After line 7", "Which call makes");
    }

    @Test
    void handout_speaksTheLanguageOfItsLesson() throws Exception {
        assertThat(handout("--lang", "zh", "--answers"))
                .contains("<html lang=\"zh\">", "问题 1", "正确答案： ✓ 3", "第 7 行执行之前", "参考答案：Task.java")
                .doesNotContain("Question", "Before line");
    }

    @Test
    void handout_variesTheNumbers_withASeed() throws Exception {
        assertThat(Stream.of("1", "2", "3", "4", "5").map(seed -> handout("--seed", seed)))
                .anyMatch(html -> html.contains("allocate(12)") && html.contains("C) 12"));
    }

    @Test
    void handout_isOneFileWithDifferentIds_andShowsHtmlAsText() throws Exception {
        Path text = lesson.resolve("lesson.en.md");
        String spoilt = Files.readString(text)
                .replace(
                        "A few words on what this is about.",
                        "See ![far](http://far.example/a.png) <b>loud</b>\n\n<script>alert(1)</script>");
        Files.writeString(text, spoilt);

        String html = handout("--answers");

        assertThat(html).contains("&lt;b&gt;loud", "far").doesNotContain("<script", "<img", "far.example", "href=");
        assertThat(html.split("id=\"p1-READ", -1)).hasSizeLessThanOrEqualTo(2);
        assertThat(html).contains("id=\"p2-");
    }

    @Test
    void handout_saysOneSentenceAndWritesNothing_whenTheLessonIsDamaged() throws Exception {
        Path text = lesson.resolve("lesson.en.md");
        Files.writeString(text, Files.readString(text).replace("answer: b.position\n", ""));
        assertRefused("lesson.en.md:14: The field answer is missing");

        Files.writeString(text, Files.readString(text).replace("ask:", "answer: b.position\nask:"));
        Path program = lesson.resolve("Example.java");
        Files.writeString(program, Files.readString(program).replace("b.flip();", "b.flop();"));
        assertRefused("Example.java does not compile");
        Files.delete(program);
        assertRefused("no program Example.java");
    }

    private void assertRefused(String part) {
        Said said = execute("lesson", "handout", lesson.toString(), "--out", page.toString());
        assertThat(said.err().lines()).singleElement().asString().startsWith("bufferscope: ").contains(part);
        assertThat(said.exit()).isEqualTo(Failure.CHECK_FAILED);
        assertThat(page).doesNotExist();
    }

    private String handout(String... options) {
        Stream<String> arguments = Stream.of("lesson", "handout", lesson.toString(), "--out", page.toString());
        Said said = execute(Stream.concat(arguments, Stream.of(options)).toArray(String[]::new));
        assertThat(said.err()).isEmpty();
        assertThat(said.exit()).isZero();
        return read(page);
    }

    private static String read(Path page) {
        try {
            return Files.readString(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
