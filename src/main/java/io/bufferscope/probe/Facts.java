package io.bufferscope.probe;

import java.io.File;
import java.io.IOException;

/// What this JVM is like, as lines `key=value`.
///
/// Built without concatenation, whose first use costs more than the rest of the start.
final class Facts {

    private final StringBuilder text = new StringBuilder(256);

    private Facts() {}

    /// @param thread class of the thread that runs `main`
    static String text(String thread) {
        Facts facts = new Facts();
        facts.add("java.version", property("java.version"));
        facts.add("java.vm", property("java.vm.name"));
        facts.add("os", property("os.name"));
        facts.add("netty.version", netty());
        facts.add("allocator", property("io.netty.allocator.type"));
        facts.add("thread", thread);
        facts.add("heap.max", Long.toString(Runtime.getRuntime().maxMemory()));
        facts.add("pid", pid());
        return facts.text.toString();
    }

    private void add(String key, String value) {
        text.append(key).append('=').append(value).append('\n');
    }

    /// The process id; asked of the file system first, because the JDK's way starts with a pool of threads.
    private static String pid() {
        try {
            String self = new File("/proc/self").getCanonicalFile().getName();
            Integer.parseInt(self);
            return self;
        } catch (IOException | NumberFormatException elsewhere) {
            return Long.toString(ProcessHandle.current().pid());
        }
    }

    private static String property(String key) {
        return System.getProperty(key, "");
    }

    /// The version that the name of Netty's jar tells, so that no class of Netty's is touched; empty if there is none.
    private static String netty() {
        String path = System.getProperty("java.class.path", "");
        int at = path.indexOf("netty-buffer-");
        int end = at < 0 ? -1 : path.indexOf(".jar", at);
        return end < 0 ? "" : path.substring(at + "netty-buffer-".length(), end);
    }
}
