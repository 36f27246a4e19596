package io.bufferscope.probe;

/// What is not recorded for want of room, each kind told once, as a note of the trace.
///
/// Guarded by the lock of the journal.
final class Omissions {

    private static final int TENTH = 10;

    private boolean bytes;
    private boolean buffers;
    private boolean contents;
    private boolean pools;
    private String untold = "";

    /// A buffer has more bytes than are watched.
    void bytes(int cap) {
        if (!bytes) {
            bytes = true;
            tell("BYTES_LEFT_OUT", cap);
        }
    }

    /// There are more buffers than can be remembered.
    void buffers(long most) {
        if (!buffers) {
            buffers = true;
            tell("BUFFERS_LEFT_OUT", most);
        }
    }

    /// There are more contents than can be held for comparison.
    void contents(long most) {
        if (!contents) {
            contents = true;
            tell("CONTENTS_LEFT_OUT", most);
        }
    }

    /// There is no time to look at allocators at each step.
    void pools() {
        if (!pools) {
            pools = true;
            tell("POOLS_SAMPLED", TENTH);
        }
    }

    private void tell(String kind, long limit) {
        untold += kind + "=" + limit + "\n";
    }

    /// The lines `kind=detail` that were not taken yet.
    String take() {
        String lines = untold;
        untold = "";
        return lines;
    }
}
