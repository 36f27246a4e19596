package io.bufferscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GraderTest {

    private static final String ANSWER = """
        import io.netty.buffer.*;
        import java.nio.ByteBuffer;
        class Task {
            public static void main(String[] args) {
                ByteBuffer b = ByteBuffer.allocate(8);
                b.put((byte) 7); // @put
                b.flip();
                ByteBuf buf = Unpooled.buffer(4);
                buf.release();
                System.out.println("seed " + args[0]);
                HERE
            }
        }
        """;

    @TempDir
    Path place;

    private LessonFolder folder;
    private Grader grader;

    @BeforeEach
    void makeLesson() throws IOException {
        Path lesson = place.resolve("lesson");
        LessonTemplate.write(lesson);
        Files.writeString(lesson.resolve("Task.java"), ANSWER.replace("HERE", ""));
        folder = new LessonFolder(lesson, false);
        grader = new Grader(folder, new ProgramRunner(ChildJvm.ofThisProcess()));
    }

    private Grade grade(String checks, String more) throws IOException {
        String text = "---\ntitle: t\nminutes: 5\ngoal: g\n---\n## T {#t}\n```task\nprogram: Task.java\ngoal: g\n```\n"
                + "```check\n" + checks.replace('~', '\n') + "\nsays: s\n```\n";
        Lesson lesson = LessonParser.parse(Language.EN, text, mistake -> {});
        return grader.grade(lesson.steps().getFirst(), ANSWER.replace("HERE", more), 3)
                .getLast();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '¦',
            value = {
                "that: b.limit == 1¦true",
                "that: b.limit == 8¦false",
                "that: b.limit == 8~when: ever¦true",
                "that: b.limit == 3~when: ever¦false",
                "that: b.capacity == 8~when: always¦true",
                "that: b.position == 0~when: always¦false",
                "that: b.position == 1~when: put¦true",
                "that: b.position == 0~when: put¦false",
                "that: buf.refCnt == 0 && unreleased == 0¦true",
                "that: byte(b, 0) == 7¦true",
                "prints: seed 3¦true",
                "prints: seed 4¦false",
                "calls: ByteBuf.release¦true",
                "calls: compact¦false",
                "avoids: compact¦true",
                "avoids: flip¦false",
            })
    void check_holdsOnlyWhereItIsTrue(String checks, boolean holds) throws IOException {
        Grade grade = grade(checks, "");
        assertThat(grade.outcome()).isEqualTo(holds ? Grade.Outcome.PASSED : Grade.Outcome.FAILED);
        assertThat(grade.checks())
                .singleElement()
                .extracting(Judge.Judged::holds)
                .isEqualTo(holds);
    }

    @Test
    void otherwise_speaksOfTheLearnersOwnState() throws IOException {
        Grade grade = grade("that: b.limit == 9~otherwise: Your limit is {b.limit}.", "");
        assertThat(grade.checks().getFirst().reason()).isEqualTo("Your limit is 1.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '¦',
            value = {
                "int x = ;¦NOT_COMPILED¦11: ",
                "b.get(99);¦BROKE_OFF¦11: java.lang.IndexOutOfBoundsException",
                "new java.io.File(\"x\").delete();¦NOT_COMPILED¦11: untrusted code may not use",
                "System.exit(3);¦NOT_COMPILED¦11: untrusted code may not use System.exit",
            })
    void badAnswer_isToldWithItsLine(String line, Grade.Outcome outcome, String reason) throws IOException {
        Grade grade = grade("that: b.limit == 1", line);
        assertThat(grade.outcome()).isEqualTo(outcome);
        assertThat(grade.reason()).startsWith(reason);
    }

    @Test
    void template_isASoundLesson() throws IOException {
        Path fresh = place.resolve("fresh");
        LessonTemplate.write(fresh);
        LessonChecker checker = new LessonChecker(new ProgramRunner(ChildJvm.ofThisProcess()));
        assertThat(checker.check(new LessonFolder(fresh, false))).isEmpty();
    }

    @Test
    void differenceOfLanguages_isFound() throws IOException {
        Path fresh = place.resolve("different");
        LessonTemplate.write(fresh);
        Path chinese = fresh.resolve("lesson.zh.md");
        Files.writeString(chinese, Files.readString(chinese).replace("answer: b.position", "answer: b.limit"));
        LessonChecker checker = new LessonChecker(new ProgramRunner(ChildJvm.ofThisProcess()));
        assertThat(checker.check(new LessonFolder(fresh, false)))
                .extracting(Mistake::key)
                .containsExactly("lesson.mistake.parity.block");
    }

    @Test
    void starterThatPasses_andSolutionThatFails_areFound() throws IOException {
        Path fresh = place.resolve("swapped");
        LessonTemplate.write(fresh);
        Path solution = fresh.resolve("solution/Task.java");
        String right = Files.readString(solution);
        Files.writeString(solution, Files.readString(fresh.resolve("Task.java")));
        Files.writeString(fresh.resolve("Task.java"), right);
        LessonChecker checker = new LessonChecker(new ProgramRunner(ChildJvm.ofThisProcess()));
        assertThat(checker.check(new LessonFolder(fresh, false)))
                .extracting(Mistake::key)
                .isEqualTo(List.of("lesson.mistake.solved", "lesson.mistake.unsolved"));
    }
}
