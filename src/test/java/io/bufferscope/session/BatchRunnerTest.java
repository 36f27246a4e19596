package io.bufferscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.instrument.Compilation;
import io.bufferscope.instrument.SourceCompiler;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BatchRunnerTest {

    private final BatchRunner runner = new BatchRunner(ChildJvm.ofThisProcess(), Duration.ofSeconds(60));

    @Test
    void programs_areRunOneAfterAnother_eachWithItsOutput() throws IOException {
        Map<String, BatchResult> results = run(
                runner,
                List.of(),
                program("One", "System.out.println(\"eins\");"),
                program("Two", "System.err.print(2);"));
        assertThat(output(results, "One")).containsExactly("eins");
        assertThat(output(results, "Two")).containsExactly("2");
    }

    @Test
    void exceptions_areTold_alsoThoseOfThreads() throws IOException {
        Map<String, BatchResult> results = run(
                runner,
                List.of(),
                program("Throws", "System.out.println(1); throw new IllegalStateException(\"no\");"),
                program("InThread", "Thread t = new Thread(() -> { throw new Error(\"too\"); }); t.start(); t.join();"),
                program("Fine", ""));
        assertThat(results.get("Throws"))
                .isEqualTo(new BatchResult.Threw(List.of("1"), "java.lang.IllegalStateException: no"));
        assertThat(results.get("InThread")).isEqualTo(new BatchResult.Threw(List.of(), "java.lang.Error: too"));
        assertThat(results.get("Fine")).isInstanceOf(BatchResult.Returned.class);
    }

    @Test
    void exit_costsOneJvm_notTheOthers() throws IOException {
        Map<String, BatchResult> results =
                run(runner, List.of(), program("Exits", "System.exit(7);"), program("Fine", ""));
        assertThat(results.get("Exits"))
                .isInstanceOfSatisfying(
                        BatchResult.Died.class,
                        died -> assertThat(died.exitCode()).isEqualTo(7));
        assertThat(results.get("Fine")).isInstanceOf(BatchResult.Returned.class);
    }

    @Test
    void endlessLoop_isEndedAtTheLimit_andTheOthersRun() throws IOException {
        BatchRunner hasty = new BatchRunner(runner.jvm(), Duration.ofSeconds(10));
        Map<String, BatchResult> results =
                run(hasty, List.of(), program("Endless", "while (true) { Thread.onSpinWait(); }"), program("Fine", ""));
        assertThat(results.get("Endless")).isEqualTo(new BatchResult.TimedOut(Duration.ofSeconds(10)));
        assertThat(results.get("Fine")).isInstanceOf(BatchResult.Returned.class);
        assertThat(ProcessHandle.current().children().filter(ProcessHandle::isAlive))
                .isEmpty();
    }

    @Test
    void interrupt_endsIt_withoutAResult() throws Exception {
        Map<String, BatchResult> results = new LinkedHashMap<>();
        BatchProgram endless = program("Endless", "while (true) { Thread.onSpinWait(); }");
        Thread running = Thread.ofPlatform().start(() -> {
            try {
                runner.run(List.of(endless, endless), List.of(), (program, result) -> results.put("any", result));
            } catch (IOException e) {
                results.put("trouble", new BatchResult.Died(0, e.toString()));
            }
        });
        while (running.isAlive() && ProcessHandle.current().children().noneMatch(ProcessHandle::isAlive)) {
            Thread.onSpinWait();
        }
        running.interrupt();
        running.join(10_000);
        assertThat(running.isAlive()).isFalse();
        assertThat(results).isEmpty();
        assertThat(ProcessHandle.current().children().filter(ProcessHandle::isAlive))
                .isEmpty();
    }

    @Test
    void flags_areGivenToTheJvm_andBadOnesAreTold() throws IOException {
        BatchProgram asks = program("Asks", "System.out.println(System.getProperty(\"a\"));");
        assertThat(output(run(runner, List.of("-Da=b"), asks), "Asks")).containsExactly("b");
        assertThat(run(runner, List.of("-XX:+NoSuchFlag"), asks).get("Asks"))
                .isInstanceOfSatisfying(
                        BatchResult.Died.class,
                        died -> assertThat(died.exitCode()).isEqualTo(1));
    }

    private static Map<String, BatchResult> run(BatchRunner runner, List<String> flags, BatchProgram... programs)
            throws IOException {
        Map<String, BatchResult> results = new LinkedHashMap<>();
        runner.run(List.of(programs), flags, (program, result) -> results.put(program.name(), result));
        return results;
    }

    private static List<String> output(Map<String, BatchResult> results, String name) {
        return results.get(name) instanceof BatchResult.Returned returned ? returned.output() : List.of("no output");
    }

    private static BatchProgram program(String name, String body) throws IOException {
        String source =
                "class " + name + " { public static void main(String[] args) throws Exception { " + body + " } }";
        Compilation.Done done =
                (Compilation.Done) new SourceCompiler(List.of()).compile(Path.of(name + ".java"), source);
        return new BatchProgram(name, done.mainClass(), done.classes());
    }
}
