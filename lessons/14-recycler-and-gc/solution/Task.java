import io.netty.util.Recycler;

/// A request that is used again and again.
public class Task {
    static final Recycler<Task> POOL = new Recycler<>() {
        @Override
        protected Task newObject(Handle<Task> handle) {
            return new Task(handle);
        }
    };

    final Recycler.Handle<Task> handle;
    String user = "";

    Task(Recycler.Handle<Task> handle) {
        this.handle = handle;
    }

    void done() {
        user = "";
        handle.recycle(this);
    }

    public static void main(String[] args) throws InterruptedException {
        Requests.main(args);
    }
}
