package io.bufferscope.picture.allocator;

import java.util.ArrayList;
import java.util.List;

/// A model of the chunk that Netty 4.1 had before 4.1.52: a complete binary tree over its pages.
///
/// Node 1 is the whole chunk, nodes `2n` and `2n + 1` are the halves of node `n`. The value of a node is the least
/// depth
/// at which something below it is wholly free; its own depth if all of it is, [#full] if nothing is. Immutable.
public final class BuddyTree {

    private final int pageSize;
    private final int maxOrder;
    private final byte[] values;

    private BuddyTree(int pageSize, int maxOrder, byte[] values) {
        this.pageSize = pageSize;
        this.maxOrder = maxOrder;
        this.values = values;
    }

    /// What an allocation did.
    ///
    /// @param tree the tree after it
    /// @param node where it landed; 0 if there is no room
    /// @param path the nodes that the search went through, from the root
    public record Allocation(BuddyTree tree, int node, List<Integer> path) {}

    /// A wholly free chunk with the numbers of Netty 4.1: pages of 8 KiB, maxOrder 11, so 16 MiB.
    public static BuddyTree ofNetty41() {
        return free(8192, 11);
    }

    /// A wholly free chunk.
    ///
    /// @param pageSize bytes of a page, a power of two
    /// @param maxOrder depth of the leaves, which are pages; 0 to 14
    static BuddyTree free(int pageSize, int maxOrder) {
        byte[] values = new byte[2 << maxOrder];
        for (int node = 1; node < values.length; node++) {
            values[node] = (byte) depth(node);
        }
        return new BuddyTree(pageSize, maxOrder, values);
    }

    /// Halvings from the root to a node.
    public static int depth(int node) {
        return 31 - Integer.numberOfLeadingZeros(node);
    }

    /// The value that says that nothing is free: one more than the depth of the leaves.
    public int full() {
        return maxOrder + 1;
    }

    /// Depth of the leaves.
    public int maxOrder() {
        return maxOrder;
    }

    /// Bytes of a page.
    public int pageSize() {
        return pageSize;
    }

    /// Bytes of the chunk.
    public int chunkSize() {
        return pageSize << maxOrder;
    }

    /// The least depth at which something at or below a node is wholly free.
    public int value(int node) {
        return values[node];
    }

    /// Bytes of a node's run.
    public int size(int node) {
        return chunkSize() >> depth(node);
    }

    /// First byte of a node's run.
    public int offset(int node) {
        return (node - (1 << depth(node))) * size(node);
    }

    /// The bytes that a request takes: a power of two, at least a page.
    ///
    /// @param bytes from 1 to [#chunkSize]
    public int rounded(int bytes) {
        int power = Integer.highestOneBit(Math.max(bytes, pageSize));
        return power < bytes ? power << 1 : power;
    }

    /// The depth at which a request is searched.
    public int depthOf(int bytes) {
        return Integer.numberOfTrailingZeros(chunkSize()) - Integer.numberOfTrailingZeros(rounded(bytes));
    }

    /// Takes the leftmost free node of the request's depth.
    ///
    /// @param bytes from 1 to [#chunkSize]
    public Allocation allocate(int bytes) {
        int wanted = depthOf(bytes);
        if (value(1) > wanted) {
            return new Allocation(this, 0, List.of());
        }
        List<Integer> path = new ArrayList<>(List.of(1));
        int node = 1;
        while (depth(node) < wanted) {
            node <<= 1;
            if (value(node) > wanted) {
                node++;
            }
            path.add(node);
        }
        return new Allocation(with(node, full()), node, List.copyOf(path));
    }

    /// Gives a node back; two free halves become one again.
    ///
    /// @param node one that an allocation took and that was not given back since
    public BuddyTree release(int node) {
        return with(node, depth(node));
    }

    private BuddyTree with(int node, int value) {
        byte[] next = values.clone();
        next[node] = (byte) value;
        for (int parent = node >> 1; parent > 0; parent >>= 1) {
            int left = next[2 * parent];
            int right = next[2 * parent + 1];
            boolean whole = left == depth(parent) + 1 && right == left;
            next[parent] = (byte) (whole ? depth(parent) : Math.min(left, right));
        }
        return new BuddyTree(pageSize, maxOrder, next);
    }
}
