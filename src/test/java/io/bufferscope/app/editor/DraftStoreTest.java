package io.bufferscope.app.editor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DraftStoreTest {

    @TempDir
    Path folder;

    private static Draft draft(int order, String name, String text) {
        return new Draft(Path.of(name), false, true, order == 0, order, 3, 7, text);
    }

    @Test
    void nextWindow_findsWhatTheLastOneKept_inTheOrderOfItsTabs() throws Exception {
        List<Draft> kept = List.of(draft(0, "程序 1.java", "a\nb\n"), draft(1, "B.java", "读 \\n \r x"));
        try (DraftStore store = DraftStore.open(folder)) {
            assertThat(store.left()).isEmpty();
            store.save(kept);
        }
        try (DraftStore store = DraftStore.open(folder)) {
            assertThat(store.left()).isEqualTo(kept);
            assertThat(store.repaired()).isEmpty();
        }
    }

    @Test
    void takenOver_isKeptUntilTheNewWindowHasWrittenIt() throws Exception {
        List<Draft> kept = List.of(draft(0, "A.java", "a"));
        try (DraftStore store = DraftStore.open(folder)) {
            store.save(kept);
        }
        DraftStore crashed = DraftStore.open(folder);
        assertThat(crashed.left()).isEqualTo(kept);
        crashed.close();
        try (DraftStore store = DraftStore.open(folder)) {
            assertThat(store.left()).isEqualTo(kept);
            store.save(store.left());
            assertThat(draftFiles()).hasSize(1);
        }
    }

    @Test
    void twoWindows_doNotTouchEachOther() throws Exception {
        try (DraftStore first = DraftStore.open(folder)) {
            first.save(List.of(draft(0, "A.java", "first")));
            try (DraftStore second = DraftStore.open(folder)) {
                assertThat(second.left()).isEmpty();
                second.save(List.of(draft(0, "A.java", "second")));
            }
            first.save(List.of(draft(0, "A.java", "first again")));
        }
        try (DraftStore third = DraftStore.open(folder)) {
            assertThat(third.left()).extracting(Draft::text).containsExactlyInAnyOrder("first again", "second");
        }
    }

    @Test
    void closedProgram_isNotFoundAgain() throws Exception {
        try (DraftStore store = DraftStore.open(folder)) {
            store.save(List.of(draft(0, "A.java", "a"), draft(1, "B.java", "b")));
            store.save(List.of(draft(0, "B.java", "b")));
        }
        try (DraftStore store = DraftStore.open(folder)) {
            assertThat(store.left()).extracting(Draft::text).containsExactly("b");
        }
    }

    @Test
    void nothingStays_whenNothingIsOpen() throws Exception {
        DraftStore.open(folder).close();
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }

    @Test
    void shortenedDraft_isReadAndSaidToBeDamaged() throws Exception {
        keepOne("int a = 1;");
        Path file = draftFiles().getFirst();
        Files.writeString(file, Files.readString(file).replace("= 1;", ""));
        try (DraftStore store = DraftStore.open(folder)) {
            assertThat(store.left()).extracting(Draft::text).containsExactly("int a ");
            assertThat(store.repaired()).containsExactly(Path.of("A.java"));
        }
    }

    @Test
    void unreadableDraft_isPutAside() throws Exception {
        keepOne("int a = 1;");
        Files.write(draftFiles().getFirst(), new byte[] {0, 1, 2, (byte) 0xff});
        try (DraftStore store = DraftStore.open(folder)) {
            assertThat(store.left()).isEmpty();
            assertThat(store.damaged())
                    .singleElement()
                    .satisfies(file -> assertThat(file).hasBinaryContent(new byte[] {0, 1, 2, (byte) 0xff}));
        }
        try (DraftStore store = DraftStore.open(folder)) {
            assertThat(store.damaged()).isEmpty();
        }
    }

    @Test
    void everyDamage_isSurvived() throws Exception {
        byte[] whole = draft(0, "A.java", "int a = 1;\n").encode();
        for (int at = 0; at < whole.length; at++) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 0x55;
            Draft read = Draft.decode(damaged);
            assertThat(read == null || !read.text().isEmpty()).isTrue();
            Draft.decode(new String(whole, UTF_8).substring(0, at).getBytes(UTF_8));
        }
    }

    @Test
    void placeThatCannotBeWritten_isAnIOException() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThatThrownBy(() -> DraftStore.open(file.resolve("drafts"))).isInstanceOf(IOException.class);
    }

    private void keepOne(String text) throws IOException {
        try (DraftStore store = DraftStore.open(folder)) {
            store.save(List.of(draft(0, "A.java", text)));
        }
    }

    private List<Path> draftFiles() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(".draft")).toList();
        }
    }
}
