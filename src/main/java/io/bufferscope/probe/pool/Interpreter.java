package io.bufferscope.probe.pool;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// The doer of commands that are over at once: each on the thread that it names.
final class Interpreter {

    /// How the names of buffers that `fill` makes begin.
    static final String FILL = "fill-";

    private static final int MOST_THREADS = 200;
    private static final int COLLECTIONS = 3;
    private static final long PATIENCE = 20;

    private final Stage stage;
    private final BiConsumer<Boolean, String> say;
    private int filled;

    /// @param say takes what a command answers: whether it is an error, and the text
    Interpreter(Stage stage, BiConsumer<Boolean, String> say) {
        this.stage = stage;
        this.say = say;
    }

    /// Carries a command out.
    ///
    /// @return what Netty or the JVM threw, or null
    @Nullable
    Throwable run(Command command) throws ScriptProblem, InterruptedException {
        PlayerThread thread = thread(command);
        return switch (command) {
            case Command.Build build -> new Builder(stage, say).build(build);
            case Command.NewThread made -> newThread(made);
            case Command.Allocate allocate -> allocate(allocate, thread);
            case Command.Release release -> release(stage.shelf().get(release.name()), thread);
            case Command.Retain retain -> {
                ByteBuf buffer = buffer(stage.shelf().get(retain.name()));
                yield on(thread, buffer::retain);
            }
            case Command.Resize resize -> {
                ByteBuf buffer = buffer(stage.shelf().get(resize.name()));
                yield on(thread, () -> buffer.capacity(resize.size()));
            }
            case Command.Slice slice -> slice(slice, thread);
            case Command.Leak leak -> leak(stage.shelf().get(leak.name()));
            case Command.Fill fill -> fill(fill, thread);
            case Command.Drain drain -> drain(drain, thread);
            case Command.Trim trim -> trim(thread);
            case Command.Collect _ -> collect();
            case Command.Stats _ -> {
                say.accept(false, stage.current().stats());
                yield null;
            }
            default -> throw new IllegalArgumentException("of a workload: " + command);
        };
    }

    /// The thread that a command runs on.
    PlayerThread thread(Command command) throws ScriptProblem {
        return stage.thread(command.thread());
    }

    private @Nullable Throwable on(PlayerThread thread, Callable<?> task) throws InterruptedException {
        PoolWatch watch = stage.current();
        Throwable thrown = thread.run(() -> {
            try {
                return task.call();
            } finally {
                watch.meet(thread);
            }
        });
        stage.shelf().sweep();
        return thrown;
    }

    private static ByteBuf buffer(Held held) throws ScriptProblem {
        ByteBuf buffer = held.buffer();
        if (buffer == null) {
            throw new ScriptProblem("'" + held.name + "' was leaked: nobody can reach it any more");
        }
        return buffer;
    }

    private @Nullable Throwable newThread(Command.NewThread made) throws ScriptProblem {
        if (stage.hasThread(made.name())) {
            throw new ScriptProblem("there is a thread '" + made.name() + "' already: give another name");
        }
        if (stage.threads().size() >= MOST_THREADS) {
            throw new ScriptProblem("there are " + MOST_THREADS + " threads already: use one of them");
        }
        stage.addThread(made.name(), made.fast());
        return null;
    }

    private @Nullable Throwable allocate(Command.Allocate command, PlayerThread thread)
            throws ScriptProblem, InterruptedException {
        if (stage.shelf().find(command.name()) != null) {
            throw new ScriptProblem("'" + command.name() + "' is live already: release it, or give another name");
        }
        return take(command.name(), command.memory(), command.size(), thread);
    }

    private @Nullable Throwable take(String name, Command.Kind memory, int size, PlayerThread thread)
            throws InterruptedException {
        PoolWatch watch = stage.current();
        return on(
                thread, () -> stage.shelf().add(name, watch, size, thread, 0, buffer(watch.allocator(), memory, size)));
    }

    private static ByteBuf buffer(ByteBufAllocator allocator, Command.Kind memory, int size) {
        return switch (memory) {
            case HEAP -> allocator.heapBuffer(size);
            case DIRECT -> allocator.directBuffer(size);
            case ANY -> allocator.buffer(size);
        };
    }

    private @Nullable Throwable release(Held held, PlayerThread thread) throws ScriptProblem, InterruptedException {
        ByteBuf buffer = buffer(held);
        return on(thread, buffer::release);
    }

    private @Nullable Throwable slice(Command.Slice command, PlayerThread thread)
            throws ScriptProblem, InterruptedException {
        Held of = stage.shelf().get(command.of());
        ByteBuf parent = buffer(of);
        if (stage.shelf().find(command.name()) != null) {
            throw new ScriptProblem("'" + command.name() + "' is live already: give another name");
        }
        return on(
                thread,
                () -> stage.shelf()
                        .add(
                                command.name(),
                                of.pool,
                                command.length(),
                                thread,
                                of.id,
                                parent.slice(command.index(), command.length())));
    }

    private @Nullable Throwable leak(Held held) throws ScriptProblem {
        buffer(held);
        for (Held other : List.copyOf(stage.shelf().all())) {
            if (other.parent == held.id) {
                stage.shelf().all().remove(other);
            }
        }
        held.leak();
        return null;
    }

    private @Nullable Throwable fill(Command.Fill command, PlayerThread thread) throws InterruptedException {
        for (int i = 0; i < command.count(); i++) {
            Throwable thrown = take(FILL + ++filled, command.memory(), command.size(), thread);
            if (thrown != null) {
                say.accept(true, i + " of " + command.count() + " buffers were allocated.");
                return thrown;
            }
        }
        return null;
    }

    private @Nullable Throwable drain(Command.Drain command, PlayerThread thread)
            throws ScriptProblem, InterruptedException {
        List<Held> last = stage.shelf().filled();
        for (Held held : last.subList(0, Math.min(command.count(), last.size()))) {
            Throwable thrown = release(held, thread);
            if (thrown != null) {
                return thrown;
            }
        }
        if (last.size() < command.count()) {
            say.accept(true, "There were " + last.size() + " filled buffers to drain, not " + command.count() + ".");
        }
        return null;
    }

    private @Nullable Throwable trim(PlayerThread thread) throws InterruptedException {
        PoolWatch watch = stage.current();
        boolean[] trimmed = new boolean[1];
        Throwable thrown = on(thread, () -> trimmed[0] = watch.trim());
        if (!trimmed[0] && thrown == null) {
            say.accept(true, "Thread " + thread.name() + " has no cache of this allocator to trim.");
        }
        return thrown;
    }

    private @Nullable Throwable collect() throws InterruptedException {
        for (int i = 0; i < COLLECTIONS; i++) {
            System.gc();
            Thread.sleep(PATIENCE);
        }
        return null;
    }
}
