package io.bufferscope.session;

import io.bufferscope.session.BufferModel.Act;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/// A random list of operations; a few of them ask for more than the buffer has, and throw.
final class CosimulationScript {

    /// Capacity of the buffers that the operations are meant for.
    static final int CAPACITY = 32;

    private final Random random;

    private CosimulationScript(long seed) {
        random = new Random(seed);
    }

    static List<Act<NioModel>> nio(long seed, int length) {
        CosimulationScript script = new CosimulationScript(seed);
        List<Supplier<Act<NioModel>>> kinds = new ArrayList<>(script.nioAccess());
        kinds.addAll(script.nioAccess());
        kinds.addAll(script.nioIndices());
        return script.draw(kinds, length);
    }

    static List<Act<NettyModel>> netty(long seed, int length) {
        CosimulationScript script = new CosimulationScript(seed);
        List<Supplier<Act<NettyModel>>> kinds = new ArrayList<>(script.nettyAccess());
        kinds.addAll(script.nettyAccess());
        kinds.addAll(script.nettyIndices());
        return script.draw(kinds, length);
    }

    private <M extends BufferModel> List<Act<M>> draw(List<Supplier<Act<M>>> kinds, int length) {
        List<Act<M>> acts = new ArrayList<>();
        while (acts.size() < length) {
            acts.add(kinds.get(random.nextInt(kinds.size())).get());
        }
        return acts;
    }

    private List<Supplier<Act<NioModel>>> nioAccess() {
        return List.of(
                () -> data(1, d -> new Act<NioModel>("put((byte) " + d[0] + ")", m -> m.put(d))),
                () -> data(size(), d -> new Act<NioModel>("put(" + literal(d) + ")", m -> m.put(d))),
                () -> number(value -> new Act<NioModel>("putInt(" + value + ")", m -> m.putInt(value))),
                () -> at((i, d) -> new Act<NioModel>("put(" + i + ", (byte) " + d[0] + ")", m -> m.put(i, d))),
                () -> new Act<NioModel>("get()", m -> m.get(1)),
                () -> new Act<NioModel>("getInt()", m -> m.get(4)),
                () -> index(i -> new Act<NioModel>("get(" + i + ")", m -> m.look(i, 1))),
                () -> index(i -> new Act<NioModel>("getInt(" + i + ")", m -> m.look(i, 4))),
                () -> index(i -> number(v -> new Act<NioModel>("putInt(" + i + ", " + v + ")", m -> m.putInt(i, v)))),
                () -> sized(n -> new Act<NioModel>("get(new byte[" + n + "])", m -> m.get(n))));
    }

    private List<Supplier<Act<NioModel>>> nioIndices() {
        return List.of(
                () -> new Act<>("flip()", NioModel::flip),
                () -> new Act<>("clear()", NioModel::clear),
                () -> new Act<>("rewind()", NioModel::rewind),
                () -> new Act<>("compact()", NioModel::compact),
                () -> new Act<>("mark()", NioModel::mark),
                () -> new Act<>("mark()", NioModel::mark),
                () -> new Act<>("reset()", NioModel::reset),
                () -> index(i -> new Act<NioModel>("position(" + i + ")", m -> m.position(i))),
                () -> index(i -> new Act<NioModel>("limit(" + i + ")", m -> m.limit(i))),
                () -> new Act<>("order(ByteOrder.LITTLE_ENDIAN)", m -> m.order(true)),
                () -> new Act<>("order(ByteOrder.BIG_ENDIAN)", m -> m.order(false)));
    }

    private List<Supplier<Act<NettyModel>>> nettyAccess() {
        return List.of(
                () -> data(1, d -> new Act<NettyModel>("writeByte(" + d[0] + ")", m -> m.writeBytes(d))),
                () -> data(size(), d -> new Act<NettyModel>("writeBytes(" + literal(d) + ")", m -> m.writeBytes(d))),
                () -> number(v -> new Act<NettyModel>("writeInt(" + v + ")", m -> m.writeInt(v))),
                () -> number(
                        v -> new Act<NettyModel>("writeIntLE(" + v + ")", m -> m.writeInt(Integer.reverseBytes(v)))),
                () -> at((i, d) -> new Act<NettyModel>("setByte(" + i + ", " + d[0] + ")", m -> m.set(i, d))),
                () -> index(i -> number(v -> new Act<NettyModel>("setInt(" + i + ", " + v + ")", m -> m.setInt(i, v)))),
                () -> new Act<NettyModel>("readByte()", m -> m.read(1)),
                () -> new Act<NettyModel>("readInt()", m -> m.read(4)),
                () -> index(i -> new Act<NettyModel>("getInt(" + i + ")", m -> m.check(i, 4))),
                () -> sized(n -> new Act<NettyModel>("readBytes(new byte[" + n + "])", m -> m.read(n))));
    }

    private List<Supplier<Act<NettyModel>>> nettyIndices() {
        return List.of(
                () -> sized(n -> new Act<NettyModel>("skipBytes(" + n + ")", m -> m.read(n))),
                () -> new Act<>("clear()", m -> m.setIndex(0, 0)),
                () -> new Act<>("discardReadBytes()", NettyModel::discardReadBytes),
                () -> new Act<>("discardReadBytes()", NettyModel::discardReadBytes),
                () -> new Act<>("markReaderIndex()", NettyModel::markReaderIndex),
                () -> new Act<>("resetReaderIndex()", NettyModel::resetReaderIndex),
                () -> index(i -> new Act<NettyModel>("readerIndex(" + i + ")", m -> m.readerIndex(i))),
                () -> index(i -> new Act<NettyModel>("writerIndex(" + i + ")", m -> m.writerIndex(i))),
                () -> index(r -> sized(
                        n -> new Act<NettyModel>("setIndex(" + r + ", " + (r + n) + ")", m -> m.setIndex(r, r + n)))));
    }

    private interface Taking<T, M extends BufferModel> {
        Act<M> act(T argument);
    }

    private interface TakingBoth<M extends BufferModel> {
        Act<M> act(int index, byte[] data);
    }

    private <M extends BufferModel> Act<M> data(int length, Taking<byte[], M> kind) {
        byte[] data = new byte[length];
        random.nextBytes(data);
        return kind.act(data);
    }

    private <M extends BufferModel> Act<M> number(Taking<Integer, M> kind) {
        return kind.act(random.nextInt());
    }

    /// An index that is a little too large now and then.
    private <M extends BufferModel> Act<M> index(Taking<Integer, M> kind) {
        return kind.act(random.nextInt(CAPACITY + 2));
    }

    private <M extends BufferModel> Act<M> sized(Taking<Integer, M> kind) {
        return kind.act(size());
    }

    private <M extends BufferModel> Act<M> at(TakingBoth<M> kind) {
        return index(i -> data(1, d -> kind.act(i, d)));
    }

    private int size() {
        return random.nextInt(9);
    }

    private static String literal(byte[] data) {
        String all = Arrays.toString(data);
        return "new byte[] {" + all.substring(1, all.length() - 1) + "}";
    }
}
