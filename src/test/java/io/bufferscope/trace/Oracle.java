package io.bufferscope.trace;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// A watched program in the plainest form: maps and arrays that are copied whole for every frame.
final class Oracle {

    final Program program;
    final SortedMap<Integer, Tape> tapes = new TreeMap<>();
    final SortedMap<Integer, Room> memories = new TreeMap<>();
    final SortedMap<Integer, Runner> threads = new TreeMap<>();
    final List<Integer> involved = new ArrayList<>();
    final List<Output> output = new ArrayList<>();
    Runner thread;
    long steps;

    Oracle(Program program) {
        this.program = program;
    }

    Frame step(Event event, int site, Thrown thrown) {
        Site where = program.sites().get(site);
        List<Binding> bindings = new ArrayList<>();
        Call call = thread.calls.isEmpty() ? null : thread.calls.getLast();
        for (int variable : where.scope()) {
            if (call != null && call.values.containsKey(variable)) {
                bindings.add(new Binding(program.variables().get(variable), call.values.get(variable)));
            }
        }
        List<Memory> rooms = new ArrayList<>();
        memories.values().forEach(room -> rooms.add(room.memory()));
        Frame frame = new Frame(
                ++steps,
                event,
                where,
                program.methods().get(where.method()),
                thread.info,
                thread.calls.size(),
                bindings,
                List.copyOf(tapes.values()),
                rooms,
                List.copyOf(involved),
                List.copyOf(output),
                thrown);
        involved.clear();
        output.clear();
        return frame;
    }

    /// A memory with every byte as 0 to 255 or -1.
    static final class Room {
        final int id;
        final Memory.Kind kind;
        final long identity;
        final int[] bytes;

        Room(int id, Memory.Kind kind, long identity, int size) {
            this.id = id;
            this.kind = kind;
            this.identity = identity;
            bytes = new int[size];
            Arrays.fill(bytes, -1);
        }

        Memory memory() {
            Bytes recorded = Bytes.NONE;
            for (int i = 0; i < bytes.length; i++) {
                if (bytes[i] >= 0) {
                    recorded = recorded.with(i, new byte[] {(byte) bytes[i]}, 0, 1);
                }
            }
            return new Memory(id, kind, identity, bytes.length, recorded);
        }
    }

    static final class Runner {
        final ThreadInfo info;
        final List<Call> calls = new ArrayList<>();

        Runner(ThreadInfo info) {
            this.info = info;
        }
    }

    static final class Call {
        final int method;
        final SortedMap<Integer, Value> values = new TreeMap<>();

        Call(int method) {
            this.method = method;
        }
    }

    static ByteOrder order(int flags) {
        return (flags & Op.LITTLE_ENDIAN) != 0 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
    }
}
