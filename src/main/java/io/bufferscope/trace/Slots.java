package io.bufferscope.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// A sparse array of things by their ids, which start at 1 and are never used again.
final class Slots<T> {

    private static final int PAGE = 256;

    private @Nullable Leaf<T>[] leaves;
    private int count;

    Slots() {
        leaves = newLeaves(1);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static <T> @Nullable Leaf<T>[] newLeaves(int length) {
        return (@Nullable Leaf<T>[]) new @Nullable Leaf[length];
    }

    @Nullable
    T get(int id) {
        int page = id / PAGE;
        Leaf<T> leaf = page < leaves.length ? leaves[page] : null;
        return leaf == null ? null : leaf.get(id % PAGE);
    }

    void put(int id, T value) {
        int page = id / PAGE;
        if (page >= leaves.length) {
            leaves = Arrays.copyOf(leaves, Math.max(page + 1, leaves.length + leaves.length / 2));
        }
        Leaf<T> leaf = leaves[page];
        if (leaf == null) {
            leaf = new Leaf<>(new @Nullable Object[PAGE]);
            leaves[page] = leaf;
        }
        count += leaf.get(id % PAGE) == null ? 1 : 0;
        leaf.values[id % PAGE] = value;
    }

    void remove(int id) {
        Leaf<T> leaf = get(id) == null ? null : leaves[id / PAGE];
        if (leaf == null) {
            return;
        }
        count--;
        leaf.values[id % PAGE] = null;
        if (Arrays.stream(leaf.values).allMatch(Objects::isNull)) {
            leaves[id / PAGE] = null;
        }
    }

    int size() {
        return count;
    }

    /// Everything in it, by ascending id.
    List<T> values() {
        List<T> values = new ArrayList<>(count);
        for (Leaf<T> leaf : leaves) {
            for (int i = 0; leaf != null && i < PAGE; i++) {
                T value = leaf.get(i);
                if (value != null) {
                    values.add(value);
                }
            }
        }
        return values;
    }

    /// The same ids with a copy of each thing.
    Slots<T> copy(UnaryOperator<T> copier) {
        Slots<T> copy = new Slots<>();
        copy.count = count;
        copy.leaves = newLeaves(leaves.length);
        for (int page = 0; page < leaves.length; page++) {
            Leaf<T> leaf = leaves[page];
            copy.leaves[page] = leaf == null ? null : leaf.copy(copier);
        }
        return copy;
    }

    /// A run of neighbouring ids.
    private record Leaf<T>(@Nullable Object[] values) {

        @SuppressWarnings("unchecked")
        @Nullable
        T get(int at) {
            return (T) values[at];
        }

        Leaf<T> copy(UnaryOperator<T> copier) {
            @Nullable Object[] copied = new @Nullable Object[PAGE];
            for (int i = 0; i < PAGE; i++) {
                T value = get(i);
                copied[i] = value == null ? null : copier.apply(value);
            }
            return new Leaf<>(copied);
        }
    }
}
