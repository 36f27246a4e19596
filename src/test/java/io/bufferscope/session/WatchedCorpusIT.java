package io.bufferscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.corpus.CorpusProgram;
import io.bufferscope.corpus.Outcome;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Output;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.TraceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every program of the corpus, run by `bufferscope run` of the image, does what plain `java` does, and its frames
/// agree with what the program prints about its buffers.
@Execution(ExecutionMode.CONCURRENT)
class WatchedCorpusIT {

    private static final String IMAGE =
            Path.of("target/bufferscope/bin/bufferscope").toAbsolutePath().toString();

    @TempDir
    Path folder;

    static List<CorpusProgram> programs() {
        return CorpusProgram.all();
    }

    @ParameterizedTest
    @MethodSource("programs")
    void run_isPlainJavaWithATrueTrace_forEveryProgram(CorpusProgram program) throws Exception {
        Path trace = folder.resolve("trace.bscope");
        Outcome plain = program.runPlainly(Files.createDirectory(folder.resolve("plain")));
        Outcome watched = watch(program, Files.createDirectory(folder.resolve("watched")), trace);
        assertThat(comparable(program, watched)).isEqualTo(comparable(program, plain));
        if (Files.exists(trace)) {
            assertThat(disagreements(trace)).isEmpty();
        }
    }

    /// How often a frame repeats when the stack is full depends on more than the program.
    private static Outcome comparable(CorpusProgram program, Outcome outcome) {
        return program.name().endsWith("-deep") ? outcome.withoutRepetitions() : outcome;
    }

    private static Outcome watch(CorpusProgram program, Path work, Path trace) throws Exception {
        Files.copy(program.file(), work.resolve(program.fileName()));
        List<String> command = new ArrayList<>(List.of(IMAGE, "run", "--trace", trace.toString(), program.fileName()));
        command.addAll(program.arguments());
        Outcome outcome = Outcome.of(command, work, program.input());
        return new Outcome(outcome.out(), withoutRemarks(outcome.err()), outcome.exit());
    }

    /// Remarks about the trace, such as a method too large to be watched, are ours, not the program's.
    private static String withoutRemarks(String err) {
        return err.replaceAll("(?m)^bufferscope: .*\\R", "");
    }

    private static List<String> disagreements(Path file) throws Exception {
        List<String> wrong = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        try (Trace trace = TraceFile.open(file)) {
            for (Iterator<Frame> frames = trace.frames(1, trace.steps()); frames.hasNext(); ) {
                Frame frame = frames.next();
                for (Output output : frame.output()) {
                    line.append(output.error() ? "" : output.text());
                }
                checkLines(line, frame, wrong);
            }
        }
        return wrong;
    }

    /// Checks and takes away the whole lines at the front.
    private static void checkLines(StringBuilder text, Frame frame, List<String> wrong) {
        for (int end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n")) {
            String line = text.substring(0, end);
            text.delete(0, end + 1);
            if (line.matches("@\\S+( \\w+=-?\\d+)+") && !agrees(line, frame)) {
                wrong.add("step " + frame.step() + ", line " + frame.site().line() + ": printed " + line + ", seen "
                        + frame.tapes());
            }
        }
    }

    private static boolean agrees(String line, Frame frame) {
        String[] words = line.substring(1).split(" ");
        return frame.tapes().stream()
                .filter(tape -> tape.names().contains(words[0]))
                .anyMatch(tape -> has(numbers(tape), words));
    }

    private static boolean has(Map<String, Integer> numbers, String[] words) {
        for (int i = 1; i < words.length; i++) {
            String[] pair = words[i].split("=");
            Integer seen = numbers.get(pair[0]);
            if (seen != null && seen != Integer.parseInt(pair[1])) {
                return false;
            }
        }
        return true;
    }

    private static Map<String, Integer> numbers(Tape tape) {
        Map<String, Integer> numbers = new TreeMap<>(Map.of("capacity", tape.capacity()));
        switch (tape) {
            case Tape.Nio nio -> {
                numbers.put("position", nio.position());
                numbers.put("limit", nio.limit());
                numbers.put("remaining", nio.limit() - nio.position());
            }
            case Tape.Netty netty -> {
                numbers.put("readerIndex", netty.readerIndex());
                numbers.put("writerIndex", netty.writerIndex());
                numbers.put("maxCapacity", netty.maxCapacity());
                numbers.put("refCnt", netty.refCnt());
            }
            case Tape.Array _ -> {}
        }
        return numbers;
    }
}
