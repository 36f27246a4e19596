package io.bufferscope.trace;

import java.util.Random;

/// Random values of variables.
final class Values {

    private Values() {}

    /// A value, written as the new one of a variable.
    static Value any(Random random, int variable, OpWriter ops) {
        return switch (random.nextInt(5)) {
            case 0 -> {
                String text = "text é 字 " + random.nextInt(50);
                ops.localText(variable, text, 1000);
                yield new Value.Text(text, 1000);
            }
            case 1 -> {
                int tape = 1 + random.nextInt(9);
                ops.localRef(variable, tape);
                yield new Value.Ref(tape);
            }
            case 2 -> {
                String className = random.nextBoolean() ? "java.util.List" : null;
                ops.localOther(variable, className);
                yield new Value.Other(className);
            }
            default -> {
                char type = "ZBCSIJFD".charAt(random.nextInt(8));
                long bits = random.nextLong() >> random.nextInt(64);
                ops.local(variable, type, bits);
                yield new Value.Primitive(type, bits);
            }
        };
    }
}
