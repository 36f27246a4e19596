import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// Four messages are served. Odd ones are dropped, even ones answered.
public class Task {
    static final ByteBuf WIRE = Unpooled.buffer(64);

    public static void main(String[] args) {
        int answered = 0;
        for (int i = 0; i < 4; i++) {
            ByteBuf message = Unpooled.buffer(8);
            message.writeInt(i);
            answered += serve(message);
        }
        int sent = WIRE.readableBytes();
        WIRE.release();
        System.out.println("answered " + answered + ", sent " + sent + " bytes");
    }

    /// Owns the message from now on.
    static int serve(ByteBuf message) {
        int number = message.getInt(0);
        if (number % 2 == 1) {
            message.release();
            return 0;
        }
        ByteBuf answer = message.copy();
        message.release();
        send(answer);
        answer.release();
        return 1;
    }

    /// Only reads the answer. It stays the caller's.
    static void send(ByteBuf answer) {
        WIRE.writeBytes(answer, 0, answer.readableBytes());
    }
}
