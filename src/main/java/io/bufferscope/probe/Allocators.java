package io.bufferscope.probe;

import io.bufferscope.probe.pool.ProgramPools;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Peek;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// The door to what watches the program's allocators, which is loaded when the first buffer of one is met.
///
/// Allocators are read under a lock of its own and Netty's, before the journal's lock is taken: a thread that holds one
/// of Netty's locks can come to wait for the journal, as when Netty prints something.
final class Allocators {

    private static final int MOST_FAILURES = 3;

    private final Journal journal;
    private final Scene scene;
    private final ReentrantLock lock = new ReentrantLock();
    private volatile @Nullable ProgramPools pools;
    private volatile boolean closed;
    private ProgramPools.@Nullable Look look;
    private int failures;

    Allocators(Journal journal, Scene scene) {
        this.journal = journal;
        this.scene = scene;
    }

    /// Looks at what took part in a call before its step is written. Then [#write] must follow, and [#end] in any case.
    void begin(@Nullable Object receiver, @Nullable Object result, ThreadRecorder thread) {
        if (closed || pools == null && !met(receiver, result, thread)) {
            return;
        }
        lock.lock();
        look = look(receiver, result, thread);
        if (look == ProgramPools.Look.NONE) {
            lock.unlock();
        }
    }

    /// Lets other threads look, however often this one has begun.
    void end() {
        while (lock.isHeldByCurrentThread()) {
            lock.unlock();
        }
    }

    private boolean met(@Nullable Object receiver, @Nullable Object result, ThreadRecorder thread) {
        if (pooled(receiver) || result != receiver && pooled(result)) {
            return true;
        }
        for (int i = 0; i < thread.touchedCount; i++) {
            if (pooled(thread.touched[i])) {
                return true;
            }
        }
        return false;
    }

    private boolean pooled(@Nullable Object object) {
        return object != null && scene.isNetty(object) && Buffers.pooled(object);
    }

    private ProgramPools.Look look(@Nullable Object receiver, @Nullable Object result, ThreadRecorder thread) {
        try {
            ProgramPools now = pools;
            if (now == null) {
                now = new ProgramPools();
                pools = now;
            }
            now.note(receiver, thread.id);
            now.note(result, thread.id);
            for (int i = 0; i < thread.touchedCount; i++) {
                now.note(thread.touched[i], thread.id);
            }
            return now.read(thread.id, thread.name);
        } catch (RuntimeException | LinkageError failure) {
            failed();
            return ProgramPools.Look.OLD;
        }
    }

    /// Writes the state if [#begin] has found that it is to be written; called under the lock of the journal.
    void write() {
        ProgramPools now = pools;
        if (now == null || !lock.isHeldByCurrentThread()) {
            return;
        }
        int start = journal.ops.size();
        try {
            if (closed) {
                now.close(journal.ops);
            } else if (look == ProgramPools.Look.OLD) {
                now.writeOld(journal.ops);
                journal.omissions.pools();
            } else {
                now.write(journal.ops, journal.generation, lock.hasQueuedThreads(), this::tape);
            }
        } catch (RuntimeException | LinkageError failure) {
            journal.ops.truncate(start);
            now.failed();
            failed();
        }
    }

    private void failed() {
        failures++;
        closed = failures > MOST_FAILURES;
    }

    private int tape(Object buffer) {
        TapeState tape = scene.known(buffer);
        return tape == null ? 0 : tape.id;
    }

    /// What is asked of Netty's classes, which are there if a buffer of theirs is.
    private static final class Buffers {

        static boolean pooled(Object object) {
            ByteBuf core = Peek.core((ByteBuf) object);
            return Peek.trusted(core) && Peek.pooled(Peek.root(core));
        }
    }
}
