package io.bufferscope.lesson;

import io.bufferscope.files.AtomicFile;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The file that keeps a learner's progress.
///
/// Each change replaces the whole file at once, so that a process killed at any moment leaves the old or the new one. A
/// file that cannot be read is put aside under another name, never overwritten.
public final class ProgressStore {

    private static final int VERSION = 1;
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Path file;

    /// @param folder the learner's folder; it need not exist
    public ProgressStore(Path folder) {
        this.file = folder.resolve("progress.json");
    }

    /// What was read, and where a file that could not be read was put.
    public record Loaded(Progress progress, @Nullable Path aside) {}

    /// Reads the progress; none if there is no file.
    ///
    /// @throws IOException if the file is there and cannot be opened or put aside
    public Loaded load() throws IOException {
        if (!Files.exists(file)) {
            return new Loaded(Progress.NONE, null);
        }
        try {
            return new Loaded(read(Files.readString(file)), null);
        } catch (JacksonException | IllegalArgumentException | CharacterCodingException damaged) {
            Path aside = file.resolveSibling("progress-damaged-" + System.currentTimeMillis() + ".json");
            Files.move(file, aside);
            return new Loaded(Progress.NONE, aside);
        }
    }

    /// Replaces the file.
    public void save(Progress progress) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        write(progress, file);
    }

    /// Writes a progress into any file.
    public static void write(Progress progress, Path file) throws IOException {
        AtomicFile.write(file, out -> JSON.writerWithDefaultPrettyPrinter().writeValue(out, json(progress)));
    }

    /// Reads a progress that was exported.
    ///
    /// @throws IllegalArgumentException if the text is none
    static Progress read(String text) {
        JsonNode root = JSON.readTree(text);
        if (root.path("bufferscope").asInt(0) != VERSION) {
            throw new IllegalArgumentException("no progress of version " + VERSION);
        }
        Progress progress = Progress.NONE;
        for (Map.Entry<String, JsonNode> lesson : root.path("lessons").properties()) {
            progress = progress.with(lesson.getKey(), learnt(lesson.getValue()));
        }
        String last = root.path("last").asString("");
        return new Progress(last.isEmpty() ? null : last, progress.lessons());
    }

    private static Progress.Learnt learnt(JsonNode node) {
        Map<String, Progress.Answer> answers = new LinkedHashMap<>();
        node.path("answers")
                .properties()
                .forEach(each -> answers.put(
                        each.getKey(),
                        new Progress.Answer(
                                each.getValue().path("answer").asString(""),
                                each.getValue().path("right").asBoolean(false))));
        Map<String, String> drafts = new LinkedHashMap<>();
        node.path("drafts")
                .properties()
                .forEach(each -> drafts.put(each.getKey(), each.getValue().asString("")));
        List<String> solved = new ArrayList<>();
        node.path("solved").forEach(each -> solved.add(each.asString("")));
        return new Progress.Learnt(
                node.path("step").asString(""),
                node.path("seed").asLong(0),
                Map.copyOf(answers),
                List.copyOf(solved),
                Map.copyOf(drafts),
                node.path("finished").asBoolean(false));
    }

    private static ObjectNode json(Progress progress) {
        ObjectNode root = JSON.createObjectNode().put("bufferscope", VERSION);
        if (progress.last() != null) {
            root.put("last", progress.last());
        }
        ObjectNode lessons = root.putObject("lessons");
        progress.lessons().forEach((id, learnt) -> write(learnt, lessons.putObject(id)));
        return root;
    }

    private static void write(Progress.Learnt learnt, ObjectNode node) {
        node.put("step", learnt.step()).put("seed", learnt.seed()).put("finished", learnt.finished());
        ObjectNode answers = node.putObject("answers");
        learnt.answers()
                .forEach((question, answer) ->
                        answers.putObject(question).put("answer", answer.text()).put("right", answer.right()));
        ArrayNode solved = node.putArray("solved");
        learnt.solved().forEach(solved::add);
        ObjectNode drafts = node.putObject("drafts");
        learnt.drafts().forEach(drafts::put);
    }
}
