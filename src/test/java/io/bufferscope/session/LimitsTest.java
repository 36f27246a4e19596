package io.bufferscope.session;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.corpus.Application;
import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Note;
import io.bufferscope.trace.Trace;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Programs that do not end well: whatever they do, their trace stays and no process does.
@Timeout(120)
class LimitsTest {

    private static final String ENDLESS = """
        var b = java.nio.ByteBuffer.allocate(8);
        b.putInt(7);
        while (true) {
            b.putInt(0, b.getInt(0) + 1);
        }
        """;

    private static final String WAITS = """
        var b = java.nio.ByteBuffer.allocate(8);
        b.putInt(7);
        Thread.sleep(600_000);
        """;

    private final ProgramRunner runner = new ProgramRunner(ChildJvm.ofThisProcess());

    @TempDir
    Path folder;

    @Test
    void timeLimit_endsAnEndlessProgramAndKeepsItsTrace() {
        RunOptions options = RunOptions.defaults().within(Duration.ofMillis(1500));
        try (Run run = start(ENDLESS, options)) {
            RunStart.Running running = running(run);
            assertThat(ended(run).kind()).isEqualTo(Ending.Kind.TIME_LIMIT);
            assertThat(running.trace().ending().kind()).isEqualTo(Ending.Kind.TIME_LIMIT);
            assertCalled(running.trace(), "putInt");
            assertReadableToTheEnd(running.trace());
        }
    }

    @Test
    void stepLimit_keepsTheFirstStepsAndLetsTheProgramRunOn() {
        RunOptions some = RunOptions.defaults();
        RunOptions options = new RunOptions(
                List.of(), List.of(), "", false, null, false, 100, Duration.ofMillis(1500), some.compilerMessages());
        try (Run run = start(ENDLESS, options)) {
            RunStart.Running running = running(run);
            assertThat(ended(run).kind()).isEqualTo(Ending.Kind.TIME_LIMIT);
            assertThat(running.trace().steps()).isBetween(100L, 101L);
            assertThat(running.trace().notes()).contains(new Note(Note.Kind.STEP_LIMIT, List.of("100")));
        }
    }

    @Test
    void stop_endsAProgramThatWaitsAndKeepsItsTrace() {
        try (Run run = start(WAITS, RunOptions.defaults())) {
            RunStart.Running running = running(run);
            await("the first steps", () -> called(running.trace(), "putInt"));
            run.stop();
            assertThat(ended(run).kind()).isEqualTo(Ending.Kind.STOPPED);
            assertCalled(running.trace(), "putInt");
        }
    }

    @Test
    void stop_isHarmless_whenTheProgramHasEnded() {
        try (Run run = start("var b = java.nio.ByteBuffer.allocate(8);", RunOptions.defaults())) {
            assertThat(ended(run)).isEqualTo(new Ending(Ending.Kind.EXITED, 0));
            run.stop();
            assertThat(running(run).trace().ending()).isEqualTo(new Ending(Ending.Kind.EXITED, 0));
        }
    }

    @Test
    void halt_isAnEndOfItsOwnWithTheWholeTrace() {
        String body = "var b = java.nio.ByteBuffer.allocate(8); b.putInt(7); b.flip(); Runtime.getRuntime().halt(9);";
        try (Run run = start(body, RunOptions.defaults())) {
            Trace trace = running(run).trace();
            assertThat(ended(run)).isEqualTo(new Ending(Ending.Kind.EXITED, 9));
            assertCalled(trace, "flip");
            assertThat(trace.notes()).isEmpty();
        }
    }

    @Test
    void kill_isToldAndTheTraceStays_whenSomebodyKillsTheProcess() {
        try (Run run = start(WAITS, RunOptions.defaults())) {
            RunStart.Running running = running(run);
            await("the first steps", () -> called(running.trace(), "putInt"));
            ProcessHandle.of(running.pid()).orElseThrow().destroyForcibly();
            assertThat(ended(run)).isEqualTo(new Ending(Ending.Kind.KILLED, 128 + 9));
            assertCalled(running.trace(), "putInt");
        }
    }

    @Test
    void outOfMemory_isTheProgramsOwnEnd() {
        String body = """
            var b = java.nio.ByteBuffer.allocate(8);
            b.putInt(7);
            long[][] huge = new long[1_000_000][];
            for (int i = 0; i < huge.length; i++) {
                huge[i] = new long[Integer.MAX_VALUE - 8];
            }
            """;
        try (Run run = start(body, RunOptions.defaults())) {
            Trace trace = running(run).trace();
            assertThat(ended(run)).isEqualTo(new Ending(Ending.Kind.EXITED, 1));
            assertCalled(trace, "putInt");
            assertReadableToTheEnd(trace);
        }
    }

