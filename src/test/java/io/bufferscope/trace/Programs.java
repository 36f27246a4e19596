package io.bufferscope.trace;

import java.util.List;

/// Small programs for tests.
public final class Programs {

    private Programs() {}

    /// Three methods of three variables each, and two places in each method.
    public static Program three() {
        List<Method> methods = List.of(
                new Method("Main", "main", "([Ljava/lang/String;)V", true),
                new Method("Main", "fill", "()V", true),
                new Method("Main", "new", "()V", false));
        List<Variable> variables = List.of(
                new Variable("args", "[Ljava/lang/String;", 0),
                new Variable("i", "I", 0),
                new Variable("buf", "Ljava/nio/ByteBuffer;", 0),
                new Variable("name", "Ljava/lang/String;", 1),
                new Variable("x", "D", 1),
                new Variable("o", "Ljava/lang/Object;", 1),
                new Variable("a", "J", 2),
                new Variable("b", "Z", 2),
                new Variable("c", "C", 2));
        List<Site> sites = List.of(
                new Site(0, 0, 3, new Range(3, 1, 3, 20), null, List.of(0, 1)),
                new Site(1, 0, 4, null, "ByteBuffer.flip()", List.of(0, 1, 2)),
                new Site(2, 1, 8, new Range(8, 5, 9, 1), null, List.of(3, 4, 5)),
                new Site(3, 1, 9, null, "ByteBuf.release()", List.of(3)),
                new Site(4, 2, 12, null, null, List.of(6, 7, 8)),
                new Site(5, 2, 13, null, "ByteBuffer.put(byte)", List.of(8)));
        return new Program("Main.java", "class Main { /* 程序 */ }", "Main", methods, sites, variables);
    }
}
