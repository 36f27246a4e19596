package io.bufferscope.copies.survey;

import io.bufferscope.session.HelperJvm;
import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// A survey that goes on in a child process; it can be given up at any time.
///
/// Sockets and files are the child's: when it ends, for whatever reason, none of them is left.
public final class Survey implements AutoCloseable {

    private static final String MAIN = "io.bufferscope.copies.survey.SurveyMain";

    /// What the child needs to call native code without a warning, to see the JDK's temporary buffers, to have a heap
    /// whose pages were touched before (otherwise each allocation would pay for new pages), and a collector
    /// that takes no processor away from the two threads that are timed.
    static final List<String> JVM_OPTIONS = List.of(
            "--enable-native-access=ALL-UNNAMED",
            "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED",
            "-XX:+UseSerialGC",
            "-Xms96m",
            "-Xmx1g",
            "-Xmn48m",
            "-XX:+AlwaysPreTouch");

    private final HelperJvm helper;
    private final SurveyOptions options;
    private final SurveyListener listener;
    private final CompletableFuture<Ending> ended = new CompletableFuture<>();
    private final long start = System.nanoTime();
    private int done;

    /// How a survey ended.
    public enum Ending {
        COMPLETE,
        CANCELLED,
        /// The child ended before it had done everything.
        BROKEN
    }

    private Survey(HelperJvm helper, SurveyOptions options, SurveyListener listener) {
        this.helper = helper;
        this.options = options;
        this.listener = listener;
    }

    /// Starts one; returns at once.
    ///
    /// @throws IOException if no child can be started
    public static Survey start(SurveyOptions options, SurveyListener listener) throws IOException {
        HelperJvm helper = HelperJvm.start(List.of(), JVM_OPTIONS, MAIN, arguments(options));
        Survey survey = new Survey(helper, options, listener);
        Thread.ofPlatform().name("survey").daemon().start(survey::listen);
        return survey;
    }

    private static List<String> arguments(SurveyOptions options) {
        return List.of(
                HelperJvm.FOLDER,
                Long.toString(options.total().toNanos()),
                Integer.toString(options.rounds()),
                join(options.sizes().stream().map(String::valueOf).toList()),
                join(options.paths().stream().map(path -> path.id()).toList()));
    }

    private static String join(List<String> words) {
        return String.join(",", words);
    }

    private void listen() {
        boolean complete = false;
        try (BufferedReader lines = helper.lines()) {
            String line = lines.readLine();
            while (line != null && !complete) {
                complete = line.equals(SurveyMain.DONE);
                tell(line);
                line = complete ? null : lines.readLine();
            }
        } catch (IOException e) {
            complete = false;
        } finally {
            ended.complete(complete ? Ending.COMPLETE : helper.asked() ? Ending.CANCELLED : Ending.BROKEN);
        }
    }

    private void tell(String line) {
        if (line.startsWith(SurveyMain.MEASURED)) {
            done++;
            listener.measured(MeasurementLine.read(line.substring(SurveyMain.MEASURED.length())), progress());
        } else if (line.startsWith(SurveyMain.FAILED)) {
            done++;
            String[] words = line.split(" ", 4);
            listener.failed(words[1], Integer.parseInt(words[2]), words[3], progress());
        }
    }

    private Progress progress() {
        return Progress.of(done, options.cells(), Duration.ofNanos(System.nanoTime() - start));
    }

    /// Completed when the last line has come.
    public CompletableFuture<Ending> ended() {
        return ended;
    }

    /// What the child said last on its standard error, to explain [Ending#BROKEN].
    public String lastError() {
        return helper.lastError();
    }

    /// Id of the child's process.
    public long pid() {
        return helper.pid();
    }

    /// Gives it up: ends the child at once.
    public void cancel() {
        helper.end();
    }

    @Override
    public void close() {
        helper.close();
    }
}
