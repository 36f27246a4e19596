package io.bufferscope.probe;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// The main class of a JVM that runs small programs one after another, each with a class loader of its own.
///
/// A line of standard input asks for a program: its folder, a tab, its main class. For each, standard output gets
/// `out TEXT` per line that the program printed, `threw TEXT` if an exception left its `main` or
/// one of its threads, and `end NANOS`. When
/// standard input ends, so does this process, whatever a program is doing.
public final class BatchMain {

    private static final String LEAVE = "";

    private final PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), false, UTF_8);
    private final BlockingQueue<String> requests = new LinkedBlockingQueue<>();

    private BatchMain() {}

    public static void main(String[] arguments) throws InterruptedException {
        BatchMain batch = new BatchMain();
        Thread listener = new Thread(batch::listen, "batch requests");
        listener.setDaemon(true);
        listener.start();
        batch.serve();
    }

    private void listen() {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, UTF_8))) {
            in.lines().forEach(requests::add);
        } catch (IOException closed) {
            requests.add(LEAVE);
        }
        Runtime.getRuntime().halt(0);
    }

    private void serve() throws InterruptedException {
        while (true) {
            String request = requests.take();
            if (request.equals(LEAVE)) {
                return;
            }
            int tab = request.indexOf('\t');
            run(Path.of(request.substring(0, tab)), request.substring(tab + 1));
        }
    }

    private void run(Path folder, String mainClass) {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(printed, true, UTF_8);
        System.setOut(stream);
        System.setErr(stream);
        AtomicReference<@Nullable Throwable> uncaught = new AtomicReference<>();
        Thread.setDefaultUncaughtExceptionHandler((_, thrown) -> uncaught.compareAndSet(null, thrown));
        long start = System.nanoTime();
        uncaught.compareAndSet(null, call(folder, mainClass));
        long nanos = System.nanoTime() - start;
        stream.flush();
        Throwable thrown = uncaught.get();
        printed.toString(UTF_8).lines().forEach(line -> answers.println("out " + line));
        if (thrown != null) {
            answers.println("threw " + thrown.toString().replaceAll("\\R", " "));
        }
        answers.println("end " + nanos);
        answers.flush();
    }

    private static @Nullable Throwable call(Path folder, String mainClass) {
        try (URLClassLoader loader = new URLClassLoader(new URL[] {url(folder)}, BatchMain.class.getClassLoader())) {
            Method main = loader.loadClass(mainClass).getDeclaredMethod("main", String[].class);
            main.setAccessible(true);
            main.invoke(null, (Object) new String[0]);
            return null;
        } catch (InvocationTargetException e) {
            return e.getCause();
        } catch (ReflectiveOperationException | IOException | LinkageError e) {
            return e;
        }
    }

    private static URL url(Path folder) throws MalformedURLException {
        return folder.toUri().toURL();
    }
}
