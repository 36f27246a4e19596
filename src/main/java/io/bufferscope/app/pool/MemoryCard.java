package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.ByteSize;
import io.bufferscope.trace.pool.MemoryView;
import io.bufferscope.trace.pool.Pool;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.VBox;

/// The same memory as counted by all who count it, with a sentence for each disagreement.
final class MemoryCard extends VBox implements PoolCard {

    private final Words words;
    private final Facts facts = new Facts();
    private final VBox sentences = new VBox();

    MemoryCard(Words words) {
        this.words = words;
        sentences.getStyleClass().add(PoolStyles.DECISIONS);
        getStyleClass().addAll(AppStyles.CARD, PoolStyles.MEMORY);
        getChildren().addAll(Controls.label(words.of("pool.card.memory"), AppStyles.CARD_TITLE), facts, sentences);
    }

    @Override
    public void show(PoolMoment moment) {
        MemoryView memory = moment.scene().memory();
        facts.clear();
        row("pool.memory.heap.used", memory.heapUsed());
        row("pool.memory.heap.committed", memory.heapCommitted());
        row("pool.memory.bean", memory.directUsed());
        row("pool.memory.mapped", memory.mappedUsed());
        row("pool.memory.netty", memory.nettyDirect());
        row("pool.memory.limit", memory.nettyMax());
        row("pool.memory.resident", memory.resident());
        sentences
                .getChildren()
                .setAll(disagreements(memory, moment).stream()
                        .map(Cards::sentence)
                        .toList());
    }

    private void row(String key, long bytes) {
        String known = switch (MemoryView.certainty(bytes)) {
            case EXACT -> words.say("pool.known.seen");
            case APPROXIMATE -> words.say("pool.known.about");
            case NOT_OBSERVABLE -> words.say("pool.known.hidden");
        };
        facts.row(words.say(key), ByteSize.of(bytes), known);
    }

    private List<String> disagreements(MemoryView memory, PoolMoment moment) {
        List<String> all = new ArrayList<>();
        if (memory.nettyDirect() > Math.max(0, memory.directUsed())) {
            all.add(words.say(
                    "pool.memory.blind", ByteSize.of(memory.directUsed()), ByteSize.of(memory.nettyDirect())));
        }
        Pool pool = moment.pool();
        if (pool != null && pool.counters().pinnedDirect() >= 0) {
            long used = pool.counters().usedDirect();
            long pinned = pool.counters().pinnedDirect();
            if (used > pinned) {
                all.add(words.say("pool.memory.kept", ByteSize.of(used), ByteSize.of(pinned)));
            }
        }
        long counted = Math.max(0, memory.heapCommitted()) + Math.max(0, memory.nettyDirect());
        if (memory.resident() > 0 && memory.resident() != counted) {
            String key = memory.resident() > counted ? "pool.memory.more" : "pool.memory.less";
            all.add(words.say(key, ByteSize.of(memory.resident()), ByteSize.of(counted)));
        }
        return all;
    }
}
