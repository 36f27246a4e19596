package io.bufferscope.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CallKindTest {

    @ParameterizedTest
    @CsvSource(delimiter = ' ', textBlock = """
        java/nio/ByteBuffer put (B)Ljava/nio/ByteBuffer; RELATIVE
        java/nio/ByteBuffer put (IB)Ljava/nio/ByteBuffer; WHOLE
        java/nio/ByteBuffer put ([BII)Ljava/nio/ByteBuffer; RELATIVE
        java/nio/ByteBuffer put (I[BII)Ljava/nio/ByteBuffer; WHOLE
        java/nio/ByteBuffer putInt (I)Ljava/nio/ByteBuffer; RELATIVE
        java/nio/ByteBuffer putInt (II)Ljava/nio/ByteBuffer; WHOLE
        java/nio/ByteBuffer get ()B RELATIVE
        java/nio/ByteBuffer get (I)B INDICES
        java/nio/ByteBuffer getInt (I)I INDICES
        java/nio/ByteBuffer compact ()Ljava/nio/ByteBuffer; WHOLE
        java/nio/ByteBuffer flip ()Ljava/nio/ByteBuffer; INDICES
        java/nio/IntBuffer put (I)Ljava/nio/IntBuffer; RELATIVE
        java/nio/IntBuffer put (II)Ljava/nio/IntBuffer; WHOLE
        java/nio/CharBuffer put (Ljava/lang/String;)Ljava/nio/CharBuffer; RELATIVE
        java/nio/CharBuffer append (C)Ljava/nio/CharBuffer; RELATIVE
        java/nio/MappedByteBuffer force ()Ljava/nio/MappedByteBuffer; INDICES
        io/netty/buffer/ByteBuf writeInt (I)Lio/netty/buffer/ByteBuf; RELATIVE
        io/netty/buffer/ByteBuf readSlice (I)Lio/netty/buffer/ByteBuf; RELATIVE
        io/netty/buffer/ByteBuf setInt (II)Lio/netty/buffer/ByteBuf; WHOLE
        io/netty/buffer/ByteBuf getInt (I)I INDICES
        io/netty/buffer/ByteBuf writerIndex (I)Lio/netty/buffer/ByteBuf; INDICES
        io/netty/buffer/ByteBuf capacity ()I INDICES
        io/netty/buffer/ByteBuf capacity (I)Lio/netty/buffer/ByteBuf; WHOLE
        io/netty/buffer/ByteBuf discardReadBytes ()Lio/netty/buffer/ByteBuf; WHOLE
        io/netty/buffer/ByteBuf release ()Z WHOLE
        io/netty/buffer/CompositeByteBuf addComponent (ZLio/netty/buffer/ByteBuf;)Lio/netty/buffer/CompositeByteBuf; WHOLE
        java/lang/foreign/MemorySegment get (Ljava/lang/foreign/ValueLayout$OfInt;J)I INDICES
        java/lang/foreign/MemorySegment set (Ljava/lang/foreign/ValueLayout$OfInt;JI)V WHOLE
        java/nio/channels/FileChannel read (Ljava/nio/ByteBuffer;)I WHOLE
        """)
    void tells_whatACallCanChange(String owner, String name, String descriptor, CallKind kind) {
        assertThat(CallKind.of(owner, name, descriptor)).isEqualTo(kind);
    }
}
