package io.bufferscope.picture;

import static io.bufferscope.picture.Copy.Evidence.DOCUMENTED;
import static io.bufferscope.picture.Copy.Evidence.NOT_SEEN;
import static io.bufferscope.picture.Copy.Evidence.SEEN;
import static java.util.stream.Collectors.toSet;

import io.bufferscope.trace.Tape;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The rules by which it is told what a call of a `ByteBuf` copied.
final class NettyCopyRules {

    private NettyCopyRules() {}

    static @Nullable Copy of(CopyStep step, Tape.Netty netty) {
        return switch (step.method().name()) {
            case "writeBytes" -> written(step, netty);
            case "readBytes" -> read(step, netty);
            case "getBytes" -> absolute(step, netty, true);
            case "setBytes" -> absolute(step, netty, false);
            case "copy" -> made(step, netty);
            case "discardReadBytes", "discardSomeReadBytes" -> discarded(step, netty);
            case "nioBuffer", "internalNioBuffer" -> merged(step, netty);
            case "consolidate", "addComponent", "addComponents", "addFlattenedComponents" -> consolidated(step, netty);
            default -> null;
        };
    }

    private static Copy written(CopyStep step, Tape.Netty netty) {
        long bytes = step.writerMoved(netty);
        String to = step.range(netty, netty.writerIndex() - bytes, netty.writerIndex());
        return step.copy(bytes, step.name(step.other(Tape.class)), to, SEEN);
    }

    private static Copy read(CopyStep step, Tape.Netty netty) {
        long bytes = step.readerMoved(netty);
        String from = step.range(netty, netty.readerIndex() - bytes, netty.readerIndex());
        return step.copy(bytes, from, step.name(step.other(Tape.class)), SEEN);
    }

    /// `getBytes` or `setBytes`: an index of the other side may tell how many.
    private static Copy absolute(CopyStep step, Tape.Netty netty, boolean reading) {
        Tape other = step.other(Tape.class);
        boolean whole = step.parameters().size() == 2;
        long bytes = whole ? movedOf(step, other, reading) : -1;
        Copy.Evidence evidence = bytes < 0 ? NOT_SEEN : other instanceof Tape.Array ? DOCUMENTED : SEEN;
        String mine = step.name(netty);
        return step.copy(bytes, reading ? mine : step.name(other), reading ? step.name(other) : mine, evidence);
    }

    private static long movedOf(CopyStep step, @Nullable Tape other, boolean written) {
        return switch (other) {
            case Tape.Array array -> array.capacity();
            case Tape.Nio nio -> step.positionMoved(nio);
            case Tape.Netty netty -> written ? step.writerMoved(netty) : step.readerMoved(netty);
            case null -> -1;
        };
    }

    private static @Nullable Copy made(CopyStep step, Tape.Netty netty) {
        Tape.Netty made = step.made(Tape.Netty.class);
        return made == null ? null : step.copy(made.writerIndex(), step.name(netty), step.name(made), SEEN);
    }

    /// Bytes move only if the readerIndex fell; a composite lets whole components go instead.
    private static @Nullable Copy discarded(CopyStep step, Tape.Netty netty) {
        long by = -step.readerMoved(netty);
        int readable = netty.writerIndex() - netty.readerIndex();
        if (by <= 0 || !netty.components().isEmpty()) {
            return null;
        }
        String from = step.range(netty, netty.readerIndex() + by, netty.writerIndex() + by);
        return step.copy(readable, from, step.range(netty, netty.readerIndex(), netty.writerIndex()), SEEN);
    }

    /// A `java.nio` buffer on memory of its own holds a copy.
    private static @Nullable Copy merged(CopyStep step, Tape.Netty netty) {
        Tape.Nio made = step.made(Tape.Nio.class);
        if (made == null || made.memory() == 0 || made.memory() == netty.memory()) {
            return null;
        }
        boolean own = step.before().memory(made.memory()) == null;
        return own ? step.copy(made.capacity(), step.name(netty), step.name(made), DOCUMENTED) : null;
    }

    /// Components that were there before and are now one, on new memory.
    private static @Nullable Copy consolidated(CopyStep step, Tape.Netty netty) {
        if (!(step.before().tape(netty.id()) instanceof Tape.Netty was)
                || netty.components().isEmpty()
                || was.components().size() <= netty.components().size()) {
            return null;
        }
        Set<Integer> old = was.components().stream().map(Tape.Component::memory).collect(toSet());
        long bytes = netty.components().stream()
                .filter(part -> !old.contains(part.memory()))
                .mapToLong(Tape.Component::length)
                .sum();
        String from = step.name(netty) + "(" + was.components().size() + ")";
        return step.copy(
                bytes, from, step.name(netty) + "(" + netty.components().size() + ")", DOCUMENTED);
    }
}
