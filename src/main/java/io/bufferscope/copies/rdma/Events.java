package io.bufferscope.copies.rdma;

/// The verbs of asynchronous events.
final class Events {

    private Events() {}

    /// Whether an event of a thing was read and not acknowledged: it cannot be destroyed until then.
    static boolean pending(Fabric fabric, int source) {
        return fabric.events().values().stream().anyMatch(event -> event.source() == source && event.read());
    }

    static Outcome get(Fabric before, Verb.GetAsyncEvent verb) {
        return before.events().values().stream()
                .filter(event -> event.end() == verb.end() && !event.read())
                .findFirst()
                .map(event -> Outcome.made(before.put(event.got()), event.id()))
                .orElseGet(() -> Outcome.refused(before, "blocks", "copies.rdma.no-event"));
    }

    static Outcome acknowledge(Fabric before, Verb.AckAsyncEvent verb) {
        AsyncEvent event = before.events().get(verb.event());
        return event == null || !event.read() ? Resources.unknown(before) : Outcome.of(before.withoutEvent(event.id()));
    }
}
