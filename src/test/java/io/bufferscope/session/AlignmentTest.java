package io.bufferscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.trace.Alignment;
import io.bufferscope.trace.Alignment.Pair;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.PairedTrace;
import io.bufferscope.trace.Parting;
import io.bufferscope.trace.Trace;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class AlignmentTest {

    private static final String NIO = """
        ByteBuffer b = ByteBuffer.allocate(16);
        b.putInt(258);
        b.put((byte) 7);
        b.flip();
        System.out.println(b.getInt());
        System.out.println(b.get());
        """;

    private static final String NETTY = """
        ByteBuf b = Unpooled.buffer(16);
        b.writeInt(258);
        b.writeByte((byte) 7);
        System.out.println(b.readInt());
        System.out.println(b.readByte());
        """;

    private static String program(String body) {
        String imports = body.contains("ByteBuf ") ? "import io.netty.buffer.*;\n" : "import java.nio.*;\n";
        return imports + "class Main {\n    public static void main(String[] args) {\n" + body.indent(8) + "    }\n}\n";
    }

    private static void align(String first, String second, Consumer<Sides> check) {
        ProgramRunner runner = new ProgramRunner(ChildJvm.ofThisProcess());
        Path file = Path.of("Main.java");
        try (Run one = runner.run(file, program(first), RunOptions.defaults());
                Run other = runner.run(file, program(second), RunOptions.defaults())) {
            Trace left = trace(one);
            Trace right = trace(other);
            check.accept(new Sides(left, right, Alignment.of(left, right)));
        }
    }

    private static Trace trace(Run run) {
        run.ended().join();
        return ((RunStart.Running) run.started().join()).trace();
    }

    private record Sides(Trace first, Trace second, Alignment alignment) {

        Frame firstFrame() {
            return first.frame(alignment.pairs().get(alignment.place()).first());
        }

        Frame secondFrame() {
            return second.frame(alignment.pairs().get(alignment.place()).second());
        }
    }

    @Test
    void equalPrograms_neverPart() {
        align(NIO, NIO, sides -> {
            assertThat(sides.alignment().parting()).isNull();
            long last = sides.second().steps();
            assertThat(sides.alignment().indexOf(last, true))
                    .isEqualTo(sides.alignment().pairs().size() - 1);
            assertThat(sides.alignment().indexOf(3, false)).isEqualTo(2);
            assertThat(sides.alignment().indexOf(0, false)).isZero();
            assertThat(sides.alignment().pairs())
                    .containsExactlyElementsOf(
                            LongStream.rangeClosed(1, sides.first().steps())
                                    .mapToObj(step -> new Pair(step, step))
                                    .toList());
        });
    }

    @Test
    void everyStep_isInSomePair_inOrder() {
        align(NIO, NIO.replace("b.flip();", "b.flip();\nb.mark();\nb.reset();"), sides -> {
            List<Pair> pairs = sides.alignment().pairs();
            assertThat(pairs.stream().map(Pair::first).distinct())
                    .containsExactlyElementsOf(
                            LongStream.rangeClosed(1, sides.first().steps())
                                    .boxed()
                                    .toList());
            assertThat(pairs.stream().map(Pair::second).distinct())
                    .containsExactlyElementsOf(
                            LongStream.rangeClosed(1, sides.second().steps())
                                    .boxed()
                                    .toList());
            assertThat(sides.alignment().parting()).isNull();
        });
    }

    @Test
    void anotherValue_isFound_atTheCallThatWroteIt() {
        align(NIO, NIO.replace("258", "259"), sides -> {
            assertThat(sides.alignment().parting()).isEqualTo(new Parting.Octet("b", 3, 2, 3));
            assertThat(sides.firstFrame().site().call()).contains("putInt");
        });
        align(NIO, NIO.replace("println(b.get())", "println(b.get() + 1)"), sides -> {
            assertThat(sides.alignment().parting()).isEqualTo(new Parting.Printed("7\n", "8\n"));
        });
        align(NIO, NIO.replace("b.put((byte) 7)", "b.put((byte) 7).put((byte) 8)"), sides -> {
            assertThat(sides.alignment().parting()).isEqualTo(new Parting.Count("b", "remaining", 11, 10));
            assertThat(sides.secondFrame().site().call()).contains("put");
        });
    }

    @Test
    void addedFlip_isFound_atItsOwnStep() {
        align(NIO, NIO.replace("b.flip();", "b.flip();\nb.flip();"), sides -> {
            assertThat(sides.alignment().parting()).isEqualTo(new Parting.Count("b", "remaining", 5, 0));
            assertThat(sides.secondFrame().site().line()).isEqualTo(8);
            assertThat(sides.secondFrame().site().call()).contains("flip");
        });
    }

    @Test
    void exceptionOnOneSide_isFound() {
        String longer = NIO.replace("b.flip();", "b.flip();\nb.getInt();\nb.getInt();");
        align(NIO.replace("b.flip();", "b.flip();\nb.getInt();\nb.get();"), longer, sides -> {
            assertThat(sides.alignment().parting()).isEqualTo(new Parting.Threw(null, "BufferUnderflowException"));
        });
    }

    @Test
    void twins_doNotPart_thoughOnlyOneFlips() {
        align(NIO, NETTY, sides -> assertThat(sides.alignment().parting()).isNull());
        align(NETTY, NIO, sides -> assertThat(sides.alignment().parting()).isNull());
    }

    @Test
    void twins_doNotPart_whereOneRewindsAndTheOtherSetsBothIndices() {
        String rewound = NIO.replace("b.flip();", "b.rewind();\nSystem.out.println(b.limit());");
        String set = NETTY.replace("7);", "7);\nb.setIndex(0, 16);\nSystem.out.println(b.writerIndex());");
        align(rewound, set, sides -> assertThat(sides.alignment().parting()).isNull());
    }

    @Test
    void twins_part_whereTheFlipIsForgotten() {
        align(NIO.replace("b.flip();\n", ""), NETTY, sides -> {
            assertThat(sides.alignment().parting()).isEqualTo(new Parting.Count("b", null, 9, 1));
            assertThat(sides.firstFrame().site().call()).contains("getInt");
            assertThat(sides.secondFrame().site().call()).contains("readInt");
        });
    }

    @Test
    void twins_part_whereOneGrows() {
        String eight = "b.putLong(1);\n".repeat(3);
        align(
                NIO.replace("b.flip();", eight),
                NETTY.replace("System", eight.replace("put", "write") + "System"),
                sides -> {
                    assertThat(sides.alignment().parting())
                            .isEqualTo(new Parting.Threw("BufferOverflowException", null));
                });
    }

    @Test
    void pairedTrace_showsBothSidesByOneCursor() {
        align(NIO, NIO.replace("b.flip();", "b.flip();\nb.mark();"), sides -> {
            PairedTrace left = new PairedTrace(sides.first(), sides.alignment(), true);
            PairedTrace right = new PairedTrace(sides.second(), sides.alignment(), false);
            assertThat(left.steps()).isEqualTo(right.steps());
            for (long pair = 1; pair <= left.steps(); pair++) {
                assertThat(left.frame(pair).step()).isEqualTo(pair);
                assertThat(left.frame(pair).tapes())
                        .isEqualTo(sides.first().frame(left.own(pair)).tapes());
                assertThat(right.frame(pair).tapes())
                        .isEqualTo(sides.second().frame(right.own(pair)).tapes());
            }
            assertThat(left.outline(1, left.steps()).events()).hasSize((int) left.steps());
        });
    }
}
