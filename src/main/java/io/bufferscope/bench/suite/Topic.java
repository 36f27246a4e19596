package io.bufferscope.bench.suite;

import io.bufferscope.l10n.Messages;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A field of questions, with the classes of the suite that ask them.
@SuppressWarnings("ImmutableEnumChecker")
public enum Topic {
    ACCESS(
            SequentialWrites.class,
            AllocatingWrites.class,
            SequentialReads.class,
            FlipOrIndices.class,
            RandomAccess.class,
            ByteOrders.class,
            Bits.class),
    MEMORY(AllocateRelease.class, Growth.class, RecycledLists.class),
    COPIES(MemoryCopy.class, CompositeOrCopy.class, SliceOrCopy.class, Wrapping.class),
    LIFETIME(ReferenceCounts.class, LeakLevels.class),
    BORDERS(DirectAgainstArray.class, FileTransfer.class, Charsets.class, Protobuf.class);

    private final List<Class<? extends Measured>> types;

    @SafeVarargs
    @SuppressWarnings("varargs")
    Topic(Class<? extends Measured>... types) {
        this.types = List.of(types);
    }

    /// The topic of a class.
    ///
    /// @param className with its package
    public static Optional<Topic> of(String className) {
        return Arrays.stream(values())
                .filter(topic -> topic.classNames().contains(className))
                .findFirst();
    }

    /// Its classes with their packages, in the order in which they are shown.
    public List<String> classNames() {
        return types.stream().map(Class::getName).toList();
    }

    /// The topic in a few words.
    public String title(Messages words) {
        return words.text("suite.topic." + name().toLowerCase(Locale.ROOT));
    }

    /// What a class of the suite asks, as one sentence.
    ///
    /// @param simpleName of the class
    public static String about(String simpleName, Messages words) {
        return words.text("suite.about." + simpleName);
    }
}
