package io.bufferscope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.session.RecordedProgram;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Which step wrote a byte, in a real program.
@Timeout(120)
class ByteOriginsTest {

    private static final String SOURCE = """
        import io.netty.buffer.*;
        import java.nio.ByteBuffer;
        void main() {
            ByteBuffer nio = ByteBuffer.allocate(16);
            nio.putInt(0x01020304);
            nio.put((byte) 0);
            byte[] array = nio.array();
            array[8] = 7;
            ByteBuf buf = Unpooled.buffer(4);
            buf.writeInt(0x05060708);
            buf.writeInt(9);
            nio.flip();
        }
        """;

    @TempDir
    static Path folder;

    private static RecordedProgram program;

    @BeforeAll
    static void record() throws Exception {
        program = RecordedProgram.of(folder, SOURCE);
    }

    @AfterAll
    static void close() {
        program.close();
    }

    private static ByteOrigin origin(String name, long index) {
        long step = program.lastStepAt(12);
        return new ByteOrigins(program.trace()).find(step, program.tape(name).id(), index, () -> false);
    }

    @Test
    void names_the_call_that_changed_the_byte() {
        ByteOrigin origin = origin("nio", 2);
        assertThat(origin.how()).isEqualTo(ByteOrigin.How.CALL);
        assertThat(origin.line()).isEqualTo(5);
        assertThat(origin.sentence(Messages.of(Language.EN))).endsWith("line 5: nio.putInt(0x01020304)");
    }

    @Test
    void names_the_call_that_wrote_the_value_it_had() {
        assertThat(origin("nio", 4).line()).isEqualTo(6);
    }

    @Test
    void names_the_line_that_wrote_without_a_call() {
        ByteOrigin origin = origin("nio", 8);
        assertThat(origin.how()).isEqualTo(ByteOrigin.How.LINE);
        assertThat(origin.line()).isEqualTo(8);
    }

    @Test
    void follows_a_byte_into_the_memory_before_growth() {
        ByteOrigin origin = origin("buf", 1);
        assertThat(origin.how()).isEqualTo(ByteOrigin.How.CALL);
        assertThat(origin.line()).isEqualTo(10);
    }

    @Test
    void tells_that_no_call_wrote_it_since_its_memory_was_seen() {
        ByteOrigin origin = origin("nio", 15);
        assertThat(origin.how()).isEqualTo(ByteOrigin.How.FIRST);
        assertThat(origin.line()).isEqualTo(4);
    }

    @Test
    void gives_up_when_cancelled() {
        ByteOrigin origin = new ByteOrigins(program.trace())
                .find(program.trace().steps(), program.tape("nio").id(), 0, () -> true);
        assertThat(origin.how()).isEqualTo(ByteOrigin.How.NOT_FOUND);
    }
}
