import io.netty.util.ResourceLeakDetector;

/// The level of leak detection of a JVM that was started with the article's option.
public class LeakLevel {
    public static void main(String[] args) {
        System.out.println("level = " + ResourceLeakDetector.getLevel());
    }
}
