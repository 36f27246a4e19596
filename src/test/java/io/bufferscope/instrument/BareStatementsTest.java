package io.bufferscope.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BareStatementsTest {

    @Test
    void statements_areWrittenIntoMain_withTheImportsTheyNeed() {
        String wrapped = BareStatements.wrap("""
            ByteBuffer b = ByteBuffer.allocate(4);
            b.put((byte) 1);

            ByteBuf n = Unpooled.buffer();
            """);
        assertThat(wrapped).isEqualTo("""
            import io.netty.buffer.*;
            import java.nio.*;

            void main() {
                ByteBuffer b = ByteBuffer.allocate(4);
                b.put((byte) 1);

                ByteBuf n = Unpooled.buffer();
            }
            """);
    }

    @Test
    void onlyDeclarations_areStatementsToo() {
        assertThat(BareStatements.wrap("var b = java.nio.ByteBuffer.allocate(4).flip();"))
                .contains("void main() {\n    var b");
        assertThat(BareStatements.wrap("ByteBuffer b = ByteBuffer.allocate(4);"))
                .contains("void main()");
    }

    @Test
    void importsThatArePresent_stayAndAreNotRepeated() {
        assertThat(BareStatements.wrap(
                        "import java.nio.*;\nimport java.util.List;\n\nvar b = ByteBuffer.allocate(4);\n"))
                .isEqualTo("import java.nio.*;\n"
                        + "import java.util.List;\n\n"
                        + "void main() {\n"
                        + "    var b = ByteBuffer.allocate(4);\n"
                        + "}\n");
    }

    @Test
    void wrapped_isNotWrappedAgain_andCompiles() throws Exception {
        String wrapped = BareStatements.wrap(
                "var b = ByteBuffer.allocate(4);\nb.flip();\nfor (int i = 0; i < 2; i++) b.clear();");
        assertThat(wrapped).isNotNull();
        assertThat(BareStatements.wrap(wrapped)).isNull();
        assertThat(new SourceCompiler(List.of()).compile(Path.of("Untitled.java"), wrapped))
                .isInstanceOf(Compilation.Done.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "  \n",
                "// only a comment",
                "import java.nio.*;",
                "public class A { public static void main(String[] a) {} }",
                "record P(int x) {}",
                "void main() { }",
                "int twice(int x) { return 2 * x; }\nvoid main() { twice(1); }",
                "ByteBuffer b = ;",
                "b.flip(",
                "}{",
                "你好"
            })
    void programs_andWhatIsNoJava_areLeftAlone(String text) {
        assertThat(BareStatements.wrap(text)).isNull();
    }

    @Test
    void callsThatMayFail_getAMainThatMayThrow() {
        assertThat(BareStatements.wrap("Thread.sleep(1);")).contains("void main() throws Exception {");
    }
}
