package io.bufferscope.instrument;

/// The sentences of `java FILE` itself, which it prints beside those of the compiler.
enum LauncherText {
    COMPILATION_FAILED("compilation failed"),
    NO_CLASS("no class declared in source file"),
    NO_TYPE("can't find class: "),
    NO_MAIN("can't find main(String[]) or main() method in class: ");

    private final String sentence;

    LauncherText(String sentence) {
        this.sentence = sentence;
    }

    /// The whole line, as it is printed.
    String line(String detail) {
        return "error: " + sentence + detail + System.lineSeparator();
    }
}
