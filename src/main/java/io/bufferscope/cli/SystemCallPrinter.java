package io.bufferscope.cli;

import io.bufferscope.copies.Programs;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.survey.SystemCalls;
import io.bufferscope.picture.ByteSize;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;

/// The printer of the system calls that paths were seen to make.
final class SystemCallPrinter {

    private final PrintWriter out;
    private final PrintWriter err;

    SystemCallPrinter(PrintWriter out, PrintWriter err) {
        this.out = out;
        this.err = err;
    }

    void print(List<TransferPath> paths, List<Integer> sizes) {
        if (Programs.strace().isEmpty()) {
            throw new Failure(
                    Failure.ENVIRONMENT, "There is no strace on the PATH: install it to see the system calls.");
        }
        for (TransferPath path : paths) {
            for (int size : sizes) {
                print(path, size);
            }
        }
    }

    private void print(TransferPath path, int size) {
        try {
            SystemCalls seen = SystemCalls.of(path, size);
            out.println(path.id() + "  " + ByteSize.of(size) + "  " + counts(seen));
            seen.calls()
                    .forEach(call -> out.println("    [" + call.thread() + "] " + call.name() + "(" + call.arguments()
                            + ") = " + call.result()));
        } catch (IOException e) {
            err.println("bufferscope: " + path.id() + " cannot be traced: " + Failure.reason(e));
        }
        out.flush();
    }

    private static String counts(SystemCalls seen) {
        return seen.counts().entrySet().stream()
                .map(count -> count.getKey() + " x" + count.getValue())
                .collect(Collectors.joining(", "));
    }
}
