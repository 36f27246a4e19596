import java.nio.ByteBuffer;

/// Two threads take turns on one buffer, which is also the lock they wait on.
public class WaitAndNotify {
    public static void main(String[] args) throws InterruptedException {
        ByteBuffer mailbox = ByteBuffer.allocate(4);
        Thread producer = new Thread(() -> produce(mailbox), "producer");
        producer.start();
        int sum = 0;
        for (int taken = 0; taken < 12; taken += 4) {
            synchronized (mailbox) {
                while (mailbox.hasRemaining()) mailbox.wait();
                show("mailbox", mailbox);
                mailbox.flip();
                while (mailbox.hasRemaining()) sum += mailbox.get();
                mailbox.clear();
                mailbox.notifyAll();
            }
        }
        producer.join();
        System.out.println("sum " + sum);
        show("mailbox", mailbox);
        System.out.println(count(mailbox) + " " + Thread.holdsLock(mailbox) + " " + producer.getState());
    }

    private static synchronized int count(ByteBuffer mailbox) {
        return Thread.holdsLock(WaitAndNotify.class) ? mailbox.remaining() : -1;
    }

    private static void produce(ByteBuffer mailbox) {
        for (byte i = 1; i <= 12; i++) {
            synchronized (mailbox) {
                try {
                    while (!mailbox.hasRemaining()) mailbox.wait();
                } catch (InterruptedException e) {
                    return;
                }
                mailbox.put(i);
                mailbox.notifyAll();
            }
        }
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
