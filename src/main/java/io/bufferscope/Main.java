package io.bufferscope;

/// The entry point of Bufferscope.
public final class Main {
    private Main() {}

    /// Opens the window when there are no arguments, else runs the command line.
    public static void main(String[] args) {
        System.exit(args.length == 0 ? 0 : 2);
    }
}
