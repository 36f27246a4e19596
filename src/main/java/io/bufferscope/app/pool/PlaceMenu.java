package io.bufferscope.app.pool;

import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.allocator.ByteSize;
import io.bufferscope.picture.allocator.PoolView;
import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.Subpage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;

/// The arenas, chunks and subpages that can be looked at closely, for the keyboard.
final class PlaceMenu extends MenuButton {

    private static final int MOST = 60;

    private final Words words;
    private final Consumer<PoolView> look;
    private @Nullable PooledPool pool;
    private PoolView view = PoolView.of(0);

    PlaceMenu(Words words, Consumer<PoolView> look) {
        this.words = words;
        this.look = look;
        textProperty().bind(words.of("pool.look"));
        accessibleTextProperty().bind(words.of("pool.look"));
        setDisable(true);
        setOnShowing(event -> fill());
        getItems().add(new MenuItem());
    }

    void show(PoolMoment moment, PoolView now) {
        pool = moment.pool() instanceof PooledPool pooled ? pooled : null;
        view = now;
        setDisable(pool == null);
    }

    private void fill() {
        List<MenuItem> items = new ArrayList<>();
        if (pool != null) {
            pool.arenas().forEach(arena -> items.add(menu(arena)));
        }
        getItems().setAll(items);
    }

    private Menu menu(Arena arena) {
        Menu menu = new Menu(arena.name());
        String name = (arena.direct() ? "direct:" : "heap:") + arena.index();
        menu.getItems().add(item(words.say("pool.look.arena"), view.withArena(name)));
        arena.chunks().limit(MOST).forEach(chunk -> menu.getItems().add(menu(chunk)));
        return menu;
    }

    private Menu menu(Chunk chunk) {
        Menu menu = new Menu("chunk #" + chunk.id() + " · " + chunk.usage() + " %");
        menu.getItems().add(item(words.say("pool.look.chunk"), view.withChunk(chunk.id())));
        for (Subpage subpage : chunk.subpages().stream().limit(MOST).toList()) {
            String text = words.say(
                    "pool.look.page",
                    subpage.firstPage(),
                    ByteSize.of(subpage.elementSize()),
                    subpage.elements() - subpage.available(),
                    subpage.elements());
            menu.getItems().add(item(text, view.withPage(chunk.id(), subpage.firstPage())));
        }
        return menu;
    }

    private MenuItem item(String text, PoolView to) {
        MenuItem item = new MenuItem(text);
        item.setOnAction(event -> look.accept(to));
        return item;
    }
}
