package io.bufferscope.app.pool;

import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.allocator.PoolView;
import io.bufferscope.trace.pool.AdaptivePool;
import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.Subpage;
import io.bufferscope.trace.pool.UnpooledPool;
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
    private @Nullable Pool pool;
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
        pool = moment.pool();
        view = now;
        setDisable(pool == null || pool instanceof UnpooledPool);
    }

    private void fill() {
        List<MenuItem> items = new ArrayList<>();
        if (pool instanceof PooledPool pooled) {
            pooled.arenas().forEach(arena -> items.add(menu(arena)));
        } else if (pool instanceof AdaptivePool) {
            items.add(item(words.say("pool.pic.heap"), view.withArena("heap")));
            items.add(item(words.say("pool.pic.direct"), view.withArena("direct")));
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
