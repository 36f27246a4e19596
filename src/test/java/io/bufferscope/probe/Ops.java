package io.bufferscope.probe;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/// A reader of operations that turns each into a line of text, so that tests can compare them with what is meant.
final class Ops {

    private final byte[] data;
    private final int end;
    private int at;

    private Ops(byte[] data, int end) {
        this.data = data;
        this.end = end;
    }

    static List<String> read(byte[] data, int length) {
        Ops ops = new Ops(data, length);
        List<String> lines = new ArrayList<>();
        while (ops.at < ops.end) {
            String line = ops.next();
            if (!line.isEmpty()) {
                lines.add(line);
            }
        }
        return lines;
    }

    private String next() {
        int tag = data[at++];
        return switch (tag) {
            case 1 -> "thread #" + u() + " new " + u() + " " + s();
            case 2 -> "thread #" + u();
            case 3 -> "enter " + u();
            case 4 -> "exit " + u();
            case 5 -> "local " + u() + " " + value();
            case 6 -> "memory @" + u() + " " + kind() + " " + identity() + "size " + u();
            case 7 -> "bytes @" + u() + "+" + u() + " " + bytes();
            case 8 -> "nio #" + u() + " " + s() + " " + s() + " flags " + u() + " width " + u() + " " + place();
            case 9 -> "at #" + u() + " " + u() + " " + u() + " " + z();
            case 10 -> "netty #" + u() + " " + s() + " flags " + u() + " max " + u() + " parent " + u();
            case 11 -> "place #" + u() + " " + place();
            case 12 -> "at #" + u() + " " + u() + " " + u() + " refs " + u();
            case 13 -> "parts #" + u() + parts();
            case 14 -> "array #" + u() + " @" + u() + " capacity " + u();
            case 15 -> "name #" + u() + " " + s();
            case 16 -> "unname #" + u() + " " + s();
            case 17 -> "gone #" + u();
            case 18 -> "forget @" + u();
            case 19 -> "torn #" + u() + " " + u();
            case 20 -> "involved #" + u();
            case 21 -> "output " + u() + " " + s();
            case 22 -> "LINE " + u();
            case 23 -> "CALL " + u();
            case 24 -> "THREW " + u() + " " + s() + " " + u() + " " + s();
            case 27 -> "PRINTED " + u();
            default -> ofAllocator(tag);
        };
    }

    /// What is told of allocators is tested elsewhere.
    private String ofAllocator(int tag) {
        if (tag != 28 && tag != 29) {
            throw new AssertionError("no operation " + tag + " at " + (at - 1));
        }
        for (int i = 0; i < 4; i++) {
            u();
        }
        if (tag == 28) {
            bytes();
        }
        return "";
    }

    private String value() {
        char type = (char) data[at++];
        return type
                + " "
                + switch (type) {
                    case 'T' -> u() + " " + s();
                    case 'R' -> "#" + u();
                    case 'O' -> s();
                    case 'N' -> "";
                    default -> z();
                };
    }

    private String kind() {
        return switch ((int) u()) {
            case 0 -> "heap";
            case 1 -> "direct";
            default -> "mapped";
        };
    }

    private String identity() {
        z();
        return "";
    }

    private String place() {
        return "@" + u() + "+" + u() + " capacity " + u();
    }

    private String parts() {
        StringBuilder text = new StringBuilder();
        for (long left = u(); left > 0; left--) {
            text.append(" [").append(u()).append(' ').append(u()).append(" @").append(u());
            text.append('+').append(u()).append(" #").append(u()).append(']');
        }
        return text.toString();
    }

    private String bytes() {
        int length = (int) u();
        at += length;
        return HexFormat.of().formatHex(data, at - length, at);
    }

    private String s() {
        int length = (int) u();
        at += length;
        return new String(data, at - length, length, UTF_8);
    }

    private long u() {
        long value = 0;
        for (int shift = 0; ; shift += 7) {
            byte next = data[at++];
            value |= (long) (next & 0x7F) << shift;
            if (next >= 0) {
                return value;
            }
        }
    }

    private long z() {
        long value = u();
        return value >>> 1 ^ -(value & 1);
    }
}
