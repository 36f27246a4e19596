package io.bufferscope.instrument;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bufferscope.trace.Method;
import io.bufferscope.trace.Note;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WeaverTest {

    private static final String OVERFLOW = """
        class Main {
            public static void main(String[] args) {
                try { fall(args, java.nio.ByteBuffer.allocate(1)); } catch (StackOverflowError e) { args = null; }
            }
            static int fall(Object o, java.nio.ByteBuffer b) {
                synchronized (o) { b.mark(); return fall(o, b) + 1; }
            }
        }
        """;

    private static List<String> events(String body) throws Exception {
        return events(body, "");
    }

    /// Runs a `main` with this body; members stand behind it.
    private static List<String> events(String body, String members) throws Exception {
        WovenProgram program = program(body, members);
        assertThat(program.verify()).isEmpty();
        return program.run();
    }

    private static WovenProgram program(String body, String members) throws Exception {
        return WovenProgram.of(
                "import java.nio.*; import java.util.*; class Main { public static void main(String[] args) throws"
                        + " Exception {\n"
                        + body + "} " + members + "}\n");
    }

    private static List<String> without(List<String> events, String... beginnings) {
        return events.stream()
                .filter(event -> List.of(beginnings).stream().noneMatch(event::startsWith))
                .toList();
    }

    @Test
    void tells_linesCallsAndLocals_inTheirOrder() throws Exception {
        assertThat(events("""
            ByteBuffer b = ByteBuffer.allocate(8);
            b.put((byte) 1).putShort(2, (short) 5);
            long n = b.limit();
            """))
                .containsExactly(
                        "enter main",
                        "local args args String[0]",
                        "line 2 `ByteBuffer b = ByteBuffer.allocate(8);`",
                        "called ByteBuffer.allocate(int) `ByteBuffer.allocate(8)` HeapByteBuffer on null",
                        "local b b HeapByteBuffer",
                        "line 3 `b.put((byte) 1).putShort(2, (short) 5);`",
                        "calledRelative ByteBuffer.put(byte) `b.put((byte) 1)` HeapByteBuffer on HeapByteBuffer",
                        "called ByteBuffer.putShort(int, short) `b.put((byte) 1).putShort(2, (short) 5)`"
                                + " HeapByteBuffer on HeapByteBuffer",
                        "line 4 `long n = b.limit();`",
                        "calledIndices ByteBuffer.limit() `b.limit()` null on HeapByteBuffer",
                        "local n J 8",
                        "line 5 `?`",
                        "exit main");
    }

    @Test
    void tells_whichCallThrew_whenItIsCaught() throws Exception {
        List<String> events = events("""
            ByteBuffer b = ByteBuffer.allocate(1);
            try {
                b.getInt();
            } catch (BufferUnderflowException e) {
                b.clear();
            }
            """);
        assertThat(events)
                .containsSubsequence(
                        "line 4 `b.getInt();`",
                        "caught BufferUnderflowException in ByteBuffer.getInt() `b.getInt()` on HeapByteBuffer",
                        "line 5 `BufferUnderflowException e`",
                        "local e e BufferUnderflowException",
                        "line 6 `b.clear();`")
                .doesNotContain("exit getInt");
    }

    @Test
    void tells_whichCallThrew_whenItLeavesTheMethod() throws Exception {
        WovenProgram program =
                program("fail(ByteBuffer.allocate(1));\n", "static void fail(ByteBuffer b) {\n b.getInt(); }");
        assertThat(program.verify()).isEmpty();
        assertThatThrownBy(program::run)
                .isInstanceOf(InvocationTargetException.class)
                .hasCauseInstanceOf(java.nio.BufferUnderflowException.class);
        assertThat(program.told())
                .endsWith(
                        "thrown BufferUnderflowException in ByteBuffer.getInt() `b.getInt()` on HeapByteBuffer",
                        "thrown BufferUnderflowException outside calls");
    }

    @Test
    void tells_aLineForEachTurn_ofALoopOnOneLine() throws Exception {
        String three = "int i = 0; for (; i < 3; i++) args = null;\n";
        assertThat(events(three))
                .filteredOn(event -> event.startsWith("line 2"))
                .hasSize(4);
        String twice = "int i = 0; do i++; while (i < 2);\n";
        assertThat(events(twice))
                .filteredOn(event -> event.startsWith("line 2"))
                .hasSize(2);
    }

    @Test
    void tells_theHeadOfALoop_onceEachTurn() throws Exception {
        assertThat(events("""
            for (int i = 0; i < 2; i++) {
                args = null;
            }
            for (String s : List.of("a", "b")) {
                args = null;
            }
            """))
                .filteredOn(event -> event.startsWith("line"))
                .containsExactly(
                        "line 2 `for (int i = 0; i < 2; i++)`",
                        "line 3 `args = null;`",
                        "line 2 `for (int i = 0; i < 2; i++)`",
                        "line 3 `args = null;`",
                        "line 2 `for (int i = 0; i < 2; i++)`",
                        "line 5 `for (String s : List.of(\"a\", \"b\"))`",
                        "line 6 `args = null;`",
                        "line 7 `?`",
                        "line 5 `for (String s : List.of(\"a\", \"b\"))`",
                        "line 6 `args = null;`",
                        "line 7 `?`",
                        "line 5 `for (String s : List.of(\"a\", \"b\"))`",
                        "line 8 `?`");
    }

    @Test
    void tells_aLineOnce_whenArgumentsStandOnOthers() throws Exception {
        assertThat(events("""
            ByteBuffer b = ByteBuffer.allocate(8);
            b.putInt(
                b.limit())
             .putShort(
                (short) 1);
            """))
                .filteredOn(event -> event.startsWith("line"))
                .containsExactly(
                        "line 2 `ByteBuffer b = ByteBuffer.allocate(8);`",
                        "line 3 `b.putInt( ... (short) 1);`",
                        "line 4 `?`",
                        "line 5 `?`",
                        "line 7 `?`");
    }

    @Test
    void tells_storesIntoFieldsAndArrays() throws Exception {
        String members = "static ByteBuffer kept; Object held; int count;";
        assertThat(without(events("""
            kept = ByteBuffer.allocate(1);
            Main m = new Main(); m.held = kept; m.count = 1;
            ByteBuffer[] all = new ByteBuffer[2]; all[1] = kept;
            byte[] bytes = new byte[3]; bytes[2] = 1; bytes[0] += 2;
            boolean[] flags = {true};
            """, members), "line", "called", "local", "enter", "exit"))
                .containsExactly(
                        "field Main.kept HeapByteBuffer of null",
                        "field Main.held HeapByteBuffer of Main",
                        "slot 1 HeapByteBuffer of ByteBuffer[2]",
                        "stored 2 of byte[3]",
                        "stored 0 of byte[3]",
                        "stored 0 of boolean[1]");
    }

    @Test
    void tells_argumentsThatCanHoldBytes_beforeTheCall() throws Exception {
        assertThat(events("""
            ByteBuffer b = ByteBuffer.allocate(9);
            b.put(new byte[3], 1, 2).put(ByteBuffer.allocate(1)).put(0, b, 1, 2);
            """))
                .containsSubsequence(
                        "touched byte[3]",
                        "calledRelative ByteBuffer.put(byte[], int, int) `b.put(new byte[3], 1, 2)`"
                                + " HeapByteBuffer on HeapByteBuffer",
                        "touched HeapByteBuffer",
                        "calledRelative ByteBuffer.put(ByteBuffer) `b.put(new byte[3], 1,"
                                + " 2).put(ByteBuffer.allocate(1))` HeapByteBuffer on HeapByteBuffer",
                        "touched HeapByteBuffer");
    }

    @Test
    void keeps_theObjectUnderConstruction_toItself() throws Exception {
        String members = """
            static class Base { final ByteBuffer b; Base(ByteBuffer b) { this.b = b; } }
            static class Sub extends Base {
                final long n; Object o;
                Sub(int size) {
                    if (size < 0) throw new IllegalArgumentException("negative");
                    ByteBuffer made = ByteBuffer.allocate(size > 4 ? size : 4);
                    n = size;
                    super(made);
                    o = new Object[] {made, new Base(ByteBuffer.allocate(2))};
                }
            }
            """;
        assertThat(events("""
            new Sub(5);
            try { new Sub(-1); } catch (IllegalArgumentException e) { args = null; }
            """, members))
                .contains(
                        "local made made HeapByteBuffer",
                        "field Base.b HeapByteBuffer of Sub",
                        "slot 0 HeapByteBuffer of Object[2]",
                        "slot 1 Base of Object[2]",
                        "thrown IllegalArgumentException outside calls");
    }

    @Test
    void tells_whichCallOfALine_whereTheCompilerRepeatsCode() throws Exception {
        assertThat(events("""
            ByteBuffer b = ByteBuffer.allocate(8);
            for (int i = 0; i < 2; i++) {
                try { if (i == 0) continue; args = null;
                } finally { b.clear(); b.flip().clear(); }
            }
            Runnable r = () -> b.clear(); b.clear(); r.run();
            """))
                .filteredOn(event -> event.startsWith("calledI"))
                .containsExactly(
                        "calledIndices ByteBuffer.clear() `b.clear()` HeapByteBuffer on HeapByteBuffer",
                        "calledIndices ByteBuffer.flip() `b.flip()` HeapByteBuffer on HeapByteBuffer",
                        "calledIndices ByteBuffer.clear() `b.flip().clear()` HeapByteBuffer on HeapByteBuffer",
                        "calledIndices ByteBuffer.clear() `b.clear()` HeapByteBuffer on HeapByteBuffer",
                        "calledIndices ByteBuffer.flip() `b.flip()` HeapByteBuffer on HeapByteBuffer",
                        "calledIndices ByteBuffer.clear() `b.flip().clear()` HeapByteBuffer on HeapByteBuffer",
                        "calledIndices ByteBuffer.clear() `b.clear()` HeapByteBuffer on HeapByteBuffer",
                        "calledIndices ByteBuffer.clear() `b.clear()` HeapByteBuffer on HeapByteBuffer");
    }

    @Test
    void tells_noRange_whenTwoLambdasOfALineAreAlike() throws Exception {
        assertThat(events("""
            ByteBuffer a = ByteBuffer.allocate(8);
            Runnable r = () -> a.clear(); Runnable s = () -> a.mark().clear(); r.run(); s.run();
            """))
                .filteredOn(event -> event.startsWith("called") && event.contains("clear"))
                .containsExactly(
                        "calledIndices ByteBuffer.clear() `?` HeapByteBuffer on HeapByteBuffer",
                        "calledIndices ByteBuffer.clear() `?` HeapByteBuffer on HeapByteBuffer");
    }

    @Test
    void endsAnOverflow_whenALockIsHeld() throws Exception {
        WovenProgram program = WovenProgram.of(OVERFLOW, SilentHooks.class, SilentHooks.Activation.class);
        assertThat(program.verify()).isEmpty();
        assertThat(program.run()).isEmpty();
    }

    @Test
    void weavesLinesOnly_whenAllWouldBeTooLarge() throws Exception {
        String puts = "b.put((byte) 1);\n".repeat(2500);
        WovenProgram program = program("ByteBuffer b = ByteBuffer.allocate(3000);\n" + puts, "");
        assertThat(program.verify()).isEmpty();
        assertThat(program.woven().notes())
                .containsExactly(new Note(Note.Kind.METHOD_LINES_ONLY, List.of("Main.main")));
        assertThat(program.run()).hasSize(2500 + 4).noneMatch(event -> event.startsWith("called"));
    }

    @Test
    void leavesAMethodAsItIs_whenEvenLinesWouldBeTooLarge() throws Exception {
        StringBuilder sums = new StringBuilder("int n = 0;\n");
        IntStream.range(0, 9000).forEach(i -> sums.append("n = n * 3 + 7;\n"));
        WovenProgram program = program("small();\n" + sums, "static void small() { }");
        assertThat(program.verify()).isEmpty();
        assertThat(program.woven().notes()).containsExactly(new Note(Note.Kind.METHOD_UNWOVEN, List.of("Main.main")));
        assertThat(program.woven().program().methods())
                .filteredOn(method -> !method.woven())
                .extracting(Method::name)
                .containsExactly("main");
        assertThat(program.run()).first().isEqualTo("enter small");
    }

    @Test
    void tellsTheProbe_beforeTheProcessIsHalted() throws Exception {
        WovenProgram program = program(
                "try { stop(null); } catch (NullPointerException e) { args = null; }\n",
                "static void stop(Runtime r) { r.halt(3); }");
        assertThat(program.verify()).isEmpty();
        assertThat(program.run()).contains("halting", "thrown NullPointerException outside calls");
    }
}
