package io.bufferscope.app.shell;

/// How much is told of a call.
public enum CallDepth {
    /// A sentence for a learner.
    IDEA("depth.idea"),
    /// What the API promises.
    CONTRACT("depth.contract"),
    /// The line of the JDK or Netty that does it.
    CODE("depth.code");

    private final String key;

    CallDepth(String key) {
        this.key = key;
    }

    /// Key of its name.
    public String key() {
        return key;
    }
}
