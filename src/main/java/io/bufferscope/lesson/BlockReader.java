package io.bufferscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A reader of the fenced blocks of a step.
final class BlockReader {

    private static final Map<String, Set<String>> FIELDS = Map.of(
            "predict", Set.of("ask", "answer", "choice", "because", "at"),
            "task", Set.of("program", "goal", "harness", "seeds"),
            "check", Set.of("that", "prints", "calls", "avoids", "when", "says", "otherwise"),
            "show", Set.of("program", "at", "buffer", "arrow", "room"));
    private static final Set<String> TEXTS = Set.of("hint", "note", "claim", "bench");
    private static final List<String> ROOMS = List.of("scope", "pool", "copies", "bench");
    private static final String BAR = " | ";

    private final String file;
    private final Consumer<Mistake> mistakes;

    BlockReader(String file, Consumer<Mistake> mistakes) {
        this.file = file;
        this.mistakes = mistakes;
    }

    static boolean knows(String word) {
        return FIELDS.containsKey(word) || TEXTS.contains(word);
    }

    /// Reads a block of a word that is known.
    ///
    /// @param line line of its opening fence
    Block read(String word, int line, String text) {
        return switch (word) {
            case "hint" -> new Block.Hint(line, text.strip());
            case "note" -> new Block.Note(line, text.strip());
            case "claim" -> new Block.Claims(line, names(text));
            case "bench" -> new Block.Benchmarks(line, names(text));
            default -> read(word, fields(word, line, text));
        };
    }

    private Fields fields(String word, int line, String text) {
        return Fields.read(file, line, text.lines().toList(), FIELDS.getOrDefault(word, Set.of()), mistakes);
    }

    private static List<String> names(String text) {
        return text.lines().map(String::strip).filter(name -> !name.isEmpty()).toList();
    }

    private Block read(String word, Fields fields) {
        return switch (word) {
            case "predict" -> predict(fields);
            case "task" -> task(fields);
            case "check" -> check(fields);
            default -> show(fields);
        };
    }

    private static Block predict(Fields fields) {
        List<Block.Choice> choices = new ArrayList<>();
        for (Fields.Field choice : fields.each("choice")) {
            String[] halves = halves(choice.value());
            choices.add(new Block.Choice(halves[0], halves[1]));
        }
        return new Block.Predict(
                fields.line(),
                fields.required("ask"),
                fields.required("answer"),
                List.copyOf(choices),
                fields.optional("because", ""),
                fields.optional("at"));
    }

    private static Block task(Fields fields) {
        return new Block.Task(
                fields.line(),
                fields.required("program"),
                fields.required("goal"),
                fields.optional("harness"),
                fields.number("seeds", 1, 20, 1));
    }

    private Block check(Fields fields) {
        Block.Check.Kind kind = Block.Check.Kind.THAT;
        String subject = null;
        for (Block.Check.Kind each : Block.Check.Kind.values()) {
            String value = fields.optional(each.name().toLowerCase(java.util.Locale.ROOT));
            if (value != null && subject != null) {
                mistakes.accept(Mistake.of(file, fields.line(), "lesson.mistake.check.two"));
            } else if (value != null) {
                kind = each;
                subject = value;
            }
        }
        if (subject == null) {
            mistakes.accept(Mistake.of(file, fields.line(), "lesson.mistake.check.none"));
        }
        return new Block.Check(
                fields.line(),
                kind,
                subject == null ? "" : subject,
                fields.optional("when", Moments.END),
                fields.required("says"),
                fields.optional("otherwise", ""));
    }

    private Block show(Fields fields) {
        List<Block.Arrow> arrows = new ArrayList<>();
        for (Fields.Field arrow : fields.each("arrow")) {
            String[] halves = halves(arrow.value());
            arrows.add(new Block.Arrow(halves[0], halves[1]));
        }
        @Nullable String room = fields.optional("room");
        if (room != null && !ROOMS.contains(room)) {
            mistakes.accept(
                    Mistake.of(file, fields.lineOf("room"), "lesson.mistake.room", room, String.join(", ", ROOMS)));
        }
        return new Block.Show(
                fields.line(),
                fields.optional("program"),
                fields.optional("at"),
                fields.each("buffer").stream().map(Fields.Field::value).toList(),
                List.copyOf(arrows),
                room == null || !ROOMS.contains(room) ? null : room);
    }

    /// What stands before and after the first bar.
    private static String[] halves(String value) {
        int bar = value.indexOf(BAR);
        return bar < 0
                ? new String[] {value.strip(), ""}
                : new String[] {
                    value.substring(0, bar).strip(),
                    value.substring(bar + BAR.length()).strip()
                };
    }
}