    @Test
    void stackOverflow_isTheProgramsOwnEnd() {
        String body = "var b = java.nio.ByteBuffer.allocate(1 << 20); deep(b); } "
                + "static int deep(java.nio.ByteBuffer b) { b.put((byte) 1); return deep(b) + 1;";
        try (Run run = start(body, RunOptions.defaults())) {
            Trace trace = running(run).trace();
            assertThat(ended(run)).isEqualTo(new Ending(Ending.Kind.EXITED, 1));
            assertThat(trace.steps()).isGreaterThan(1000);
            assertReadableToTheEnd(trace);
        }
    }

    @Test
    void close_leavesNoProcessAndNoFile() throws Exception {
        Run run = start(ENDLESS, RunOptions.defaults());
        ProcessHandle child = ProcessHandle.of(running(run).pid()).orElseThrow();
        Path workplace = workplace(child);
        assertThat(workplace).isDirectory();
        run.close();
        assertThat(child.isAlive()).isFalse();
        assertThat(workplace).doesNotExist();
    }

    @Test
    void close_leavesNoProcess_whenItComesAtOnce() {
        start(ENDLESS, RunOptions.defaults()).close();
        assertThat(ProcessHandle.current().children().filter(LimitsTest::watched))
                .isEmpty();
    }

    @Test
    void aWatchedJvm_endsWithin2Seconds_whenItsParentIsKilled() throws Exception {
        assertEndsWithItsParent(ENDLESS);
    }

    @Test
    void aWatchedJvm_endsWithin2Seconds_whenItsParentIsKilledWhileItWaits() throws Exception {
        assertEndsWithItsParent(WAITS);
    }

    private void assertEndsWithItsParent(String body) throws Exception {
        Files.writeString(folder.resolve("Main.java"), program(body));
        Process parent = new ProcessBuilder(Application.command("run", "Main.java"))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            await("the watched JVM", () -> grandchild(parent).isPresent());
            ProcessHandle child = grandchild(parent).orElseThrow();
            Thread.sleep(2000);
            assertThat(child.isAlive()).isTrue();
            parent.destroyForcibly().waitFor();
            await("the end of the watched JVM", 2, () -> gone(child));
        } finally {
            grandchild(parent).ifPresent(ProcessHandle::destroyForcibly);
            parent.destroyForcibly();
        }
    }

    private static Optional<ProcessHandle> grandchild(Process parent) {
        return parent.children().filter(LimitsTest::watched).findFirst();
    }

    /// Whether it has ended, also if nobody has asked for its exit code yet, as its parent cannot any more.
    private static boolean gone(ProcessHandle process) {
        try {
            Path state = Path.of("/proc", Long.toString(process.pid()), "stat");
            return !process.isAlive()
                    || Files.exists(state) && Files.readString(state).contains(") Z ");
        } catch (IOException goneMeanwhile) {
            return true;
        }
    }

    /// Whether it runs the program; a process that has not become what it shall be yet still has our arguments.
    private static boolean watched(ProcessHandle process) {
        String[] arguments = process.info().arguments().orElse(new String[0]);
        return arguments.length > 0 && arguments[arguments.length - 1].equals("Main");
    }

    private Run start(String body, RunOptions options) {
        return runner.run(folder.resolve("Main.java"), program(body), options);
    }

    private static String program(String body) {
        return "public class Main {\npublic static void main(String[] args) throws Exception {\n" + body + "\n}\n}\n";
    }

    private static RunStart.Running running(Run run) {
        return (RunStart.Running) run.started().join();
    }

    private static Ending ended(Run run) {
        return run.ended().orTimeout(60, SECONDS).join();
    }

    private static void assertCalled(Trace trace, String method) {
        assertThat(called(trace, method)).as("call of %s", method).isTrue();
    }

    private static boolean called(Trace trace, String method) {
        for (long step = 1; step <= Math.min(trace.steps(), 50); step++) {
            String call = trace.frame(step).site().call();
            if (trace.frame(step).event() == Event.CALL && call != null && call.contains(method)) {
                return true;
            }
        }
        return false;
    }

    private static void assertReadableToTheEnd(Trace trace) {
        assertThat(trace.frame(trace.steps()).step()).isEqualTo(trace.steps());
    }

    private static void await(String what, BooleanSupplier condition) {
        await(what, 60, condition);
    }

    private static void await(String what, long seconds, BooleanSupplier condition) {
        long end = System.nanoTime() + SECONDS.toNanos(seconds);
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("waiting for %s", what).isLessThan(end);
            Thread.yield();
        }
    }

    /// The folder of a run: its class path ends with `classes` in there.
    private static Path workplace(ProcessHandle child) {
        List<String> arguments = List.of(child.info().arguments().orElseThrow());
        String[] classPath = arguments.get(arguments.indexOf("-cp") + 1).split(File.pathSeparator);
        return Path.of(classPath[classPath.length - 1]).getParent();
    }
}
