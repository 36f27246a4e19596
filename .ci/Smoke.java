import java.awt.AWTException;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.image.BufferedImage;
import java.io.File;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;

/// The smoke start: `Smoke COMMAND PICTURE` starts the application, waits until its window has been drawn, keeps a
/// picture of the screen, and ends it.
final class Smoke {
    private static final int PATIENCE_SECONDS = 90;
    private static final int COLOURS_OF_A_WINDOW = 24;

    private Smoke() {}

    static void main(String[] args) throws Exception {
        var process = new ProcessBuilder(args[0]).inheritIO().start();
        try {
            var picture = awaitWindow(process);
            ImageIO.write(picture, "png", new File(args[1]));
            check(!process.waitFor(3, TimeUnit.SECONDS), "The application ended by itself after its window opened");
            process.destroy();
            check(process.waitFor(20, TimeUnit.SECONDS), "The application did not end when asked to");
        } finally {
            process.destroyForcibly();
        }
        System.out.println("Smoke start: window opened, application ended when asked to; see " + args[1]);
        System.exit(0);
    }

    private static BufferedImage awaitWindow(Process process) throws AWTException, InterruptedException {
        var robot = new Robot();
        var screen = new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());
        var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (System.nanoTime() < end) {
            check(process.isAlive(), "The application ended before its window opened");
            var picture = robot.createScreenCapture(screen);
            if (colours(picture) >= COLOURS_OF_A_WINDOW) {
                return picture;
            }
            Thread.sleep(500);
        }
        throw new IllegalStateException("No window was drawn within " + PATIENCE_SECONDS + " s");
    }

    private static long colours(BufferedImage picture) {
        var pixels = picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
        return Arrays.stream(pixels).distinct().count();
    }

    private static void check(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalStateException(otherwise);
        }
    }
}
