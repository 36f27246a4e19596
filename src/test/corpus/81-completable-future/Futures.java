import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// A chain of futures that fill, flip and read one buffer, and one that fails.
public class Futures {
    public static void main(String[] args) {
        try (ExecutorService one = Executors.newSingleThreadExecutor()) {
            ByteBuffer parcel = CompletableFuture.supplyAsync(() -> ByteBuffer.allocate(8), one)
                    .thenApply(b -> b.putShort((short) 300))
                    .thenCombine(CompletableFuture.completedFuture(7), (b, n) -> b.put(n.byteValue()))
                    .join();
            show("parcel", parcel);
            CompletableFuture<Long> tooMuch = CompletableFuture.supplyAsync(parcel::flip, one).thenApply(ByteBuffer::getLong);
            try {
                tooMuch.join();
            } catch (CompletionException e) {
                System.out.println(e.getMessage());
            }
            show("parcel", parcel);
            System.out.println(tooMuch.exceptionally(e -> (long) parcel.getShort()).join() + " " + tooMuch.isCompletedExceptionally());
            show("parcel", parcel);
        }
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
