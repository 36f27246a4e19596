package io.bufferscope.trace;

/// The tags of the operations that a trace is made of.
///
/// A trace is a sequence of operations, each a tag byte and its operands. Operations change the state of the
/// watched program as the reader knows it; a step operation ([#LINE], [#CALL], [#THREW], [#PRINTED],
/// [#COMMAND], [#SAMPLE]) ends a frame, which is the state after all operations before it. Operands are unsigned LEB128
/// numbers (`u`), zigzag LEB128
/// numbers (`z`) or texts (`s`: `u` byte length, UTF-8). Thread-bound operations mean the thread named last.
///
/// A key frame is [#RESET] followed by the operations that build the whole state, without a step operation.
final class Op {

    /// `u thread, u flags (1 virtual), s name`: a new thread; the following operations mean it.
    static final int NEW_THREAD = 1;
    /// `u thread`: the following operations mean this thread.
    static final int THREAD = 2;
    /// `u method`: the thread entered a watched method.
    static final int ENTER = 3;
    /// `u depth`: the thread left methods until `depth` are running.
    static final int EXIT = 4;
    /// `u variable, type, value`: a variable of the running method got a value. The type byte is one of
    /// `Z B C S I J` (`z`), `F D` (`z` of the raw bits), `T` (`u` length in chars, `s`), `R` (`u` tape), `O` (`s`
    /// class), `N` (nothing).
    static final int LOCAL = 5;
    /// `u memory, u kind, z identity, u size`: a new memory.
    static final int MEMORY = 6;
    /// `u memory, u offset, u length, bytes`: contents that were seen in a memory.
    static final int BYTES = 7;
    /// `u tape, s type, s class, u flags (1 little endian, 2 read-only, 4 direct), u element size, u memory,
    /// u offset, u capacity`: a new `java.nio` buffer.
    static final int NIO = 8;
    /// `u tape, u position, u limit, z mark`.
    static final int NIO_INDICES = 9;
    /// `u tape, s class, u flags (as NIO), u maxCapacity, u parent`: a new `ByteBuf`.
    static final int NETTY = 10;
    /// `u tape, u memory, u offset, u capacity`: where a `ByteBuf` lies now.
    static final int NETTY_PLACE = 11;
    /// `u tape, u readerIndex, u writerIndex, u refCnt`.
    static final int NETTY_INDICES = 12;
    /// `u tape, u count, count × (u start, u length, u memory, u offset, u tape)`.
    static final int COMPONENTS = 13;
    /// `u tape, u memory, u capacity`: a new byte array.
    static final int ARRAY = 14;
    /// `u tape, s name`: the program can reach the tape under one more name.
    static final int NAME = 15;
    /// `u tape, s name`: a name no longer leads to the tape.
    static final int UNNAME = 16;
    /// `u tape`: the object was collected.
    static final int GONE = 17;
    /// `u memory`: no tape is a view of this memory any more.
    static final int FORGET = 18;
    /// `u tape, u torn (0 or 1)`: whether the state may be torn from now on.
    static final int TORN = 19;
    /// `u tape`: it takes part in the next step's call.
    static final int INVOLVED = 20;
    /// `u stream (0 output, 1 error), s text`: a part of what was printed.
    static final int OUTPUT = 21;
    /// `u site`: a line was reached.
    static final int LINE = 22;
    /// `u site`: a call returned.
    static final int CALL = 23;
    /// `u site, s class, u has message, s message`: a call threw.
    static final int THREW = 24;
    /// Everything known is forgotten; a key frame follows.
    static final int RESET = 25;
    /// `u steps`: the number of steps before this place; the first operation of a key frame after [#RESET].
    static final int STEPS = 26;
    /// `u site`: the thread has printed what came since the last step, at this line.
    static final int PRINTED = 27;

    /// `u kind, u a, u b, u c, u length, bytes`: a part of an allocator is like this from now on; [PoolPart] lists the
    /// kinds, what `a`, `b` and `c` name, and what stands in the bytes.
    static final int POOL_PART = 28;
    /// `u kind, u a, u b, u c`: a part of an allocator is no more.
    static final int POOL_GONE = 29;
    /// `s text`: the command that the next step carries out.
    static final int COMMAND_TEXT = 30;
    /// `u site`: a command was carried out.
    static final int COMMAND = 31;
    /// `u site`: a workload ran freely and its pool was looked at.
    static final int SAMPLE = 32;

    static final int LITTLE_ENDIAN = 1;
    static final int READ_ONLY = 2;
    static final int DIRECT = 4;

    private Op() {}
}
