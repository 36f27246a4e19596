package io.bufferscope.app.pool;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.pool.Pool;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;

/// The choice among several allocators; not there while there is one.
final class PoolChoice extends ComboBox<Pool> {

    private final IntConsumer choose;
    private boolean showing;

    /// @param choose takes the [Pool#id] that the user chose
    PoolChoice(Words words, IntConsumer choose) {
        this.choose = choose;
        accessibleTextProperty().bind(words.of("pool.choice"));
        setConverter(new StringConverter<>() {
            @Override
            public String toString(Pool pool) {
                return pool == null ? "" : "#" + pool.id() + " " + name(pool);
            }

            @Override
            public Pool fromString(String text) {
                return getValue();
            }
        });
        valueProperty().subscribe(this::chosen);
        Controls.show(this, false);
    }

    /// What an allocator is called: its class and, if it has one, its preset.
    static String name(Pool pool) {
        String simple = pool.className().substring(pool.className().lastIndexOf('.') + 1);
        return pool.label().isEmpty() ? simple : simple + " (" + pool.label() + ")";
    }

    void show(PoolMoment moment) {
        List<Pool> pools = moment.scene().pools();
        showing = true;
        if (!ids(pools).equals(ids(getItems()))) {
            getItems().setAll(pools);
        }
        Pool shown = moment.pool();
        setValue(getItems().stream()
                .filter(pool -> shown != null && pool.id() == shown.id())
                .findFirst()
                .orElse(null));
        showing = false;
        Controls.show(this, pools.size() > 1);
    }

    private static List<Integer> ids(List<Pool> pools) {
        return pools.stream().map(Pool::id).toList();
    }

    private void chosen(Pool pool) {
        if (!showing && pool != null) {
            choose.accept(pool.id());
        }
    }
}
