package io.bufferscope.probe.pool;

import io.bufferscope.trace.PartWriter;
import io.bufferscope.trace.PoolPart;
import io.netty.buffer.ArenaRaw;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The writer of an arena that was read: its lists, its chunks with their runs, its subpages.
final class ArenaWriter {

    private static final List<String> NAMES = List.of("qInit", "q000", "q025", "q050", "q075", "q100");

    private final int pool;
    private final ChunkIds ids;
    private final int pageSize;
    private final boolean divided;
    private final IdentityHashMap<Object, Integer> places = new IdentityHashMap<>();
    private final Map<Integer, SubpageMemo> memos = new HashMap<>();
    private final Set<Integer> written = new HashSet<>();

    /// @param divided whether runs and subpages were read
    ArenaWriter(int pool, ChunkIds ids, int pageSize, boolean divided) {
        this.pool = pool;
        this.ids = ids;
        this.pageSize = pageSize;
        this.divided = divided;
    }

    /// Writes an arena.
    ///
    /// @param index its index among the arenas of its kind
    /// @param huge its huge chunks: number, identity, size of each
    void write(ArenaRaw raw, boolean direct, int index, List<long[]> huge, KnownRuns runs, PartStore store) {
        rank(raw);
        List<List<Integer>> members = new ArrayList<>();
        for (int i = 0; i < raw.lists; i++) {
            members.add(new ArrayList<>());
        }
        int at = 0;
        int subpage = 0;
        for (int i = 0; i < raw.chunkCount; i++) {
            int chunk = ids.of(raw.chunks[i]);
            written.add(chunk);
            members.get((int) raw.tape[at]).add(chunk);
            ChunkWriter writer = new ChunkWriter(raw, chunk, at, subpage);
            writer.write(runs, store);
            at = writer.end;
            subpage = writer.subpage;
        }
        header(raw, direct, index, members, huge, store);
    }

    /// Forgets chunks that were not written since this was called last.
    void forgetOthers() {
        memos.keySet().retainAll(written);
        written.clear();
    }

    private void rank(ArenaRaw raw) {
        places.clear();
        int place = 0;
        for (int i = 0; i < raw.listedCount; i++) {
            Object subpage = raw.listed[i];
            if (subpage == null) {
                place = 0;
            } else {
                places.put(subpage, place++);
            }
        }
    }

    private void header(
            ArenaRaw raw, boolean direct, int index, List<List<Integer>> members, List<long[]> huge, PartStore store) {
        PartWriter part = store.part();
        part.u(raw.threads).u(raw.spareBytes);
        for (long counter : raw.counters) {
            part.u(counter);
        }
        part.u(raw.lists);
        for (int i = 0; i < raw.lists; i++) {
            int at = i * ArenaRaw.LIST_NUMBERS;
            part.text(NAMES.get(i)).u(raw.listNumbers[at]).u(raw.listNumbers[at + 1]);
            part.z(raw.listNumbers[at + 2]).z(raw.listNumbers[at + 3]);
            part.u(members.get(i).size());
            members.get(i).forEach(part::u);
        }
        part.u(huge.size());
        for (long[] one : huge) {
            part.u(one[0]).z(one[1]).u(one[2]);
        }
        store.put(PoolPart.ARENA, pool, direct ? 1 : 0, index, part);
    }

    /// The writer of one chunk.
    private final class ChunkWriter {

        private static final int FREE = 0;
        private static final int USED = 1;
        private static final int SUBPAGE = 2;
        private static final int UNDIVIDED = 3;

        private final ArenaRaw raw;
        private final int chunk;
        private final int begin;
        private final SubpageMemo memo;
        private int subpage;
        private int end;

        ChunkWriter(ArenaRaw raw, int chunk, int begin, int subpage) {
            this.raw = raw;
            this.chunk = chunk;
            memo = memos.computeIfAbsent(chunk, it -> new SubpageMemo());
            this.begin = begin;
            this.subpage = subpage;
        }

        void write(KnownRuns runs, PartStore store) {
            int pages = (int) raw.tape[begin + 2] / pageSize;
            short[] lengths = new short[pages];
            byte[] kinds = new byte[pages];
            int at = free(begin + 6, lengths, kinds);
            end = subpages(at, lengths, kinds, store);
            PartWriter part = store.part();
            part.z(raw.tape[begin + 1]).u(raw.tape[begin + 2]).u(raw.tape[begin + 3]);
            part.u(raw.tape[begin + 4]).z(raw.tape[begin + 5]);
            if (divided) {
                runs(part, runs, lengths, kinds);
            } else {
                part.u(0);
            }
            store.put(PoolPart.CHUNK, pool, chunk, 0, part);
        }

        private int free(int from, short[] lengths, byte[] kinds) {
            int count = (int) raw.tape[from];
            for (int i = 1; i <= count; i++) {
                long run = raw.tape[from + i] << 32;
                int page = (int) (run >>> 49);
                lengths[page] = (short) (run >>> 34 & 0x7FFF);
                kinds[page] = FREE;
            }
            return from + 1 + count;
        }

        private int subpages(int from, short[] lengths, byte[] kinds, PartStore store) {
            int count = (int) raw.tape[from];
            int at = from + 1;
            for (int i = 0; i < count; i++) {
                int page = (int) raw.tape[at];
                lengths[page] = (short) raw.tape[at + 1];
                kinds[page] = SUBPAGE;
                at = subpage(page, at, store);
            }
            return at;
        }

        private int subpage(int page, int at, PartStore store) {
            int elements = (int) raw.tape[at + 3];
            int end = at + 6 + (elements + 63) / 64;
            int place = places.getOrDefault(raw.subpages[subpage++], -1);
            if (!memo.kept(page, raw.tape, at, end, place, store)) {
                PartWriter part = store.part();
                part.u(raw.tape[at + 1]).u(raw.tape[at + 2]).u(elements).u(raw.tape[at + 4]);
                part.z(raw.tape[at + 5]).z(place);
                for (int i = at + 6; i < end; i++) {
                    part.word(raw.tape[i]);
                }
                PartStore.Known known = store.put(PoolPart.SUBPAGE, pool, chunk, page, part);
                memo.set(page, raw.tape, at, end, place, known);
            }
            return end;
        }

        /// Writes all pages as runs: what is neither free nor a subpage is cut where buffers are known.
        private void runs(PartWriter part, KnownRuns runs, short[] lengths, byte[] kinds) {
            int pages = lengths.length;
            int[] found = new int[2 * pages];
            int count = 0;
            for (int page = 0; page < pages; count += 2) {
                int length = lengths[page];
                int kind = kinds[page];
                if (length == 0) {
                    length = runs.pagesAt(chunk, page);
                    kind = USED;
                }
                if (length == 0) {
                    length = gap(page, lengths, runs) - page;
                    kind = UNDIVIDED;
                }
                found[count] = kind;
                found[count + 1] = length;
                page += length;
            }
            part.u(count / 2);
            for (int i = 0; i < count; i++) {
                part.u(found[i]);
            }
        }

        private int gap(int page, short[] lengths, KnownRuns runs) {
            int end = page + 1;
            while (end < lengths.length && lengths[end] == 0) {
                end++;
            }
            return runs.next(chunk, page, end);
        }
    }
}
