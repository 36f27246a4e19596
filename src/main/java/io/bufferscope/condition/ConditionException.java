package io.bufferscope.condition;

/// The refusal of a text that is no condition.
public final class ConditionException extends Exception {

    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    ConditionException(Problem problem) {
        super(problem.kind() + " " + problem.word() + " " + problem.column());
        this.problem = problem;
    }

    public Problem problem() {
        return problem;
    }
}
