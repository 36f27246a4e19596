package io.bufferscope.probe.pool;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The reader of one line of a pool script.
final class CommandParser {

    private static final int MOST = 100_000;
    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_.-]*");
    private static final Pattern SPLIT_SIZE = Pattern.compile("(?<=\\d) +(?=(?i:[KMG]i?B|B)\\b)");
    private static final String COMMANDS =
            "allocator, thread, NAME = heap|direct|buffer SIZE, release, retain, resize, "
                    + "slice, leak, fill, drain, trim, gc, stats, workload, pause, resume, step, stop, wait";

    private final List<String> words;
    private final @Nullable String thread;

    private CommandParser(List<String> words, @Nullable String thread) {
        this.words = words;
        this.thread = thread;
    }

    /// Reads a line.
    ///
    /// @return null for an empty line and for one that is only a comment
    static @Nullable Command parse(String line) throws ScriptProblem {
        int comment = line.indexOf('#');
        String text = comment < 0 ? line : line.substring(0, comment);
        List<String> words = new ArrayList<>(List.of(SPLIT_SIZE
                .matcher(text.replace("=", " = "))
                .replaceAll("")
                .strip()
                .split("\\s+", -1)));
        join(words);
        if (words.getFirst().isEmpty()) {
            return null;
        }
        String thread = null;
        int size = words.size();
        if (size > 2 && words.get(size - 2).equals("on")) {
            thread = words.get(size - 1);
            words = words.subList(0, size - 2);
        }
        return new CommandParser(words, thread).command();
    }

    /// Puts `key = value` together, except the `=` after a name that begins the line.
    private static void join(List<String> words) {
        for (int i = 2; i + 1 < words.size(); i++) {
            if (words.get(i).equals("=")) {
                words.set(i - 1, words.get(i - 1) + "=" + words.get(i + 1));
                words.remove(i + 1);
                words.remove(i--);
            }
        }
    }

    private Command command() throws ScriptProblem {
        if (words.size() > 1 && words.get(1).equals("=")) {
            return allocate();
        }
        return switch (words.getFirst()) {
            case "allocator" -> new Command.Build(word(1, "pooled, adaptive, unpooled or a preset"), options(2));
            case "thread" -> thread();
            case "slice" -> slice();
            case "fill" -> fill();
            case "drain" -> new Command.Drain(number(1), only(2).thread);
            case "workload" -> workload();
            case "step" -> step();
            case "trim" -> new Command.Trim(only(1).thread);
            default -> named();
        };
    }

    private Command named() throws ScriptProblem {
        return switch (words.getFirst()) {
            case "release" -> new Command.Release(only(2).name(1), thread);
            case "retain" -> new Command.Retain(only(2).name(1));
            case "resize" -> new Command.Resize(name(1), Sizes.bytes(only(3).word(2, "a size")), thread);
            case "leak" -> new Command.Leak(only(2).name(1));
            case "gc" -> only(1).then(new Command.Collect());
            case "stats" -> only(1).then(new Command.Stats());
            case "pause" -> only(1).then(new Command.Pause());
            case "resume" -> only(1).then(new Command.Resume());
            case "stop" -> words.size() > 1 ? new StopParser(words).command() : new Command.Stop();
            case "wait" -> only(1).then(new Command.Await());
            default ->
                throw new ScriptProblem("'" + words.getFirst() + "' is no command: the commands are " + COMMANDS);
        };
    }

    private Command allocate() throws ScriptProblem {
        String name = name(0);
        Command.Kind memory = switch (word(2, "heap, direct or buffer")) {
            case "heap" -> Command.Kind.HEAP;
            case "direct" -> Command.Kind.DIRECT;
            case "buffer" -> Command.Kind.ANY;
            default -> throw new ScriptProblem("'" + words.get(2) + "' is no memory: write heap, direct or buffer");
        };
        return new Command.Allocate(name, memory, Sizes.bytes(only(4).word(3, "a size")), thread);
    }

    private Command thread() throws ScriptProblem {
        String kind = words.size() < 3 ? "fast" : only(3).word(2, "fast or plain");
        if (!kind.equals("fast") && !kind.equals("plain")) {
            throw new ScriptProblem("'" + kind + "' is no kind of thread: write fast or plain");
        }
        return new Command.NewThread(name(1), kind.equals("fast"));
    }

    private Command step() throws ScriptProblem {
        int count = words.size() == 1 ? 1 : only(4).number(1);
        if (words.size() > 2 && !words.get(2).equals("by")) {
            throw new ScriptProblem("steps of several operations are written 'step COUNT by NUMBER'");
        }
        return new Command.Step(count, words.size() > 2 ? number(3) : 1);
    }

    private Command slice() throws ScriptProblem {
        if (words.size() != 6 || !words.get(2).equals("of")) {
            throw new ScriptProblem("a slice is written 'slice NEW of NAME INDEX LENGTH'");
        }
        return new Command.Slice(name(1), name(3), Sizes.bytes(words.get(4)), Sizes.bytes(words.get(5)));
    }

    private Command fill() throws ScriptProblem {
        Command.Kind memory = Command.Kind.ANY;
        if (words.size() == 4) {
            memory = words.get(3).equals("heap") ? Command.Kind.HEAP : Command.Kind.DIRECT;
        }
        return new Command.Fill(Sizes.bytes(word(1, "a size")), only(4).number(2), memory, thread);
    }

    private Command workload() throws ScriptProblem {
        String name = word(1, "one of " + Patterns.NAMES);
        if (!Patterns.NAMES.contains(name)) {
            throw new ScriptProblem("'" + name + "' is no workload: the workloads are " + Patterns.NAMES);
        }
        boolean file = name.equals("csv");
        return new Command.Start(name, file ? word(2, "a file") : null, options(file ? 3 : 2));
    }

    private Map<String, String> options(int from) throws ScriptProblem {
        Map<String, String> options = new LinkedHashMap<>();
        for (String word : words.subList(Math.min(from, words.size()), words.size())) {
            int equals = word.indexOf('=');
            if (equals < 1) {
                throw new ScriptProblem("'" + word + "' is no option: options are written key=value");
            }
            options.put(word.substring(0, equals), word.substring(equals + 1));
        }
        return options;
    }

    private String word(int index, String what) throws ScriptProblem {
        if (index >= words.size()) {
            throw new ScriptProblem("after '" + words.getLast() + "' comes " + what);
        }
        return words.get(index);
    }

    private String name(int index) throws ScriptProblem {
        String name = word(index, "a name");
        if (!NAME.matcher(name).matches()) {
            throw new ScriptProblem("'" + name + "' is no name: begin with a letter, go on with letters and digits");
        }
        return name;
    }

    private int number(int index) throws ScriptProblem {
        return Sizes.number(word(index, "a number"), 1, MOST);
    }

    private CommandParser only(int most) throws ScriptProblem {
        if (words.size() > most) {
            throw new ScriptProblem("'" + words.get(most) + "' is too much here: the line ends before it");
        }
        return this;
    }

    private Command then(Command command) {
        return command;
    }
}
