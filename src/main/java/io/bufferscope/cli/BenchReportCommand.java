package io.bufferscope.cli;

import io.bufferscope.bench.result.JmhJson;
import io.bufferscope.bench.result.RunRecord;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `bench report`: reads the JSON of JMH, of this or any other program, and reports it.
@Command(name = "report", description = "Report the results in a JSON file of JMH, of any project.")
final class BenchReportCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE.json", description = "What JMH wrote with -rf json.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    @Mixin
    private final BenchOutputs outputs = new BenchOutputs();

    @Override
    public Integer call() {
        outputs.check();
        outputs.write(read(file), spec.commandLine().getOut());
        return 0;
    }

    private static RunRecord read(Path file) {
        try {
            return RunRecord.ofFile(Files.readString(file));
        } catch (CharacterCodingException e) {
            throw new Failure(Failure.USAGE, file + " is no result of JMH: it is not UTF-8 text.", e);
        } catch (IOException e) {
            throw Failure.unreadable(file, e);
        } catch (JmhJson.Malformed e) {
            throw new Failure(Failure.USAGE, file + " is no result of JMH: " + e.getMessage() + ".", e);
        }
    }
}
