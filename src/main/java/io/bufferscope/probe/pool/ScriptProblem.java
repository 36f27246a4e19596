package io.bufferscope.probe.pool;

import java.io.Serial;

/// A line of a script that cannot be carried out; its message is a whole sentence.
final class ScriptProblem extends Exception {

    @Serial
    private static final long serialVersionUID = 1;

    ScriptProblem(String sentence) {
        super(sentence, null, false, false);
    }
}
