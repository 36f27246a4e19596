package io.bufferscope.app.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReceiverTest {

    private static final BufferCalls CALLS = BufferCalls.load();

    private static final String SOURCE = """
        import io.netty.buffer.*;
        class A {
            ByteBuf field = Unpooled.buffer();
            void m(ByteBuffer given, CompositeByteBuf parts) {
                var a = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
                var c = a;
                var p = PooledByteBufAllocator.DEFAULT.directBuffer(8, 16);
                var ints = given.asIntBuffer();
                String s = "x";
                var n = s.length();
                for (var each : list) { given.flip(); }
                ByteBuf again = field.retainedSlice(0, 4);
                IntBuffer again2 = null;
        """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "given|ByteBuffer",
                "a|ByteBuffer",
                "c|ByteBuffer",
                "p|ByteBuf",
                "ints|IntBuffer",
                "field|ByteBuf",
                "this.field|",
                "parts|CompositeByteBuf",
                "parts.component(0)|ByteBuf",
                "again.slice().copy(1, (2))|ByteBuf",
                "again2|IntBuffer",
                "p.alloc()|ByteBufAllocator",
                "ctx.alloc()|ByteBufAllocator",
                "ByteBuffer|static ByteBuffer",
                "java.nio.ByteBuffer|static ByteBuffer",
                "Unpooled|static Unpooled",
                "UnpooledByteBufAllocator.DEFAULT|UnpooledByteBufAllocator",
                "a . flip ( )|ByteBuffer",
                "s|",
                "n|",
                "each|",
                "nobody|",
                ")|",
                "|"
            })
    void receiver_isFoundByItsDeclaration(String expression, String expected) {
        String source = SOURCE + "        " + (expression == null ? "" : expression) + ".";
        Receiver found = Receiver.before(source, source.length() - 1, CALLS);
        String said = found == null ? null : (found.isType() ? "static " : "") + found.type();
        assertThat(said).isEqualTo(expected);
    }

    @Test
    void nearestDeclarationAbove_wins() {
        String source = "ByteBuf b = x(); } void n() { ByteBuffer b = y(); b.";
        assertThat(Receiver.before(source, source.length() - 1, CALLS)).isEqualTo(new Receiver("ByteBuffer", false));
    }

    @Test
    void circularDeclarations_end() {
        String source = "var a = a.slice(); var b = a; a.";
        assertThat(Receiver.before(source, source.length() - 1, CALLS)).isNull();
    }

    @Test
    void explainedCalls_comeFirst_andInheritedOnesToo() {
        List<BufferCall> calls = CALLS.of(new Receiver("CompositeByteBuf", false));
        assertThat(calls.getFirst().explained()).isTrue();
        assertThat(calls).extracting(BufferCall::name).contains("addComponent", "readByte");
        assertThat(CALLS.of(new Receiver("ByteBuffer", true)))
                .extracting(BufferCall::name)
                .containsExactly("allocate", "allocateDirect", "wrap");
    }

    @Test
    void everyCallOfTheTable_isInTheLibraries() throws Exception {
        List<String> missing = new ArrayList<>();
        for (String type : CALLS.types()) {
            Set<String> real = members(type);
            for (boolean onType : new boolean[] {true, false}) {
                for (BufferCall call : CALLS.of(new Receiver(type, onType))) {
                    call.forms().stream()
                            .map(form -> call.name() + form.parameters())
                            .filter(form -> !real.contains(form))
                            .forEach(form -> missing.add(type + "." + form));
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    private static Set<String> members(String type) throws ClassNotFoundException {
        String home = type.contains("Buf") && !type.endsWith("Buffer") || type.equals("Unpooled")
                ? "io.netty.buffer."
                : "java.nio.";
        Class<?> real = Class.forName(home + type);
        Stream<String> methods = Arrays.stream(real.getMethods())
                .map(method -> method.getName()
                        + Arrays.stream(method.getParameterTypes())
                                .map(Class::getSimpleName)
                                .collect(Collectors.joining(", ", "(", ")")));
        return Stream.concat(methods, Arrays.stream(real.getFields()).map(field -> field.getName()))
                .collect(Collectors.toSet());
    }
}
