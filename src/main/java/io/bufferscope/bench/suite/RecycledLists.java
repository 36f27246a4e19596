package io.bufferscope.bench.suite;

import io.netty.util.internal.RecyclableArrayList;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.infra.Blackhole;

/// A list filled with 100 elements and thrown away, against one that is recycled: the second article's experiment.
///
/// Netty's recycler keeps nothing for threads that are no `FastThreadLocalThread`, such as `main`: there it makes a
/// new list each time, and a larger one.
public class RecycledLists extends Measured {

    private static final int ELEMENTS = 100;

    private final byte[] element = new byte[1024];

    @Benchmark
    public void newList(Blackhole hole) {
        List<Object> list = new ArrayList<>();
        fill(list);
        hole.consume(list);
    }

    @Benchmark
    public boolean recycledOnPlainThread(Blackhole hole) {
        return recycled(hole);
    }

    @Benchmark
    @Fork(jvmArgsAppend = {FastThreads.ON, FastThreads.BY})
    public boolean recycledOnFastThread(Blackhole hole) {
        return recycled(hole);
    }

    private boolean recycled(Blackhole hole) {
        RecyclableArrayList list = RecyclableArrayList.newInstance();
        fill(list);
        hole.consume(list);
        return list.recycle();
    }

    private void fill(List<Object> list) {
        for (int i = 0; i < ELEMENTS; i++) {
            list.add(element);
        }
    }
}
