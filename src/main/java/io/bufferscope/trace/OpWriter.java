package io.bufferscope.trace;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A growing array of operations; the one writer of the binary form described at [Op].
///
/// Not safe for use by several threads at once.
public final class OpWriter {

    /// A flag of [#nio] and [#netty]: multi-byte values are little endian.
    public static final int LITTLE_ENDIAN = Op.LITTLE_ENDIAN;

    /// A flag of [#nio] and [#netty].
    public static final int READ_ONLY = Op.READ_ONLY;

    /// A flag of [#nio] and [#netty].
    public static final int DIRECT = Op.DIRECT;

    private byte[] data;
    private int size;

    /// An empty writer.
    ///
    /// @param capacity bytes to start with
    public OpWriter(int capacity) {
        data = new byte[capacity];
    }

    public byte[] array() {
        return data;
    }

    /// A copy of what was written.
    byte[] toArray() {
        return Arrays.copyOf(data, size);
    }

    /// Bytes written.
    public int size() {
        return size;
    }

    public void clear() {
        size = 0;
    }

    /// Drops what was written after the first `length` bytes.
    public void truncate(int length) {
        size = Math.min(size, length);
    }

    /// Appends everything that another writer holds.
    public void append(OpWriter other) {
        room(other.size);
        System.arraycopy(other.data, 0, data, size, other.size);
        size += other.size;
    }

    public void newThread(int thread, boolean virtual, String name) {
        op(Op.NEW_THREAD);
        u(thread);
        u(virtual ? 1 : 0);
        text(name);
    }

    public void thread(int thread) {
        op(Op.THREAD);
        u(thread);
    }

    public void enter(int method) {
        op(Op.ENTER);
        u(method);
    }

    public void exit(int depth) {
        op(Op.EXIT);
        u(depth);
    }

    /// A primitive variable's new value.
    ///
    /// @param type one of `Z B C S I J F D`
    /// @param bits the value, or the raw bits of a float or double
    public void local(int variable, char type, long bits) {
        local(variable, type);
        z(bits);
    }

    /// A string variable's new value.
    ///
    /// @param text its first characters
    /// @param length its whole length in chars
    public void localText(int variable, String text, int length) {
        local(variable, 'T');
        u(length);
        text(text);
    }

    public void localRef(int variable, int tape) {
        local(variable, 'R');
        u(tape);
    }

    public void localOther(int variable, @Nullable String className) {
        local(variable, className == null ? 'N' : 'O');
        if (className != null) {
            text(className);
        }
    }

    private void local(int variable, char type) {
        op(Op.LOCAL);
        u(variable);
        op(type);
    }

    public void memory(int memory, Memory.Kind kind, long identity, long length) {
        op(Op.MEMORY);
        u(memory);
        u(kind.ordinal());
        z(identity);
        u(length);
    }

    public void bytes(int memory, long offset, byte[] from, int start, int length) {
        op(Op.BYTES);
        u(memory);
        u(offset);
        block(from, start, length);
    }

    /// A length and that many bytes.
    void block(byte[] from, int start, int length) {
        u(length);
        room(length);
        System.arraycopy(from, start, data, size, length);
        size += length;
    }

    public void nio(
            int tape,
            String type,
            String className,
            int flags,
            int elementSize,
            int memory,
            long offset,
            int capacity) {
        op(Op.NIO);
        u(tape);
        text(type);
        text(className);
        u(flags);
        u(elementSize);
        u(memory);
        u(offset);
        u(capacity);
    }

    public void nioIndices(int tape, int position, int limit, int mark) {
        op(Op.NIO_INDICES);
        u(tape);
        u(position);
        u(limit);
        z(mark);
    }

    public void netty(int tape, String className, int flags, int maxCapacity, int parent) {
        op(Op.NETTY);
        u(tape);
        text(className);
        u(flags);
        u(maxCapacity);
        u(parent);
    }

    public void nettyPlace(int tape, int memory, long offset, int capacity) {
        op(Op.NETTY_PLACE);
        u(tape);
        u(memory);
        u(offset);
        u(capacity);
    }

    public void nettyIndices(int tape, int readerIndex, int writerIndex, int refCnt) {
        op(Op.NETTY_INDICES);
        u(tape);
        u(readerIndex);
        u(writerIndex);
        u(refCnt);
    }

    /// Begins the component list of a composite; `count` calls of [#component] must follow.
    public void components(int tape, int count) {
        op(Op.COMPONENTS);
        u(tape);
        u(count);
    }

    public void component(int start, int length, int memory, long offset, int tape) {
        u(start);
        u(length);
        u(memory);
        u(offset);
        u(tape);
    }

    public void array(int tape, int memory, int length) {
        op(Op.ARRAY);
        u(tape);
        u(memory);
        u(length);
    }

    public void name(int tape, String name) {
        op(Op.NAME);
        u(tape);
        text(name);
    }

    public void unname(int tape, String name) {
        op(Op.UNNAME);
        u(tape);
        text(name);
    }

    public void gone(int tape) {
        op(Op.GONE);
        u(tape);
    }

    public void forget(int memory) {
        op(Op.FORGET);
        u(memory);
    }

    public void torn(int tape, boolean torn) {
        op(Op.TORN);
        u(tape);
        u(torn ? 1 : 0);
    }

    public void involved(int tape) {
        op(Op.INVOLVED);
        u(tape);
    }

    public void output(boolean error, String text) {
        op(Op.OUTPUT);
        u(error ? 1 : 0);
        text(text);
    }

    public void printed(int site) {
        op(Op.PRINTED);
        u(site);
    }

    public void line(int site) {
        op(Op.LINE);
        u(site);
    }

    public void call(int site) {
        op(Op.CALL);
        u(site);
    }

    public void threw(int site, String className, @Nullable String message) {
        op(Op.THREW);
        u(site);
        text(className);
        u(message == null ? 0 : 1);
        text(message == null ? "" : message);
    }

    /// Begins a key frame.
    ///
    /// @param steps number of steps before it
    public void reset(long steps) {
        op(Op.RESET);
        op(Op.STEPS);
        u(steps);
    }

    /// A bare number, as the payload of a chunk that holds no operations.
    public void number(long value) {
        u(value);
    }

    void op(int tag) {
        room(1);
        data[size++] = (byte) tag;
    }

    void u(long value) {
        room(10);
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            data[size++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        data[size++] = (byte) rest;
    }

    void z(long value) {
        u((value << 1) ^ (value >> 63));
    }

    void text(String text) {
        byte[] utf8 = text.getBytes(UTF_8);
        u(utf8.length);
        room(utf8.length);
        System.arraycopy(utf8, 0, data, size, utf8.length);
        size += utf8.length;
    }

    private void room(int more) {
        if (data.length - size < more) {
            long wanted = Math.max(2L * data.length, (long) size + more);
            data = Arrays.copyOf(data, (int) Math.min(wanted, Integer.MAX_VALUE - 8));
        }
    }
}
