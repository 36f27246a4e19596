package io.bufferscope.session;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Output;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.Trace;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// What a program prints is a step of its own, at the line that prints it.
@Timeout(120)
class OutputStepsTest {

    private final ProgramRunner runner = new ProgramRunner(ChildJvm.ofThisProcess());

    @TempDir
    Path folder;

    @Test
    void print_isAStepOfItsLine() throws Exception {
        assertThat(printed("""
            void main() {
                var b = java.nio.ByteBuffer.allocate(4);
                IO.println("one");
                b.put((byte) 1);
                IO.println("two " + b.position());
            }
            """)).containsExactly("main 3 main: one\n", "main 5 main: two 1\n");
    }

    @Test
    void printf_isOneStep_thoughItWritesInPieces() throws Exception {
        assertThat(printed("""
            void main() {
                System.out.printf("%d of %s%n", 1, "many");
                for (int i = 0; i < 2; i++) {
                    System.out.print("a"); System.out.print("b");
                }
            }
            """)).containsExactly("main 2 main: 1 of many\n", "main 4 main: ab", "main 4 main: ab");
    }

    @Test
    void print_isAStepOfTheThreadThatPrints() throws Exception {
        assertThat(printed("""
            import java.util.concurrent.*;
            void main() throws Exception {
                var turn = new SynchronousQueue<Integer>();
                Thread other = Thread.ofPlatform().name("other").start(() -> {
                    try {
                        turn.take();
                        IO.print("other");
                        turn.take();
                    } catch (InterruptedException e) { }
                });
                IO.print("main");
                turn.put(1); turn.put(2); IO.print("again");
            }
            """))
                .containsExactly("main 11 main: main", "other 7 lambda in main: other", "main 12 main: again");
    }

    @Test
    void print_isAStepOfTheMethodThatPrints_afterItsCallReturned() throws Exception {
        assertThat(printed("""
            void main() {
                IO.println(text());
            }
            String text() {
                return "text";
            }
            """)).containsExactly("main 2 main: text\n");
    }

    @Test
    void uncaughtException_isPrintedInAStep_ofTheLineThatMainWasAt() throws Exception {
        List<String> printed = printed("""
            void main() {
                fail();
            }
            void fail() {
                throw new IllegalStateException("no");
            }
            """);
        assertThat(printed)
                .singleElement()
                .asString()
                .startsWith("main 2 main: ")
                .contains("at Printing.fail");
    }

    @Test
    void prompt_isThere_whileTheProgramWaits() throws Exception {
        String source = """
            void main() throws Exception {
                System.out.print("name? "); Thread.sleep(600_000);
            }
            """;
        try (Run run = runner.run(folder.resolve("Printing.java"), source, options(0))) {
            Trace trace = ((RunStart.Running) run.started().get(60, SECONDS)).trace();
            long end = System.nanoTime() + SECONDS.toNanos(30);
            while (System.nanoTime() < end && !trace.trailingOutput().contains(new Output(false, "name? "))) {
                Thread.sleep(5);
            }
            assertThat(trace.trailingOutput()).containsExactly(new Output(false, "name? "));
        }
    }

    @Test
    void print_seesWhatNoStepHasTold() throws Exception {
        String source = """
            void main() {
                var b = java.nio.ByteBuffer.allocate(8);
                java.util.function.IntFunction<?> put = b::putInt; put.apply(7); IO.println(b);
            }
            """;
        try (Run run = runner.run(folder.resolve("Printing.java"), source, options(0))) {
            Trace trace = ((RunStart.Running) run.started().get(60, SECONDS)).trace();
            run.ended().get(60, SECONDS);
            Frame printed = trace.frame(trace.steps() - 1);
            assertThat(printed.event()).isEqualTo(Event.OUTPUT);
            assertThat(printed.tapes())
                    .first()
                    .isInstanceOfSatisfying(
                            Tape.Nio.class, b -> assertThat(b.position()).isEqualTo(4));
        }
    }

    @Test
    void stepLimit_countsPrints() throws Exception {
        String source = """
            void main() {
                for (int i = 0; i < 5; i++) {
                    IO.println(i);
                }
            }
            """;
        try (Run run = runner.run(folder.resolve("Printing.java"), source, options(6))) {
            Trace trace = ((RunStart.Running) run.started().get(60, SECONDS)).trace();
            run.ended().get(60, SECONDS);
            assertThat(trace.steps()).isEqualTo(6);
        }
    }

    private List<String> printed(String source) throws Exception {
        List<String> printed = new ArrayList<>();
        try (Run run = runner.run(folder.resolve("Printing.java"), source, options(0))) {
            Trace trace = ((RunStart.Running) run.started().get(60, SECONDS)).trace();
            run.ended().get(60, SECONDS);
            for (Iterator<Frame> frames = trace.frames(1, trace.steps()); frames.hasNext(); ) {
                Frame frame = frames.next();
                assertThat(frame.output().isEmpty()).isEqualTo(frame.event() != Event.OUTPUT);
                if (frame.event() == Event.OUTPUT) {
                    printed.add(told(frame));
                }
            }
            assertThat(trace.trailingOutput()).isEmpty();
        }
        return printed;
    }

    private static String told(Frame frame) {
        String text = frame.output().stream().map(Output::text).collect(Collectors.joining());
        return frame.thread().name() + " " + frame.site().line() + " "
                + frame.method().name() + ": " + text;
    }

    private static RunOptions options(long limit) {
        RunOptions some = RunOptions.defaults();
        long steps = limit == 0 ? some.stepLimit() : limit;
        return new RunOptions(
                List.of(), List.of(), "", false, null, false, steps, Duration.ofMinutes(1), some.compilerMessages());
    }
}
