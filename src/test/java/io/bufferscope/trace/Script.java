package io.bufferscope.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Random operations from a seed, each given to a writer and to the oracle alike.
final class Script {

    final OpWriter ops = new OpWriter(16);
    final List<Frame> frames = new ArrayList<>();
    /// Where each operation ends.
    final List<Integer> cuts = new ArrayList<>();

    private final Oracle oracle = new Oracle(Programs.three());
    private final Random random;
    private int lastTape;
    private int lastMemory;
    private int lastThread;

    Script(long seed) {
        random = new Random(seed);
        newThread();
    }

    static Script of(long seed, int steps) {
        Script script = new Script(seed);
        while (script.frames.size() < steps) {
            script.act();
            script.cuts.add(script.ops.size());
        }
        return script;
    }

    private void act() {
        switch (random.nextInt(24)) {
            case 0 -> newThread();
            case 1, 2 -> thread();
            case 3, 4 -> enter();
            case 5 -> exit();
            case 6, 7 -> local();
            case 8 -> memory();
            case 9, 10, 11 -> bytes();
            case 12 -> tape();
            case 13, 14, 15 -> indices();
            case 16 -> name();
            case 17 -> rare();
            case 18 -> involved();
            case 19 -> output();
            default -> step();
        }
    }

    private void newThread() {
        if (lastThread < 5) {
            ThreadInfo info = new ThreadInfo(++lastThread, "thread-" + lastThread, random.nextBoolean());
            ops.newThread(info.id(), info.virtual(), info.name());
            oracle.thread = new Oracle.Runner(info);
            oracle.threads.put(info.id(), oracle.thread);
        }
    }

    private void thread() {
        int id = 1 + random.nextInt(lastThread);
        ops.thread(id);
        oracle.thread = oracle.threads.get(id);
    }

    private void enter() {
        if (oracle.thread.calls.size() < 12) {
            int method = random.nextInt(3);
            ops.enter(method);
            oracle.thread.calls.add(new Oracle.Call(method));
        }
    }

    private void exit() {
        List<Oracle.Call> calls = oracle.thread.calls;
        if (!calls.isEmpty()) {
            int depth = random.nextInt(calls.size());
            ops.exit(depth);
            calls.subList(depth, calls.size()).clear();
        }
    }

    private void local() {
        int variable = random.nextInt(9);
        Value value = Values.any(random, variable, ops);
        List<Oracle.Call> calls = oracle.thread.calls;
        if (!calls.isEmpty() && calls.getLast().method == variable / 3) {
            calls.getLast().values.put(variable, value);
        }
    }

    private void memory() {
        if (oracle.memories.size() < 6) {
            Memory.Kind kind = Memory.Kind.values()[random.nextInt(3)];
            int size = random.nextInt(10) == 0 ? 9000 : 1 + random.nextInt(200);
            Oracle.Room room = new Oracle.Room(++lastMemory, kind, random.nextLong(), size);
            ops.memory(room.id, kind, room.identity, size);
            oracle.memories.put(room.id, room);
        } else if (random.nextInt(3) == 0) {
            int id = any(List.copyOf(oracle.memories.keySet()));
            ops.forget(id);
            oracle.memories.remove(id);
        }
    }

    private void bytes() {
        if (oracle.memories.isEmpty()) {
            return;
        }
        Oracle.Room room = oracle.memories.get(any(List.copyOf(oracle.memories.keySet())));
        int offset = random.nextInt(room.bytes.length);
        int length = random.nextInt(Math.min(room.bytes.length - offset, 150) + 1);
        byte[] data = new byte[length + 3];
        random.nextBytes(data);
        ops.bytes(room.id, offset, data, 3, length);
        for (int i = 0; i < length; i++) {
            room.bytes[offset + i] = data[3 + i] & 0xFF;
        }
    }

    private void tape() {
        if (oracle.tapes.size() >= 8) {
            int id = any(List.copyOf(oracle.tapes.keySet()));
            ops.gone(id);
            oracle.tapes.remove(id);
            return;
        }
        int id = ++lastTape;
        int flags = random.nextInt(8);
        Tape tape = switch (random.nextInt(4)) {
            case 0 -> nio(id, flags);
            case 1 -> netty(id, flags);
            default -> {
                ops.array(id, 3, 77);
                yield new Tape.Array(id, List.of(), 3, 77);
            }
        };
        oracle.tapes.put(id, tape);
    }

