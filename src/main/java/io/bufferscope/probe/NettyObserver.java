package io.bufferscope.probe;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Peek;
import java.lang.ref.ReferenceQueue;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/// The maker of tapes for Netty's buffers; loaded when the first one is met.
final class NettyObserver {

    /// Where the buffer that is being read lies; used under the lock only.
    final Peek.Spot spot = new Peek.Spot();

    private final Scene scene;
    private final Memories memories;
    private final NioObserver nio;
    private final IdentityTable<Root> roots = new IdentityTable<>();

    NettyObserver(Scene scene, Memories memories, NioObserver nio) {
        this.scene = scene;
        this.memories = memories;
        this.nio = nio;
    }

    NettyTape tape(Object buffer, int id, ReferenceQueue<Object> queue) {
        return new NettyTape((ByteBuf) buffer, id, queue, this);
    }

    /// The tape of the nearest buffer that a buffer is a view of and that the program holds; 0 if there is none.
    int parent(ByteBuf buffer) {
        ByteBuf at = buffer;
        while (true) {
            at = Peek.trusted(at) ? Peek.parent(at) : null;
            TapeState tape = at == null ? null : scene.known(at);
            if (at == null || tape != null) {
                return tape == null ? 0 : tape.id;
            }
        }
    }

    @Nullable
    TapeState known(ByteBuf buffer) {
        TapeState tape = scene.known(buffer);
        return tape == null ? scene.known(Peek.core(buffer)) : tape;
    }

    @Nullable
    NettyAnswer answer(ByteBuf buffer) {
        return scene.answer(buffer) instanceof NettyAnswer answer ? answer : null;
    }

    /// Gives a tape the memory of its new root.
    void settle(NettyTape tape, @Nullable Object root) {
        MemoryState old = tape.memory;
        MemoryState now = root == null ? null : memory(root);
        if (now != null) {
            now.views++;
        }
        tape.memory = now;
        scene.leave(old);
    }

    void leave(@Nullable MemoryState memory) {
        scene.leave(memory);
    }

    /// The memory of an array or `ByteBuffer` that holds the bytes of buffers.
    MemoryState memory(Object root) {
        return root(root).memory;
    }

    /// Offset of a root's first byte in its memory.
    long base(Object root) {
        return root(root).base;
    }

    private Root root(Object object) {
        Root known = roots.find(object);
        if (known == null || known.memory.forgotten) {
            if (known != null) {
                roots.remove(known);
            }
            NioObserver.Placement placement = object instanceof ByteBuffer buffer ? nio.place(buffer) : null;
            known = placement == null
                    ? new Root(object, scene, memories.array(object), 0)
                    : new Root(object, scene, placement.memory(), placement.offset());
            roots.add(known);
        }
        return known;
    }

    /// Compares contents that lie in a root.
    void compare(MemoryState memory, Object root, long rootOffset, long offset, int length, Journal to) {
        if (root instanceof byte[] array) {
            memory.compare(array, (int) rootOffset, offset, length, to);
        } else if (root instanceof ByteBuffer buffer) {
            try {
                outside(memory, buffer, (int) rootOffset, offset, length, to);
            } catch (IllegalStateException | WrongThreadException unreadable) {
                return;
            }
        }
    }

    private static void outside(
            MemoryState memory, ByteBuffer root, int rootOffset, long offset, int length, Journal to) {
        ByteBuffer source =
                rootOffset + length <= root.limit() ? root : root.duplicate().clear();
        for (int done = 0; done < length; ) {
            int here = Math.min(length - done, Shadow.PAGE - (int) (offset + done & Shadow.PAGE - 1));
            source.get(rootOffset + done, to.read, 0, here);
            memory.compare(to.read, 0, offset + done, here, to);
            done += here;
        }
    }

    /// Where an array or `ByteBuffer` lies.
    private static final class Root extends Keyed {

        private final MemoryState memory;
        private final long base;

        Root(Object object, Scene scene, MemoryState memory, long base) {
            super(object, scene.collected());
            this.memory = memory;
            this.base = base;
        }
    }

    /// Forgets a root that was collected.
    void forget(Keyed root) {
        if (root instanceof Root held) {
            roots.remove(held);
        }
    }
}
