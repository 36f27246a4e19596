package io.bufferscope.cli;

import static io.bufferscope.cli.Said.assertRefused;
import static io.bufferscope.cli.Said.execute;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

@ResourceLock(Resources.SYSTEM_OUT)
@ResourceLock(Resources.SYSTEM_ERR)
class TwinCommandTest {

    private static final String EXAMPLES = "src/main/resources/examples/";
    private static final String SIMPLE = EXAMPLES + "CompactAndClear.java";

    @TempDir
    Path folder;

    @Test
    void twin_isPrinted() {
        Said said = execute("twin", SIMPLE);
        assertThat(said.exit()).isZero();
        assertThat(said.err()).isEmpty();
        assertThat(said.out()).contains("class CompactAndClearTwin", "kept.discardReadBytes()");
    }

    @Test
    void twin_isWrittenIntoANewFileOnly() throws Exception {
        Path file = folder.resolve("CompactAndClearTwin.java");
        assertThat(execute("twin", SIMPLE, "-o", file.toString())).isEqualTo(new Said("", "", 0));
        String twin = Files.readString(file);
        assertThat(twin).isEqualTo(execute("twin", SIMPLE).out());
        assertRefused("exists", "twin", SIMPLE, "-o", file.toString());
        assertRefused("There is no folder", "twin", SIMPLE, "-o", folder + "/none/Twin.java");
        assertThat(folder).isDirectoryContaining(file::equals).isDirectoryNotContaining(each -> !each.equals(file));
    }

    @Test
    void refusal_isASentenceWithLineAndCall() {
        Said said = execute("twin", EXAMPLES + "OrderLost.java");
        assertThat(said)
                .isEqualTo(new Said(
                        "",
                        "bufferscope: line 20: `little.asIntBuffer()` has no ByteBuf counterpart with the same result."
                                + System.lineSeparator(),
                        1));
        assertThat(execute("twin", "--lang", "zh", EXAMPLES + "OrderLost.java").err())
                .startsWith("bufferscope: 第 20 行：`little.asIntBuffer()`");
    }

    @Test
    void file_mustBeJava() throws Exception {
        assertRefused("is not a .java file", "twin", "pom.xml");
        Path wrong = Files.writeString(folder.resolve("Wrong.java"), "class Wrong { int x = ; }\n");
        Said said = execute("twin", wrong.toString());
        assertThat(said.exit()).isEqualTo(1);
        assertThat(said.err()).isEqualToIgnoringNewLines("bufferscope: line 1: illegal start of expression");
    }
}
