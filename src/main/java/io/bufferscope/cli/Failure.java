package io.bufferscope.cli;

/// An error that ends a command: one sentence for the user and an exit code.
final class Failure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    static final int CHECK_FAILED = 1;
    static final int USAGE = 2;
    static final int ENVIRONMENT = 3;
    static final int TIME_LIMIT = 124;

    private final int exitCode;

    Failure(int exitCode, String sentence) {
        super(sentence);
        this.exitCode = exitCode;
    }

    Failure(int exitCode, String sentence, Throwable cause) {
        super(sentence, cause);
        this.exitCode = exitCode;
    }

    int exitCode() {
        return exitCode;
    }
}
