package io.bufferscope.probe;

/// What this JVM is like, as lines `key=value`.
final class Facts {

    private Facts() {}

    static String text() {
        Runtime runtime = Runtime.getRuntime();
        return String.join(
                "\n",
                property("java.version"),
                property("java.vm.name"),
                property("java.vm.version"),
                property("os.name"),
                property("os.arch"),
                property("io.netty.allocator.type"),
                property("io.netty.noUnsafe"),
                "netty.version=" + netty(),
                "thread=" + Thread.currentThread().getClass().getName(),
                "processors=" + runtime.availableProcessors(),
                "heap.max=" + runtime.maxMemory(),
                "pid=" + ProcessHandle.current().pid());
    }

    private static String property(String key) {
        return key + "=" + System.getProperty(key, "");
    }

    /// The version that the name of Netty's jar tells, so that no class of Netty's is touched; empty if there is none.
    private static String netty() {
        String path = System.getProperty("java.class.path", "");
        int at = path.indexOf("netty-buffer-");
        int end = at < 0 ? -1 : path.indexOf(".jar", at);
        return end < 0 ? "" : path.substring(at + "netty-buffer-".length(), end);
    }
}
