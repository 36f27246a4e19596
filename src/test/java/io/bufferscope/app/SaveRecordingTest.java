package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.TraceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SaveRecordingTest {

    @TempDir
    Path folder;

    @Test
    void savingTheRecording_leavesAFileThatOpensAgain() throws Exception {
        Path program = Files.writeString(folder.resolve("Two.java"), """
            void main() {
                var b = java.nio.ByteBuffer.allocate(4);
                b.put((byte) 7);
            }
            """);
        Path saved = folder.resolve("Two.bscope");
        ProgramRunner runner = new ProgramRunner(ChildJvm.ofThisProcess());
        try (WindowFixture window = WindowFixture.open(runner, new OneFile(folder))) {
            window.open(program);
            window.until(() -> window.textOf("step-label").endsWith("/ 5"));
            assertThat(window.textOf("step-label")).endsWith("/ 5");
            window.press("Shortcut+Shift+S");
        }
        try (Trace trace = TraceFile.open(saved)) {
            assertThat(trace.steps()).isEqualTo(5);
            assertThat(trace.program().fileName()).isEqualTo("Two.java");
        }
    }
}
