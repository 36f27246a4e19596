import io.netty.util.Recycler;
import io.netty.util.concurrent.FastThreadLocalThread;

/// An object pool of Netty's kind, on two kinds of threads.
public class Recycling {
    static int made;

    static final Recycler<Item> POOL = new Recycler<>() {
        @Override
        protected Item newObject(Handle<Item> handle) {
            made++;
            return new Item(handle);
        }
    };

    record Item(Recycler.Handle<Item> handle) {
        void recycle() {
            handle.recycle(this);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int rounds = 5; // @vary 4..9
        use(rounds);
        int onMain = made; // @main
        Thread fast = new FastThreadLocalThread(() -> {
            use(rounds);
            int onFast = made - onMain; // @fast
            Item[] held = new Item[16];
            for (int i = 0; i < 16; i++) {
                held[i] = POOL.get();
            }
            for (Item each : held) {
                each.recycle();
            }
            int before = made;
            for (int i = 0; i < 16; i++) {
                held[i] = POOL.get();
            }
            int again = made - before; // @ratio
            System.out.println(onMain + ", " + onFast + ", " + again);
        });
        fast.start();
        fast.join();
    }

    static void use(int rounds) {
        for (int i = 0; i < rounds; i++) {
            POOL.get().recycle();
        }
    }
}
