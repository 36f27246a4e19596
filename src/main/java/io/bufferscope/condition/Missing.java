package io.bufferscope.condition;

/// The sign that a condition asks for something that is not there at this step, which answers it with no.
final class Missing extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    Missing(Problem.Kind kind, String word) {
        super(word, null, false, false);
        problem = new Problem(kind, 0, word);
    }

    Problem problem() {
        return problem;
    }
}
