package io.bufferscope.picture.allocator;

import java.util.ArrayList;
import java.util.List;

/// A reader's play with the model of an old chunk: what is held and what was done last.
///
/// @param tree the chunk
/// @param held what was allocated and not released, in the order of allocation
/// @param last what was done last
/// @param made number of allocations so far, from which names come
public record BuddyPlay(BuddyTree tree, List<Held> held, Deed last, int made) {

    /// A buffer of the model.
    ///
    /// @param requested bytes that were asked for
    /// @param node where it lies in the tree
    public record Held(String name, int requested, int node) {}

    /// What was done last.
    public sealed interface Deed {

        /// Nothing yet.
        record Nothing() implements Deed {}

        /// A buffer got a node.
        ///
        /// @param path the nodes that the search went through, from the root
        record Took(Held buffer, List<Integer> path) implements Deed {}

        /// No node was free that is large enough.
        record Refused(int requested) implements Deed {}

        /// The request was larger than a chunk, so it got memory of its own.
        record Huge(int requested) implements Deed {}

        /// A buffer's node became free.
        record Gave(Held buffer) implements Deed {}
    }

    /// A free chunk.
    public static BuddyPlay begin() {
        return new BuddyPlay(BuddyTree.ofNetty41(), List.of(), new Deed.Nothing(), 0);
    }

    /// Allocates.
    ///
    /// @param bytes from 1
    public BuddyPlay allocate(int bytes) {
        if (bytes > tree.chunkSize()) {
            return new BuddyPlay(tree, held, new Deed.Huge(bytes), made);
        }
        BuddyTree.Allocation allocation = tree.allocate(bytes);
        if (allocation.node() == 0) {
            return new BuddyPlay(tree, held, new Deed.Refused(bytes), made);
        }
        Held buffer = new Held(name(), bytes, allocation.node());
        List<Held> all = new ArrayList<>(held);
        all.add(buffer);
        return new BuddyPlay(allocation.tree(), List.copyOf(all), new Deed.Took(buffer, allocation.path()), made + 1);
    }

    /// Releases a buffer that is held.
    public BuddyPlay release(Held buffer) {
        List<Held> rest = held.stream().filter(it -> !it.equals(buffer)).toList();
        return rest.size() == held.size()
                ? this
                : new BuddyPlay(tree.release(buffer.node()), rest, new Deed.Gave(buffer), made);
    }

    private String name() {
        String letter = String.valueOf((char) ('a' + made % 26));
        return made < 26 ? letter : letter + made / 26;
    }
}
