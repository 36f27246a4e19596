package io.bufferscope.app.editor;

import io.bufferscope.files.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// The place on disk where a window keeps its open programs, and from where the next window takes them.
///
/// Each window has a folder of its own and holds a lock on it. Folders that nobody holds are those of windows that were
/// closed or that crashed: their drafts are taken over, and deleted once this window has written them itself.
public final class DraftStore implements AutoCloseable {

    private static final String DAMAGED = "damaged";

    private final DraftFolder own;
    private final List<DraftFolder> adopted = new ArrayList<>();
    private final Set<Draft> left = new LinkedHashSet<>();
    private final List<Path> repaired = new ArrayList<>();
    private final List<Path> damaged = new ArrayList<>();
    private Map<Integer, Draft> written = new HashMap<>();

    private DraftStore(DraftFolder own) {
        this.own = own;
    }

    /// Takes over what earlier windows left below a folder, and makes a place for this window.
    ///
    /// @throws IOException if nothing can be written there
    public static DraftStore open(Path folder) throws IOException {
        Files.createDirectories(folder);
        List<Path> earlier = folders(folder);
        DraftFolder own = DraftFolder.lock(Files.createTempDirectory(folder, "window-"));
        if (own == null) {
            throw new IOException("no lock on a new folder in " + folder);
        }
        DraftStore store = new DraftStore(own);
        for (Path each : earlier) {
            store.adopt(each, folder.resolve(DAMAGED));
        }
        return store;
    }

    /// What earlier windows left, in the order of their tabs.
    public List<Draft> left() {
        return left.stream().sorted(Comparator.comparingInt(Draft::order)).toList();
    }

    /// Programs whose drafts were damaged but could be read in part.
    public List<Path> repaired() {
        return List.copyOf(repaired);
    }

    /// Drafts that could not be read, where they were put aside.
    public List<Path> damaged() {
        return List.copyOf(damaged);
    }

    /// Writes what has changed since the last time, each draft atomically, and removes those that are no more.
    ///
    /// @throws IOException if something cannot be written; drafts written before are then still there
    public synchronized void save(List<Draft> drafts) throws IOException {
        Map<Integer, Draft> now = new HashMap<>();
        for (int number = 0; number < drafts.size(); number++) {
            Draft draft = drafts.get(number);
            if (!draft.equals(written.get(number))) {
                AtomicFile.write(own.file(number), draft.encode());
            }
            now.put(number, draft);
        }
        for (int number : written.keySet()) {
            if (!now.containsKey(number)) {
                Files.deleteIfExists(own.file(number));
            }
        }
        written = now;
        for (DraftFolder each : adopted) {
            each.delete();
        }
        adopted.clear();
    }

    /// Lets go of the folders; what is in them stays for the next window.
    @Override
    public synchronized void close() throws IOException {
        for (DraftFolder each : adopted) {
            each.close();
        }
        if (written.isEmpty()) {
            own.delete();
        }
        own.close();
    }

    private static List<Path> folders(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(Files::isDirectory)
                    .filter(each -> each.getFileName().toString().startsWith("window-"))
                    .sorted(Comparator.comparingLong(each -> each.toFile().lastModified()))
                    .toList();
        }
    }

    private void adopt(Path folder, Path aside) throws IOException {
        DraftFolder earlier = DraftFolder.lock(folder);
        if (earlier == null) {
            return;
        }
        adopted.add(earlier);
        for (Path file : earlier.files()) {
            read(folder, file, aside);
        }
    }

    private void read(Path folder, Path file, Path aside) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        Draft draft = Draft.decode(bytes);
        if (draft == null) {
            Files.createDirectories(aside);
            Path kept = aside.resolve(folder.getFileName() + "-" + file.getFileName());
            damaged.add(Files.move(file, kept, StandardCopyOption.REPLACE_EXISTING));
        } else if (left.add(draft) && !Draft.isWhole(bytes, draft)) {
            repaired.add(draft.path().getFileName());
        }
    }
}
