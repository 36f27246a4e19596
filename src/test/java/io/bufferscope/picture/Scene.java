package io.bufferscope.picture;

import static io.bufferscope.picture.Frames.frame;
import static io.bufferscope.picture.Frames.netty;
import static io.bufferscope.picture.Frames.nio;

import io.bufferscope.trace.Bytes;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Memory;
import io.bufferscope.trace.Tape;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// A situation whose picture is kept as a golden file: a frame and the frame before it.
enum Scene {
    FLIP {
        @Override
        Frame before() {
            return frame().heap(1, 16, "Hello")
                    .tape(nio(1, "nio", 1, 16).at(5, 16).build())
                    .build();
        }

        @Override
        Frame after() {
            return frame().heap(1, 16, "Hello")
                    .tape(nio(1, "nio", 1, 16).at(0, 5).build())
                    .line(3)
                    .call("ByteBuffer.flip()", 1)
                    .build();
        }
    },
    COMPACT {
        @Override
        Frame before() {
            return frame().heap(1, 16, "Hello")
                    .tape(nio(1, "nio", 1, 16).at(2, 5).build())
                    .build();
        }

        @Override
        Frame after() {
            return frame().heap(1, 16, "llolo")
                    .tape(nio(1, "nio", 1, 16).at(3, 16).build())
                    .call("ByteBuffer.compact()", 1)
                    .build();
        }
    },
    MARK_NEAR_POINTERS {
        @Override
        Frame before() {
            return frame().heap(1, 16, "Hello")
                    .tape(nio(1, "nio", 1, 16).at(14, 15).mark(14).build())
                    .build();
        }

        @Override
        Frame after() {
            return frame().heap(1, 16, "Hello")
                    .tape(nio(1, "nio", 1, 16).at(15, 15).mark(14).build())
                    .call("ByteBuffer.get()", 1)
                    .build();
        }
    },
    LITTLE_ENDIAN_INTS {
        @Override
        Frame before() {
            return frame().heap(1, 16, "")
                    .tape(nio(1, "nio", 1, 16).little().build())
                    .build();
        }

        @Override
        Frame after() {
            return frame().heap(1, 16, new byte[] {1, 0, 0, 0, 0, 1, 0, 0})
                    .tape(nio(1, "nio", 1, 16).little().build())
                    .tape(nio(2, "ints", 1, 4)
                            .typed("IntBuffer", "java.nio.ByteBufferAsIntBufferL", 4)
                            .little()
                            .at(2, 4)
                            .build())
                    .call("IntBuffer.put(int)", 2)
                    .build();
        }
    },
    INT_BUFFER_ALONE {
        @Override
        Frame before() {
            return after();
        }

        @Override
        Frame after() {
            return frame().heap(1, 16, new byte[] {1, 0, 0, 0, 0, 1, 0, 0, -1, -1, -1, -1})
                    .tape(nio(1, "ints", 1, 4)
                            .typed("IntBuffer", "java.nio.HeapIntBuffer", 4)
                            .little()
                            .at(1, 3)
                            .build())
                    .build();
        }
    },
    READ_ONLY {
        @Override
        Frame before() {
            return after();
        }

        @Override
        Frame after() {
            return frame().heap(1, 8, "Hi you")
                    .tape(nio(1, "view", 1, 8).readOnly().at(3, 6).mark(3).build())
                    .build();
        }
    },
    SLICES {
        @Override
        Frame before() {
            return after();
        }

        @Override
        Frame after() {
            return frame().heap(1, 16, "HTTP/1.1 200 OK")
                    .tape(new Tape.Array(1, List.of("bytes"), 1, 16))
                    .tape(nio(2, "nio", 1, 16).at(9, 15).build())
                    .tape(nio(3, "status", 1, 6).offset(9).at(1, 3).mark(0).build())
                    .tape(nio(4, "all", 1, 16).at(0, 8).readOnly().build())
                    .call("ByteBuffer.slice()", 2, 3)
                    .build();
        }
    },
    COMPOSITE {
        @Override
        Frame before() {
            return after();
        }

        @Override
        Frame after() {
            return frame().heap(1, 8, "HEAD")
                    .heap(2, 8, "body!")
                    .heap(3, 2, "\r\n")
                    .tape(netty(1, "header", 1, 8).at(0, 4).build())
                    .tape(netty(2, "body", 2, 8).at(0, 5).build())
                    .tape(netty(3, "message", 0, 11)
                            .at(2, 11)
                            .components(
                                    new Tape.Component(0, 4, 1, 0, 1),
                                    new Tape.Component(4, 5, 2, 0, 2),
                                    new Tape.Component(9, 2, 3, 0, 0))
                            .build())
                    .call("CompositeByteBuf.readShort()", 3)
                    .build();
        }
    },
    GROWTH {
        @Override
        Frame before() {
            return frame().heap(1, 8, "Hello, w")
                    .tape(netty(1, "buf", 1, 8).at(2, 8).build())
                    .build();
        }

        @Override
        Frame after() {
            return frame().heap(2, 16, "Hello, world")
                    .tape(netty(1, "buf", 2, 16).at(2, 12).build())
                    .call("ByteBuf.writeBytes(byte[])", 1)
                    .build();
        }
    },
    FREED {
        @Override
        Frame before() {
            return frame().heap(1, 16, "Hello")
                    .tape(netty(1, "buf", 1, 16).at(1, 5).build())
                    .build();
        }

        @Override
        Frame after() {
            return frame().heap(1, 16, "Hello")
                    .tape(netty(1, "buf", 1, 16).at(1, 5).refCnt(0).build())
                    .call("ByteBuf.release()", 1)
                    .build();
        }
    },
    MEBIBYTE_FOLDED {
        @Override
        Frame before() {
            return big(524_288, 0);
        }

        @Override
        Frame after() {
            return big(524_293, 5);
        }

        private Frame big(int position, int written) {
            Bytes bytes = ZEROS.with(524_288, "Hello".getBytes(StandardCharsets.US_ASCII), 0, written);
            return frame().memory(new Memory(1, Memory.Kind.DIRECT, 0x7f24c0de1000L, 1 << 20, bytes))
                    .tape(nio(1, "big", 1, 1 << 20)
                            .typed("ByteBuffer", "java.nio.DirectByteBuffer", 1)
                            .at(position, 1 << 20)
                            .build())
                    .call("ByteBuffer.put(byte[])", 1)
                    .build();
        }
    },
    BYTE_ARRAY {
        @Override
        Frame before() {
            return after();
        }

        @Override
        Frame after() {
            return frame().heap(1, 6, "Gr\u00fc\u00dfe")
                    .heap(2, 3, "abc")
                    .tape(new Tape.Array(1, List.of("data"), 1, 6))
                    .tape(new Tape.Array(2, List.of(), 2, 3))
                    .tape(nio(3, null, 3, 4).build())
                    .build();
        }
    },
    TORN {
        @Override
        Frame before() {
            return after();
        }

        @Override
        Frame after() {
            return frame().memory(new Memory(
                            1, Memory.Kind.MAPPED, 0x7f00aaL, 12, Bytes.NONE.with(0, new byte[] {1, 2, 3, 4}, 0, 4)))
                    .tape(nio(1, "shared", 1, 12).torn().at(4, 9).build())
                    .build();
        }
    },
    THREE_ROWS {
        @Override
        Frame before() {
            return frame().heap(1, 40, "The quick brown fox jumps over it")
                    .tape(nio(1, "nio", 1, 40).at(33, 40).mark(2).build())
                    .build();
        }

        @Override
        Frame after() {
            return frame().heap(1, 40, "The quick brown fox jumps over it")
                    .tape(nio(1, "nio", 1, 40).at(16, 33).mark(2).build())
                    .tape(nio(2, "fox", 1, 10).offset(12).at(4, 10).build())
                    .call("ByteBuffer.position(int)", 1)
                    .build();
        }
    },
    DESIGN {
        @Override
        Frame before() {
            return FLIP.before();
        }

        @Override
        Frame after() {
            return frame().heap(1, 16, "Hello")
                    .heap(2, 16, "Hello")
                    .tape(nio(1, "nio", 1, 16).at(0, 5).build())
                    .tape(netty(2, "buf", 2, 16).at(1, 5).build())
                    .call("ByteBuffer.flip()", 1)
                    .build();
        }
    },
    ONE_BYTE_AND_NONE {
        @Override
        Frame before() {
            return after();
        }

        @Override
        Frame after() {
            return frame().heap(1, 1, "A")
                    .heap(2, 0, "")
                    .tape(nio(1, "one", 1, 1).build())
                    .tape(nio(2, "none", 2, 0).build())
                    .tape(netty(3, "empty", 0, 0).max(0).build())
                    .build();
        }
    };

    private static final Bytes ZEROS = Bytes.NONE.with(0, new byte[1 << 20], 0, 1 << 20);

    abstract Frame before();

    abstract Frame after();
}
