package io.bufferscope.picture.copies;

import java.util.List;

/// A way of a payload from place to place, in words that are ready to be drawn.
///
/// @param id names it
/// @param title what people call it
/// @param badge how far it is real, in a word, such as model; empty if it runs here
/// @param figure how often its bytes are copied, in a few words
/// @param detail what it costs, in a few words
/// @param stops its places, at least one
/// @param moves one from each place to the next
/// @param sentence all of it for who cannot see
public record Lane(
        String id,
        String title,
        String badge,
        String figure,
        String detail,
        List<Stop> stops,
        List<Move> moves,
        String sentence) {

    public Lane {
        stops = List.copyOf(stops);
        moves = List.copyOf(moves);
    }

    /// A place.
    ///
    /// @param owner who owns its memory, in a word
    public record Stop(String name, Zone zone, String owner) {}

    /// A way between two places.
    ///
    /// @param word what happens, such as `copy 1`
    /// @param call the system call that does it, or empty
    /// @param known how it is known, in a word
    /// @param tip all that is known of it, in sentences
    public record Move(Mover mover, String word, String call, String known, String tip) {}

    /// Who owns the memory of a place.
    public enum Zone {
        USER,
        KERNEL,
        DEVICE
    }

    /// Who moves the bytes.
    public enum Mover {
        CPU,
        DMA,
        REFERENCE,
        NONE
    }
}
