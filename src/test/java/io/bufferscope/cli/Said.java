package io.bufferscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What a command said, run in this process.
record Said(String out, String err, int exit) {

    static List<JsonNode> json(String... arguments) {
        Said said = execute(arguments);
        assertThat(said.exit()).isZero();
        return said.out().lines().map(new JsonMapper()::readTree).toList();
    }

    static void assertRefused(String part, String... arguments) {
        Said said = execute(arguments);
        assertThat(said.err().lines())
                .as(said.err())
                .singleElement()
                .asString()
                .startsWith("bufferscope: ")
                .contains(part);
        assertThat(said.exit()).isEqualTo(2);
        assertThat(said.out()).isEmpty();
    }

    static Said execute(String... arguments) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream outBytes = new ByteArrayOutputStream();
        ByteArrayOutputStream errBytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(outBytes, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(errBytes, true, StandardCharsets.UTF_8));
        try {
            int exit = CommandLineApp.execute(() -> new ProgramRunner(ChildJvm.ofThisProcess()), file -> {}, arguments);
            return new Said(outBytes.toString(StandardCharsets.UTF_8), errBytes.toString(StandardCharsets.UTF_8), exit);
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }
}
