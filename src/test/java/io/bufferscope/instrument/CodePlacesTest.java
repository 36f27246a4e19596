package io.bufferscope.instrument;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Places of code, checked against the stack traces of the same code.
class CodePlacesTest {

    private final CodePlaces places = new CodePlaces();

    @Test
    void flip_leadsToTheMethodThatDoesIt() {
        List<CodePlace> chain = places.of("ByteBuffer.flip()", "java.nio.HeapByteBuffer");
        assertThat(chain).extracting(CodePlace::className).containsExactly("java.nio.ByteBuffer", "java.nio.Buffer");
        assertThat(chain.getLast().file()).isEqualTo("Buffer.java");
        assertThat(chain.getLast().firstLine()).isPositive();
    }

    @Test
    void lines_areThoseOfAStackTrace_inTheJdk() {
        Throwable thrown = catchThrowable(() -> ByteBuffer.allocate(1).reset());
        assertFirstLineOf(thrown, places.of("ByteBuffer.reset()", "java.nio.HeapByteBuffer"), "reset");
    }

    @Test
    void lines_areThoseOfAStackTrace_inNetty() {
        ByteBuf empty = Unpooled.buffer(1);
        Throwable thrown = catchThrowable(empty::readInt);
        assertFirstLineOf(
                thrown, places.of("ByteBuf.readInt()", empty.getClass().getName()), "readInt");
        empty.release();
    }

    @Test
    void staticMethod_isThatOfItsOwner_whateverItMakes() {
        assertThat(places.of("ByteBuffer.allocate(int)", "java.nio.HeapByteBuffer"))
                .singleElement()
                .extracting(CodePlace::className)
                .isEqualTo("java.nio.ByteBuffer");
    }

    @Test
    void interfaceMethod_hasNoLine() {
        assertThat(places.of("ByteBufAllocator.heapBuffer(int)", null))
                .singleElement()
                .extracting(CodePlace::firstLine)
                .isEqualTo(0);
    }

    @Test
    void place_isNone_forAClassOfTheProgram() {
        assertThat(places.of("Pinhole.write(ByteBuffer)", "java.nio.HeapByteBuffer"))
                .isEmpty();
        assertThat(places.of("nonsense", null)).isEmpty();
    }

    private static void assertFirstLineOf(Throwable thrown, List<CodePlace> chain, String method) {
        assertThat(thrown).isNotNull();
        CodePlace last = chain.getLast();
        assertThat(List.of(thrown.getStackTrace())).anySatisfy(frame -> {
            assertThat(frame.getMethodName()).isEqualTo(method);
            assertThat(frame.getClassName()).isEqualTo(last.className());
            assertThat(frame.getFileName()).isEqualTo(last.file());
            assertThat(frame.getLineNumber()).isBetween(last.firstLine(), last.lastLine());
        });
    }
}
