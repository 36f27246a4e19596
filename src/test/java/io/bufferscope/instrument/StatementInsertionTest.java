package io.bufferscope.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.instrument.StatementInsertion.Inserted;
import java.util.List;
import org.junit.jupiter.api.Test;

class StatementInsertionTest {

    private static final String SOURCE = """
        package demo;

        import java.nio.ByteBuffer;

        class Main {
            static int read(ByteBuffer b) {
                return b.get();
            }

            public static void main(String[] args) {
                ByteBuffer b = ByteBuffer
                        .allocate(16); // room
                while (b.hasRemaining()) {
                    b.put((byte) 1);
                }
                b.flip(); read(b);
            }
        }
        """;

    private static String[] lines(int after, List<String> imports) {
        Inserted inserted = StatementInsertion.after(SOURCE, after, "b.clear();", imports);
        assertThat(inserted).isNotNull();
        String[] lines = inserted.source().split("\n");
        assertThat(lines[inserted.line() - 1].strip()).isEqualTo("b.clear();");
        return lines;
    }

    @Test
    void statement_goesBehindAWholeStatement_withItsComment() {
        String[] lines = lines(11, List.of());
        assertThat(lines[11]).endsWith("// room");
        assertThat(lines[12]).isEqualTo("        b.clear();");
        assertThat(lines(12, List.of())[12]).isEqualTo("        b.clear();");
    }

    @Test
    void statement_goesIntoALoop_afterItsHead() {
        assertThat(lines(13, List.of())[13]).isEqualTo("            b.clear();");
        assertThat(lines(14, List.of())[14]).isEqualTo("            b.clear();");
    }

    @Test
    void statement_staysReachable_beforeAReturn() {
        assertThat(lines(7, List.of())[6]).isEqualTo("        b.clear();");
    }

    @Test
    void statement_goesBeforeTheBrace_atTheEndOfAMethod() {
        assertThat(lines(17, List.of())[16]).isEqualTo("        b.clear();");
    }

    @Test
    void imports_areAdded_onlyIfMissing() {
        String[] lines = lines(16, List.of("java.nio.ByteBuffer", "io.netty.buffer.Unpooled", "io.netty.buffer.Unpooled"));
        assertThat(lines[3]).isEqualTo("import io.netty.buffer.Unpooled;");
        assertThat(String.join("\n", lines)).containsOnlyOnce("import java.nio.ByteBuffer;");
    }

    @Test
    void nothing_isWritten_whereNoStatementCanStand() {
        assertThat(StatementInsertion.after(SOURCE, 3, "b.clear();", List.of())).isNull();
        assertThat(StatementInsertion.after("int x = 1;\n", 1, "b.clear();", List.of())).isNull();
    }

    @Test
    void compactSource_takesAStatement() {
        String source = "void main() {\n    int x = 1;\n}\n";
        Inserted inserted = StatementInsertion.after(source, 2, "x++;", List.of("java.nio.ByteBuffer"));
        assertThat(inserted)
                .isEqualTo(new Inserted(
                        "import java.nio.ByteBuffer;\nvoid main() {\n    int x = 1;\n    x++;\n}\n", 4));
    }
}
