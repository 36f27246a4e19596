package io.bufferscope.picture;

import static java.util.stream.Collectors.groupingBy;

import io.bufferscope.l10n.Messages;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Lives;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The finder of stale and shared memory: buffers that were released, views that outlive them, strangers on one memory.
final class Hazards {

    private static final int DEEPEST = 64;

    private final Frame frame;
    private final Lives lives;
    private final Messages messages;
    private final Map<Integer, List<Tape.Netty>> byMemory;

    Hazards(Frame frame, Lives lives, Messages messages) {
        this.frame = frame;
        this.lives = lives;
        this.messages = messages;
        this.byMemory = frame.tapes().stream()
                .filter(tape -> tape.memory() != 0)
                .filter(Tape.Netty.class::isInstance)
                .map(Tape.Netty.class::cast)
                .collect(groupingBy(Tape.Netty::memory));
    }

    /// The dangers of a strip: of its subject and of its other views, at most one each.
    List<Hazard> of(Strip strip) {
        List<Hazard> found = new ArrayList<>();
        add(found, of(strip.subject().tape()));
        strip.others().forEach(view -> add(found, of(view.tape())));
        return found;
    }

    private static void add(List<Hazard> found, @Nullable Hazard hazard) {
        if (hazard != null) {
            found.add(hazard);
        }
    }

    @Nullable
    Hazard of(Tape tape) {
        return switch (tape) {
            case Tape.Netty netty when netty.refCnt() == 0 -> ofFreed(netty);
            case Tape.Netty netty -> ofLive(netty);
            case Tape.Nio nio -> ofNio(nio);
            case Tape.Array _ -> null;
        };
    }

    private Hazard ofFreed(Tape.Netty netty) {
        Tape.Netty root = root(netty);
        Tape.Netty heir = live(netty).stream()
                .filter(other -> root(other).id() != root.id())
                .findFirst()
                .orElse(null);
        String badge = messages.text("hazard.freed");
        String name = name(netty);
        if (heir != null) {
            return new Hazard(netty.id(), badge, messages.text("hazard.freed.taken", name, name(heir)));
        }
        return root.id() == netty.id()
                ? new Hazard(netty.id(), badge, messages.text("hazard.freed.why", name))
                : new Hazard(netty.id(), badge, messages.text("hazard.freed.parent", name, name(root)));
    }

    private @Nullable Hazard ofLive(Tape.Netty netty) {
        Tape.Netty root = root(netty);
        if (root.id() != netty.id() && lives.rebornSince(root.id(), netty.id(), frame.step())) {
            return stale(netty, messages.text("hazard.reborn", name(netty), name(root)));
        }
        for (Tape.Netty other : live(netty)) {
            if (root(other).id() != root.id()) {
                String sentence = messages.text("hazard.shared.why", name(netty), name(other));
                return new Hazard(netty.id(), messages.text("hazard.shared"), sentence);
            }
        }
        return null;
    }

    private @Nullable Hazard ofNio(Tape.Nio nio) {
        for (Tape.Netty owner : overlapping(nio)) {
            if (lives.outlived(nio.id(), owner.id(), frame.step())) {
                return stale(nio, ofOutlived(nio, owner));
            }
        }
        return null;
    }

    private String ofOutlived(Tape.Nio nio, Tape.Netty owner) {
        if (owner.refCnt() > 0) {
            return messages.text("hazard.reborn", name(nio), name(owner));
        }
        List<Tape.Netty> heirs = live(nio);
        return heirs.isEmpty()
                ? messages.text("hazard.nio.why", name(nio), name(owner))
                : messages.text("hazard.nio.taken", name(nio), name(owner), name(heirs.getFirst()));
    }

    private Hazard stale(Tape tape, String sentence) {
        return new Hazard(tape.id(), messages.text("hazard.stale"), sentence);
    }

    private List<Tape.Netty> live(Tape tape) {
        return overlapping(tape).stream().filter(other -> other.refCnt() > 0).toList();
    }

    private List<Tape.Netty> overlapping(Tape tape) {
        return byMemory.getOrDefault(tape.memory(), List.of()).stream()
                .filter(other -> other.id() != tape.id() && Numbers.overlap(tape, other))
                .toList();
    }

    private Tape.Netty root(Tape.Netty netty) {
        Tape.Netty root = netty;
        for (int depth = 0; depth < DEEPEST && frame.tape(root.parent()) instanceof Tape.Netty parent; depth++) {
            root = parent;
        }
        return root;
    }

    private static String name(Tape tape) {
        return Objects.requireNonNullElse(tape.name(), "#" + tape.id());
    }
}
