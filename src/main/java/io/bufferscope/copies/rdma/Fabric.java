package io.bufferscope.copies.rdma;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/// Everything that exists at both ends: the state of the model.
///
/// @param next the number that the next thing gets
/// @param pinLimit bytes that one end may pin (the limit of `mlock`)
public record Fabric(
        int next,
        long pinLimit,
        Map<Integer, Verb.End> domains,
        Map<Integer, MemoryRegion> regions,
        Map<Integer, CompletionQueue> queues,
        Map<Integer, QueuePair> pairs,
        Map<Integer, AsyncEvent> events) {

    public Fabric {
        domains = Collections.unmodifiableMap(new TreeMap<>(domains));
        regions = Collections.unmodifiableMap(new TreeMap<>(regions));
        queues = Collections.unmodifiableMap(new TreeMap<>(queues));
        pairs = Collections.unmodifiableMap(new TreeMap<>(pairs));
        events = Collections.unmodifiableMap(new TreeMap<>(events));
    }

    /// Two ends with nothing.
    public static Fabric empty(long pinLimit) {
        return new Fabric(1, pinLimit, Map.of(), Map.of(), Map.of(), Map.of(), Map.of());
    }

    /// Bytes that an end keeps pinned.
    public long pinned(Verb.End end) {
        return regions.values().stream()
                .filter(region -> region.end() == end)
                .mapToLong(MemoryRegion::pinned)
                .sum();
    }

    QueuePair pair(int id) {
        return Objects.requireNonNull(pairs.get(id));
    }

    CompletionQueue queue(int id) {
        return Objects.requireNonNull(queues.get(id));
    }

    Fabric domain(Verb.End end) {
        return new Fabric(next + 1, pinLimit, with(domains, next, end), regions, queues, pairs, events);
    }

    Fabric withoutDomain(int id) {
        return new Fabric(next, pinLimit, without(domains, id), regions, queues, pairs, events);
    }

    Fabric put(MemoryRegion region) {
        return new Fabric(
                after(region.id()), pinLimit, domains, with(regions, region.id(), region), queues, pairs, events);
    }

    Fabric withoutRegion(int id) {
        return new Fabric(next, pinLimit, domains, without(regions, id), queues, pairs, events);
    }

    Fabric put(CompletionQueue queue) {
        return new Fabric(
                after(queue.id()), pinLimit, domains, regions, with(queues, queue.id(), queue), pairs, events);
    }

    Fabric withoutQueue(int id) {
        return new Fabric(next, pinLimit, domains, regions, without(queues, id), pairs, events);
    }

    Fabric put(QueuePair pair) {
        return new Fabric(after(pair.id()), pinLimit, domains, regions, queues, with(pairs, pair.id(), pair), events);
    }

    Fabric change(int pair, UnaryOperator<QueuePair> change) {
        return put(change.apply(pair(pair)));
    }

    Fabric withoutPair(int id) {
        return new Fabric(next, pinLimit, domains, regions, queues, without(pairs, id), events);
    }

    Fabric event(Verb.End end, AsyncEvent.Kind kind, int source) {
        AsyncEvent event = new AsyncEvent(next, end, kind, source, false);
        return new Fabric(next + 1, pinLimit, domains, regions, queues, pairs, with(events, next, event));
    }

    Fabric put(AsyncEvent event) {
        return new Fabric(next, pinLimit, domains, regions, queues, pairs, with(events, event.id(), event));
    }

    Fabric withoutEvent(int id) {
        return new Fabric(next, pinLimit, domains, regions, queues, pairs, without(events, id));
    }

    private int after(int id) {
        return Math.max(next, id + 1);
    }

    private static <T> Map<Integer, T> with(Map<Integer, T> map, int key, T value) {
        Map<Integer, T> changed = new LinkedHashMap<>(map);
        changed.put(key, value);
        return changed;
    }

    private static <T> Map<Integer, T> without(Map<Integer, T> map, int key) {
        Map<Integer, T> changed = new LinkedHashMap<>(map);
        changed.remove(key);
        return changed;
    }
}