    private Tape nio(int id, int flags) {
        ops.nio(id, "IntBuffer", "java.nio.DirectIntBufferU", flags, 4, 2, 1L << 33, 40);
        return new Tape.Nio(
                id,
                List.of(),
                "IntBuffer",
                "java.nio.DirectIntBufferU",
                2,
                1L << 33,
                0,
                0,
                40,
                0,
                Oracle.order(flags),
                (flags & Op.READ_ONLY) != 0,
                (flags & Op.DIRECT) != 0,
                4,
                false);
    }

    private Tape netty(int id, int flags) {
        ops.netty(id, "io.netty.buffer.PooledHeapByteBuf", flags, Integer.MAX_VALUE, id - 1);
        return new Tape.Netty(
                id,
                List.of(),
                "io.netty.buffer.PooledHeapByteBuf",
                0,
                0,
                0,
                0,
                0,
                Integer.MAX_VALUE,
                0,
                Oracle.order(flags),
                (flags & Op.READ_ONLY) != 0,
                (flags & Op.DIRECT) != 0,
                id - 1,
                List.of(),
                false);
    }

    private void indices() {
        if (oracle.tapes.isEmpty()) {
            return;
        }
        int id = any(List.copyOf(oracle.tapes.keySet()));
        int a = random.nextInt(1000);
        int b = random.nextInt();
        int c = random.nextInt(5) - 2;
        Tape moved = switch (oracle.tapes.get(id)) {
            case Tape.Nio nio -> {
                ops.nioIndices(id, a, b >>> 1, c);
                yield Tapes.moved(nio, a, b >>> 1, c);
            }
            case Tape.Netty netty
            when random.nextBoolean() -> {
                ops.nettyPlace(id, 2, a, b >>> 1);
                yield Tapes.placed(netty, 2, a, b >>> 1);
            }
            case Tape.Netty netty -> {
                ops.nettyIndices(id, a, b >>> 1, c + 2);
                yield Tapes.moved(netty, a, b >>> 1, c + 2);
            }
            case Tape.Array array -> array;
        };
        oracle.tapes.put(id, moved);
    }

    private void name() {
        if (oracle.tapes.isEmpty()) {
            return;
        }
        Tape tape = oracle.tapes.get(any(List.copyOf(oracle.tapes.keySet())));
        String name = "缓冲" + random.nextInt(4);
        List<String> names = new ArrayList<>(tape.names());
        if (random.nextBoolean()) {
            ops.name(tape.id(), name);
            names.remove(name);
            names.add(tape.names().contains(name) ? tape.names().indexOf(name) : names.size(), name);
        } else {
            ops.unname(tape.id(), name);
            names.remove(name);
        }
        oracle.tapes.put(tape.id(), Tapes.named(tape, names));
    }

    private void rare() {
        for (Tape tape : List.copyOf(oracle.tapes.values())) {
            boolean torn = random.nextBoolean();
            if (tape instanceof Tape.Nio nio) {
                ops.torn(nio.id(), torn);
                oracle.tapes.put(nio.id(), Tapes.torn(nio, torn));
            } else if (tape instanceof Tape.Netty netty) {
                components(netty);
            }
        }
    }

    private void components(Tape.Netty netty) {
        List<Tape.Component> parts = new ArrayList<>();
        for (int left = random.nextInt(4); left > 0; left--) {
            parts.add(new Tape.Component(left, 10, left, 1000L * left, left));
        }
        ops.components(netty.id(), parts.size());
        parts.forEach(part -> ops.component(part.start(), part.length(), part.memory(), part.offset(), part.tape()));
        oracle.tapes.put(netty.id(), Tapes.composed(netty, parts));
    }

    private void involved() {
        int tape = 1 + random.nextInt(5);
        ops.involved(tape);
        if (!oracle.involved.contains(tape)) {
            oracle.involved.add(tape);
        }
    }

    private void output() {
        Output output = new Output(random.nextBoolean(), "line " + random.nextInt() + "\n");
        ops.output(output.error(), output.text());
        oracle.output.add(output);
    }

    private void step() {
        int site = random.nextInt(6);
        frames.add(
                switch (random.nextInt(3)) {
                    case 0 -> {
                        ops.line(site);
                        yield oracle.step(Event.LINE, site, null);
                    }
                    case 1 -> {
                        ops.call(site);
                        yield oracle.step(Event.CALL, site, null);
                    }
                    case 2 -> {
                        ops.printed(site);
                        yield oracle.step(Event.OUTPUT, site, null);
                    }
                    default -> threw(site);
                });
    }

    private Frame threw(int site) {
        Thrown thrown =
                new Thrown("java.nio.BufferOverflowException", random.nextBoolean() ? "m " + random.nextInt() : null);
        ops.threw(site, thrown.className(), thrown.message());
        return oracle.step(Event.THREW, site, thrown);
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
