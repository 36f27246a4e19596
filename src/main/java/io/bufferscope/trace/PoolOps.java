package io.bufferscope.trace;

/// The writer of operations about allocators and their player.
///
/// @param out where they go
public record PoolOps(OpWriter out) {

    /// A part that is new or has changed.
    ///
    /// @param bytes what [PartWriter] made
    public void part(PoolPart.Key key, byte[] bytes) {
        out.op(Op.POOL_PART);
        write(key);
        out.block(bytes, 0, bytes.length);
    }

    /// A part that is no more.
    public void gone(PoolPart.Key key) {
        out.op(Op.POOL_GONE);
        write(key);
    }

    private void write(PoolPart.Key key) {
        out.u(key.kind());
        out.u(key.a());
        out.u(key.b());
        out.u(key.c());
    }

    /// The command of the step that follows.
    public void commandText(String text) {
        out.op(Op.COMMAND_TEXT);
        out.text(text);
    }

    /// The step of a command.
    public void command(int site) {
        out.op(Op.COMMAND);
        out.u(site);
    }

    /// A step of the clock.
    public void sample(int site) {
        out.op(Op.SAMPLE);
        out.u(site);
    }
}
