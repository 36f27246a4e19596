package io.bufferscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgressStoreTest {

    @TempDir
    Path folder;

    private static Progress some() {
        Progress.Learnt learnt = Progress.Learnt.begin("flip", 3)
                .answered("flip/0", new Progress.Answer("5 · 0", false))
                .answered("flip/0", new Progress.Answer("0 · 5", true))
                .withSolved("task")
                .withDraft("task", "class 任务 {\n}\n");
        return Progress.NONE
                .with("02-flip", learnt)
                .with("01-one", Progress.Learnt.begin("a", 0).done());
    }

    @Test
    void progress_comesBackAsItWas() throws IOException {
        ProgressStore store = new ProgressStore(folder.resolve("new"));
        store.save(some());
        ProgressStore.Loaded loaded = store.load();
        assertThat(loaded.progress()).isEqualTo(some());
        assertThat(loaded.progress().lessons().get("02-flip").missed()).containsExactly("flip/0");
        assertThat(loaded.progress().finished()).isEqualTo(1);
        assertThat(loaded.aside()).isNull();
    }

    @Test
    void damagedFile_isPutAside_notOverwritten() throws IOException {
        Path file = Files.writeString(folder.resolve("progress.json"), "{ \"bufferscope\": 1, \"lessons\"");
        ProgressStore store = new ProgressStore(folder);
        ProgressStore.Loaded loaded = store.load();
        assertThat(loaded.progress()).isEqualTo(Progress.NONE);
        assertThat(loaded.aside()).isNotNull().hasContent("{ \"bufferscope\": 1, \"lessons\"");
        assertThat(file).doesNotExist();
    }

    @Test
    void versionOfTheFuture_isPutAside() throws IOException {
        Files.writeString(folder.resolve("progress.json"), "{ \"bufferscope\": 99, \"lessons\": {} }");
        assertThat(new ProgressStore(folder).load().aside()).isNotNull();
    }
}
