package io.bufferscope.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// A sparse array of things by their ids, which start at 1 and are never used again.
final class Slots<T> {

    private static final int PAGE = 256;

    private @Nullable Object @Nullable [][] pages = new @Nullable Object[1][];
    private int count;

    @SuppressWarnings("unchecked")
    @Nullable
    T get(int id) {
        int page = id / PAGE;
        @Nullable Object[] held = page < pages.length ? pages[page] : null;
        return held == null ? null : (T) held[id % PAGE];
    }

    void put(int id, T value) {
        int page = id / PAGE;
        if (page >= pages.length) {
            pages = Arrays.copyOf(pages, Math.max(page + 1, pages.length + pages.length / 2));
        }
        @Nullable Object[] held = pages[page];
        if (held == null) {
            held = new @Nullable Object[PAGE];
            pages[page] = held;
        }
        count += held[id % PAGE] == null ? 1 : 0;
        held[id % PAGE] = value;
    }

    void remove(int id) {
        if (get(id) == null) {
            return;
        }
        count--;
        @Nullable Object[] held = pages[id / PAGE];
        held[id % PAGE] = null;
        if (Arrays.stream(held).allMatch(value -> value == null)) {
            pages[id / PAGE] = null;
        }
    }

    int size() {
        return count;
    }

    /// Everything in it, by ascending id.
    @SuppressWarnings("unchecked")
    List<T> values() {
        List<T> values = new ArrayList<>(count);
        for (@Nullable Object[] page : pages) {
            for (int i = 0; page != null && i < PAGE; i++) {
                if (page[i] != null) {
                    values.add((T) page[i]);
                }
            }
        }
        return values;
    }

    /// The same ids with a copy of each thing.
    @SuppressWarnings("unchecked")
    Slots<T> copy(UnaryOperator<T> copier) {
        Slots<T> copy = new Slots<>();
        copy.count = count;
        copy.pages = new @Nullable Object[pages.length][];
        for (int page = 0; page < pages.length; page++) {
            @Nullable Object[] held = pages[page];
            if (held != null) {
                @Nullable Object[] copied = held.clone();
                for (int i = 0; i < PAGE; i++) {
                    copied[i] = copied[i] == null ? null : copier.apply((T) copied[i]);
                }
                copy.pages[page] = copied;
            }
        }
        return copy;
    }
}
