package io.bufferscope.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.ToolProvider;

/// What this machine has and lacks for watching programs, as sentences with the mend.
public final class Checkup {

    /// Length of socket paths that every system takes.
    private static final int SOCKET_PATH = 100;

    private static final long ROOM = 1L << 30;

    private Checkup() {}

    /// One thing that was looked at.
    ///
    /// @param fit whether it is as it must be
    /// @param optional whether Bufferscope does its main job without it
    /// @param sentence what was found, and what to do if it is not fit
    public record Finding(boolean fit, boolean optional, String sentence) {}

    /// Looks at everything; starts no watched program.
    public static List<Finding> examine() {
        return List.of(java(), compiler(), probe(), cache(), folder(), display());
    }

    /// Whether a window can be expected to open: on Linux, whether a display is named.
    public static boolean hasDisplay(Map<String, String> environment) {
        boolean linux = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
        return !linux || !environment.getOrDefault("DISPLAY", "").isEmpty();
    }

    private static Finding java() {
        int feature = Runtime.version().feature();
        String sentence = "Java " + Runtime.version() + " at " + System.getProperty("java.home");
        return new Finding(feature == 25, false, feature == 25 ? sentence : sentence + ": start it with a JDK 25");
    }

    private static Finding compiler() {
        boolean fit = ToolProvider.getSystemJavaCompiler() != null;
        return new Finding(fit, false, fit ? "Java compiler" : "no Java compiler: use a JDK, not a JRE");
    }

    private static Finding probe() {
        try {
            ChildJvm jvm = ChildJvm.ofThisProcess();
            return new Finding(true, false, "probe and Netty for watched programs: " + names(jvm.base()));
        } catch (IllegalStateException e) {
            return new Finding(false, false, String.valueOf(e.getMessage()));
        }
    }

    private static String names(List<Path> files) {
        return String.join(
                ", ", files.stream().map(file -> file.getFileName().toString()).toList());
    }

    private static Finding cache() {
        boolean fit = System.getProperty("java.vm.info", "").contains("sharing");
        return new Finding(
                fit, true, fit ? "class data sharing is on" : "class data sharing is off: starts take longer");
    }

    private static Finding folder() {
        Path folder = Path.of(System.getProperty("java.io.tmpdir"));
        if (folder.resolve("bscope-4194304-0123456789012345678/s").toString().length() > SOCKET_PATH) {
            return new Finding(
                    false, false, "temporary folder " + folder + " has too long a name: set TMPDIR to a short one");
        }
        try {
            long free = Files.getFileStore(folder).getUsableSpace();
            String sentence = "temporary folder " + folder + " with " + (free >> 20) + " MiB free";
            boolean fit = Files.isWritable(folder) && free > ROOM;
            return new Finding(fit, true, fit ? sentence : sentence + ": long traces need 1024 MiB");
        } catch (IOException e) {
            return new Finding(false, false, "temporary folder " + folder + " cannot be used: " + e.getMessage());
        }
    }

    private static Finding display() {
        boolean fit = hasDisplay(System.getenv());
        return new Finding(
                fit, true, fit ? "a display" : "no display (DISPLAY is not set): only the command line works");
    }
}
