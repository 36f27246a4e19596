package io.bufferscope.condition;

/// A wish to stop: where, under which condition and from which hit on.
///
/// @param condition the text of a [Condition]; empty for none
/// @param fromHit the first hit that counts, from 1
/// @param enabled whether it is looked at
public record Breakpoint(Place place, String condition, int fromHit, boolean enabled) {

    /// Where a breakpoint lies.
    public sealed interface Place {

        /// A line of the source that is reached.
        ///
        /// @param line from 1
        record Line(int line) implements Place {}

        /// A call that returned or threw.
        ///
        /// @param name its name, such as `flip`, or with its owner, such as `ByteBuf.release`
        record Call(String name) implements Place {}

        /// Any step; where a condition about how things stand holds at several steps in a row, the first of them.
        record Anywhere() implements Place {}
    }

    /// An enabled breakpoint without a condition.
    public static Breakpoint at(Place place) {
        return new Breakpoint(place, "", 1, true);
    }

    public Breakpoint withCondition(String text) {
        return new Breakpoint(place, text, fromHit, enabled);
    }

    public Breakpoint withFromHit(int hit) {
        return new Breakpoint(place, condition, Math.max(1, hit), enabled);
    }

    public Breakpoint withEnabled(boolean on) {
        return new Breakpoint(place, condition, fromHit, on);
    }

    public Breakpoint withPlace(Place other) {
        return new Breakpoint(other, condition, fromHit, enabled);
    }
}
