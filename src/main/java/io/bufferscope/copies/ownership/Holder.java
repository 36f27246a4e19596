package io.bufferscope.copies.ownership;

import io.bufferscope.l10n.Messages;
import java.util.Locale;

/// Somebody in a play who has to do with its memory.
public record Holder(Role role, Claim claim) {

    /// Who it is.
    public enum Role {
        LENDER,
        CALLEE,
        OTHER_THREAD,
        PRODUCER,
        CONSUMER,
        FIRST,
        SECOND,
        PARENT,
        CHILD,
        BUFFER,
        VIEW,
        SENDER,
        CHANNEL,
        RECEIVER,
        PROGRAM
    }

    /// What they have of the memory.
    public enum Claim {
        /// May use it, and gives it back.
        HOLDS,
        /// Can still reach it, without a right to.
        KEEPS,
        /// Is done with it.
        DONE
    }

    static Holder holds(Role role) {
        return new Holder(role, Claim.HOLDS);
    }

    static Holder keeps(Role role) {
        return new Holder(role, Claim.KEEPS);
    }

    static Holder done(Role role) {
        return new Holder(role, Claim.DONE);
    }

    /// Who it is, in words.
    public String name(Messages words) {
        return words.text("plays.role." + lower(role));
    }

    /// What they have of the memory, in words.
    public String has(Messages words) {
        return words.text("plays.claim." + lower(claim));
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
