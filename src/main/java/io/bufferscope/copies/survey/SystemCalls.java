package io.bufferscope.copies.survey;

import io.bufferscope.copies.Programs;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.session.HelperJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The system calls of one move, as `strace` saw them.
///
/// @param calls in order; those of both ends
public record SystemCalls(List<Call> calls) {

    private static final String MAIN = "io.bufferscope.copies.survey.SurveyMain";
    private static final String OUTPUT = "calls";

    /// The calls that move bytes, map or wait for files and sockets.
    private static final String WATCHED = "read,write,readv,writev,pread64,pwrite64,sendto,recvfrom,sendmsg,recvmsg,"
            + "sendfile,splice,copy_file_range,mmap,munmap,openat,open,close,lseek,poll,epoll_wait,epoll_pwait,"
            + "eventfd2,stat,access,statx,newfstatat,faccessat,faccessat2,fstat";

    private static final Pattern LINE = Pattern.compile("(\\d+) +(\\w+)\\((.*?)\\) += (-?\\d+).*");
    private static final Pattern RESUMED = Pattern.compile("(\\d+) +<\\.\\.\\. (\\w+) resumed>(.*?)\\) += (-?\\d+).*");

    public SystemCalls {
        calls = List.copyOf(calls);
    }

    /// One call.
    ///
    /// @param thread number of the thread in the system
    /// @param result bytes, a descriptor, 0; negative at a failure
    public record Call(long thread, String name, String arguments, long result) {}

    /// Runs a path once in a child under `strace`.
    ///
    /// @throws IOException if it cannot be run so, for instance because tracing is not allowed
    public static SystemCalls of(TransferPath path, int size) throws IOException {
        Path strace = Programs.strace().orElseThrow(() -> new IOException("there is no strace on the PATH"));
        List<String> wrapper = List.of(
                strace.toString(), "-f", "-s", "32", "-e", "trace=" + WATCHED, "-o", HelperJvm.FOLDER + "/" + OUTPUT);
        List<String> args = List.of(SurveyMain.TRACE, HelperJvm.FOLDER, Integer.toString(size), path.id());
        try (HelperJvm helper = HelperJvm.start(wrapper, Survey.JVM_OPTIONS, MAIN, args)) {
            if (helper.lines().lines().noneMatch(SurveyMain.DONE::equals)) {
                throw new IOException(helper.lastError());
            }
            return parse(Files.readAllLines(helper.folder().resolve(OUTPUT)));
        }
    }

    /// The calls between the marks.
    static SystemCalls parse(List<String> lines) {
        List<Call> calls = new ArrayList<>();
        boolean between = false;
        for (String line : lines) {
            if (line.contains(TracedMove.END)) {
                break;
            }
            Call call = between ? call(line) : null;
            if (call != null) {
                calls.add(call);
            }
            between |= line.contains(TracedMove.BEGIN);
        }
        return new SystemCalls(calls);
    }

    private static @Nullable Call call(String line) {
        Matcher whole = LINE.matcher(line);
        Matcher matcher = whole.matches() ? whole : RESUMED.matcher(line);
        return whole.matches() || matcher.matches()
                ? new Call(
                        Long.parseLong(matcher.group(1)),
                        matcher.group(2),
                        matcher.group(3),
                        Long.parseLong(matcher.group(4)))
                : null;
    }

    /// Number of calls by name.
    public Map<String, Integer> counts() {
        Map<String, Integer> counts = new TreeMap<>();
        calls.forEach(call -> counts.merge(call.name(), 1, Integer::sum));
        return counts;
    }

    /// Bytes that calls of a name moved.
    public long bytes(String name) {
        return calls.stream()
                .filter(call -> call.name().equals(name) && call.result() > 0)
                .mapToLong(Call::result)
                .sum();
    }
}
