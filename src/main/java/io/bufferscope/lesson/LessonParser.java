package io.bufferscope.lesson;

import io.bufferscope.l10n.Language;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.jspecify.annotations.Nullable;

/// A reader of lesson files, which tells every mistake and reads on.
public final class LessonParser {

    private static final Set<String> FRONT = Set.of("title", "minutes", "goal", "program");
    private static final String FENCE = "---";
    private static final Pattern HEADING = Pattern.compile("#+\\s+(.*?)\\s*(?:\\{#([A-Za-z0-9-]+)})?\\s*");
    private static final Parser MARKDOWN = Parser.builder()
            .extensions(List.of(TablesExtension.create()))
            .includeSourceSpans(IncludeSourceSpans.BLOCKS)
            .build();

    private final Language language;
    private final String file;
    private final List<String> lines;
    private final Consumer<Mistake> mistakes;
    private final BlockReader blockReader;
    private final List<LessonStep> steps = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();
    private final StringBuilder introduction = new StringBuilder();
    private StepDraft draft = new StepDraft("", "", 0);
    private @Nullable Depth depth;

    private LessonParser(Language language, String text, Consumer<Mistake> mistakes) {
        this.language = language;
        this.file = Lesson.file(language);
        this.lines = new ArrayList<>(text.lines().toList());
        this.mistakes = mistakes;
        this.blockReader = new BlockReader(file, mistakes);
    }

    /// Reads the file of a language.
    ///
    /// @param mistakes takes each mistake; what was read otherwise is in the lesson
    public static Lesson parse(Language language, String text, Consumer<Mistake> mistakes) {
        return new LessonParser(language, text, mistakes).parse();
    }

    private Lesson parse() {
        Fields front = front();
        Node document = MARKDOWN.parse(String.join("\n", lines));
        for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
            take(node);
        }
        finish();
        if (steps.isEmpty()) {
            tell(1, "lesson.mistake.steps");
        }
        return new Lesson(
                language,
                front.required("title"),
                front.number("minutes", 1, 60, 10),
                front.required("goal"),
                front.optional("program"),
                introduction.toString().strip(),
                List.copyOf(steps));
    }

    /// Reads the front matter and blanks its lines, so that the numbers of the others stay.
    private Fields front() {
        int end = lines.isEmpty() || !lines.getFirst().strip().equals(FENCE)
                ? 0
                : 1 + lines.subList(1, lines.size()).indexOf(FENCE);
        if (end < 1) {
            tell(1, "lesson.mistake.front");
            return Fields.read(file, 1, List.of(), FRONT, mistakes);
        }
        List<String> text = List.copyOf(lines.subList(1, end));
        for (int i = 0; i <= end; i++) {
            lines.set(i, "");
        }
        return Fields.read(file, 1, text, FRONT, mistakes);
    }

    private void take(Node node) {
        switch (node) {
            case Heading heading when heading.getLevel() == 2 -> begin(line(node));
            case Heading heading
            when heading.getLevel() == 3 && depth(line(node)).isPresent() ->
                depth = depth(line(node)).orElseThrow();
            case FencedCodeBlock fence when BlockReader.knows(word(fence)) -> take(fence);
            default -> text(node);
        }
    }

    private void begin(int line) {
        finish();
        Matcher heading = heading(line);
        String id = heading.group(2) == null ? "step-" + (steps.size() + 1) : heading.group(2);
        if (heading.group(2) == null) {
            tell(line, "lesson.mistake.id", heading.group(1));
        } else if (!ids.add(id)) {
            tell(line, "lesson.mistake.id.twice", id);
        }
        draft = new StepDraft(id, heading.group(1), line);
        depth = null;
    }

    private Optional<Depth> depth(int line) {
        String id = heading(line).group(2);
        return id == null ? Optional.empty() : Depth.of(id);
    }

    /// The parts of a heading; one that is underlined instead of marked by `#` has no id.
    private Matcher heading(int line) {
        Matcher heading = HEADING.matcher(lines.get(line - 1).strip());
        if (!heading.matches()) {
            heading = HEADING.matcher("## " + lines.get(line - 1).strip());
            heading.matches();
        }
        return heading;
    }

    private void take(FencedCodeBlock fence) {
        int line = line(fence);
        if (draft.line() == 0) {
            tell(line, "lesson.mistake.outside", word(fence));
            return;
        }
        draft.blocks().add(blockReader.read(word(fence), line, fence.getLiteral()));
    }

    private static String word(FencedCodeBlock fence) {
        return fence.getInfo() == null ? "" : fence.getInfo().strip();
    }

    private void text(Node node) {
        StringBuilder target = draft.line() == 0 ? introduction : depth == null ? draft.text() : draft.depth(depth);
        node.getSourceSpans()
                .forEach(span -> target.append(lines.get(span.getLineIndex())).append('\n'));
        target.append('\n');
    }

    private void finish() {
        if (draft.line() > 0) {
            steps.add(draft.step());
        }
    }

    private static int line(Node node) {
        return node.getSourceSpans().getFirst().getLineIndex() + 1;
    }

    private void tell(int line, String key, Object... values) {
        mistakes.accept(Mistake.of(file, line, key, values));
    }

    /// A step while it is read.
    private record StepDraft(
            String id,
            String title,
            int line,
            StringBuilder text,
            Map<Depth, StringBuilder> depths,
            List<Block> blocks) {

        StepDraft(String id, String title, int line) {
            this(id, title, line, new StringBuilder(), new EnumMap<>(Depth.class), new ArrayList<>());
        }

        StringBuilder depth(Depth depth) {
            return depths.computeIfAbsent(depth, key -> new StringBuilder());
        }

        LessonStep step() {
            Map<Depth, String> texts = new EnumMap<>(Depth.class);
            depths.forEach((key, value) -> texts.put(key, value.toString().strip()));
            return new LessonStep(id, title, line, text.toString().strip(), texts, List.copyOf(blocks));
        }
    }
}
