package io.bufferscope.session;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.function.Consumer;

/// A buffer that is nothing but a plain array and some numbers, for the recorder to be compared with.
///
/// Operations check before they change anything, and throw where the real buffer throws.
abstract class BufferModel {

    byte[] bytes;

    BufferModel(int capacity) {
        bytes = new byte[capacity];
    }

    /// An operation of a script.
    ///
    /// @param code the call in Java, without the buffer and the dot
    /// @param effect the same on a model
    record Act<M extends BufferModel>(String code, Consumer<M> effect) {}

    /// What a frame must say of the numbers of the buffer.
    abstract String numbers();

    /// What a frame must say of the buffer.
    final String state() {
        return numbers() + " " + contents();
    }

    /// What a frame must say of the bytes of every view of all of the buffer.
    final String contents() {
        return "capacity=" + bytes.length + " bytes=" + HexFormat.of().formatHex(bytes);
    }

    static void require(boolean condition) {
        if (!condition) {
            throw new IllegalArgumentException();
        }
    }

    final void check(int index, int length) {
        require(index >= 0 && length >= 0 && index + length <= bytes.length);
    }

    final void write(int index, byte[] data) {
        System.arraycopy(data, 0, bytes, index, data.length);
    }

    /// Moves the bytes of a range to the front and leaves the others as they are.
    final void shift(int from, int to) {
        System.arraycopy(bytes, from, bytes, 0, to - from);
    }

    final void resize(int from, int capacity) {
        bytes = Arrays.copyOfRange(bytes, from, from + capacity);
    }
}
