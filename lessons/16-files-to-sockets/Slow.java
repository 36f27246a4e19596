import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;

/// A channel that takes a few bytes at each write, as a busy socket does.
class Slow implements WritableByteChannel {
    final ByteArrayOutputStream arrived = new ByteArrayOutputStream();
    final int most;

    Slow(int most) {
        this.most = most;
    }

    @Override
    public int write(ByteBuffer source) {
        int n = Math.min(most, source.remaining());
        for (int i = 0; i < n; i++) {
            arrived.write(source.get());
        }
        return n;
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public void close() {}
}
