package io.bufferscope.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.instrument.Problem;
import io.bufferscope.instrument.twin.ByteBufTwin;
import io.bufferscope.instrument.twin.Twin;
import io.bufferscope.instrument.twin.TwinRefusal;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `twin`: writes the `ByteBuf` twin of a `ByteBuffer` program.
@Command(
        name = "twin",
        description = "Write the ByteBuf twin of a simple ByteBuffer program, which prints the same, or say why not.")
final class TwinCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE.java", description = "The program's source.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    @Option(names = "-o", paramLabel = "FILE", description = "Write the twin into this new file, not on the output.")
    private @Nullable Path target;

    @Option(
            names = "--lang",
            description = "Language of comments and reasons: en or zh. Default: en.",
            defaultValue = "en",
            converter = RenderCommand.LanguageConverter.class)
    @SuppressWarnings("NullAway.Init")
    private Language language;

    @Override
    public Integer call() {
        String source = Sources.read(file);
        checkTarget();
        Messages messages = Messages.of(language);
        String name = file.getFileName().toString();
        return switch (ByteBufTwin.of(name, source, note -> messages.text("twin.note." + note.key()))) {
            case Twin.Written twin -> write(twin);
            case Twin.Refused refused -> {
                refused.refusals().forEach(each -> say(messages, each));
                yield Failure.CHECK_FAILED;
            }
            case Twin.NotCompiled failed -> {
                failed.problems().forEach(each -> say(messages, each));
                yield Failure.CHECK_FAILED;
            }
        };
    }

    private void checkTarget() {
        if (target == null) {
            return;
        }
        Path folder = target.toAbsolutePath().getParent();
        if (Files.exists(target)) {
            throw new Failure(Failure.USAGE, target + " exists: name a new file for the twin.");
        }
        if (folder == null || !Files.isDirectory(folder)) {
            throw new Failure(Failure.USAGE, "There is no folder " + folder + " for the twin: make it first.");
        }
    }

    private int write(Twin.Written twin) {
        Path to = target;
        if (to == null) {
            PrintWriter out = spec.commandLine().getOut();
            out.print(twin.source());
            out.flush();
            return 0;
        }
        try {
            save(twin.source(), to);
            return 0;
        } catch (IOException e) {
            String reason = "The twin cannot be saved as " + to + ": " + Failure.reason(e) + ".";
            throw new Failure(Failure.ENVIRONMENT, reason, e);
        }
    }

    /// Writes all or nothing.
    private static void save(String source, Path to) throws IOException {
        Path whole = to.toAbsolutePath();
        String name = "." + whole.getFileName() + "." + ProcessHandle.current().pid() + ".part";
        Path part = whole.resolveSibling(name);
        try {
            Files.writeString(part, source, UTF_8, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            Files.move(part, whole, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private void say(Messages messages, TwinRefusal refusal) {
        String sentence = messages.text("twin.refused." + refusal.reason().key(), "`" + refusal.call() + "`");
        say(messages, refusal.line(), sentence);
    }

    private void say(Messages messages, Problem problem) {
        say(messages, problem.line(), problem.message().lines().findFirst().orElse(""));
    }

    private void say(Messages messages, int line, String sentence) {
        spec.commandLine().getErr().println("bufferscope: " + messages.text("twin.refused.at", line, sentence));
    }
}
