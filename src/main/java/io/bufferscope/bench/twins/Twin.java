package io.bufferscope.bench.twins;

import io.bufferscope.l10n.Messages;
import java.util.Arrays;
import java.util.Optional;

/// A rigged twin: a benchmark written wrongly beside the same written well, and a baseline.
///
/// The names are those of the rules of the fourth article, and of two more traps that everybody falls into.
public enum Twin {
    LOGGING(1, Logging.class),
    NO_WARM_UP(2, NoWarmUp.class),
    ONE_SIZE(3, OneSize.class),
    CALLS_AND_BYTES(4, CallsAndBytes.class),
    PART_ONLY(5, PartOnly.class),
    ALLOCATION_INSIDE(6, AllocationInside.class),
    ONE_SHOT(7, OneShot.class),
    DEAD_CODE(8, DeadCode.class),
    GARBAGE(9, Garbage.class),
    PREDICTABLE(10, Predictable.class),
    CONSTANT_FOLDING(8, ConstantFolding.class),
    TIMER_OVERHEAD(7, TimerOverhead.class);

    private final int rule;
    private final Class<? extends Rigged> type;

    Twin(int rule, Class<? extends Rigged> type) {
        this.rule = rule;
        this.type = type;
    }

    /// The twin whose benchmarks are in a class.
    ///
    /// @param className with its package
    public static Optional<Twin> of(String className) {
        return Arrays.stream(values())
                .filter(it -> it.type.getName().equals(className))
                .findFirst();
    }

    /// The number of the rule that it breaks, from 1 to 10.
    public int rule() {
        return rule;
    }

    /// The class of its benchmarks `baseline`, `wrong` and `right`, with its package.
    public String className() {
        return type.getName();
    }

    /// The rule in a few words.
    public String title(Messages words) {
        return words.text("twin.title." + type.getSimpleName(), rule);
    }

    /// What is wrong, what one sees, and why.
    public String why(Messages words) {
        return words.text("twin.why." + type.getSimpleName());
    }
}
