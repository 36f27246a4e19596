import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/// The run-time image: the modules of this JDK that a watched program may ask for, and JavaFX.
record RuntimeImage(List<Path> javaFxJars) {
    private static final boolean WINDOWS = System.getProperty("os.name").startsWith("Windows");

    /// All that plain `java` gives a program, but for the tools that build and document programs.
    private static final String MODULES = """
        java.se jdk.accessibility jdk.attach jdk.charsets jdk.compiler jdk.crypto.cryptoki jdk.crypto.ec jdk.dynalink
        jdk.httpserver jdk.jartool jdk.jcmd jdk.jdi jdk.jdwp.agent jdk.jfr jdk.jshell jdk.jsobject jdk.localedata
        jdk.management jdk.management.agent jdk.management.jfr jdk.naming.dns jdk.naming.rmi jdk.net jdk.nio.mapmode
        jdk.sctp jdk.security.auth jdk.security.jgss jdk.unsupported jdk.unsupported.desktop jdk.xml.dom jdk.zipfs
        javafx.controls jfx.incubator.richtext
        """.strip().replaceAll("\\s+", ",");

    /// Compressed, because the ahead-of-time caches already hold the classes that matter for speed. Debug information
    /// stays: the application shows stack traces.
    private static final List<String> OPTIONS =
            List.of("--compress=zip-6", "--no-header-files", "--no-man-pages", "--exclude-files=**/ct.sym");

    /// What the image is made of.
    String key() {
        return System.getProperty("java.home") + Runtime.version() + MODULES + OPTIONS + javaFxJars;
    }

    /// Makes the image anew.
    void link(Path home, Path work) throws IOException {
        var jmods = work.resolve("jmods");
        delete(home);
        delete(jmods);
        Files.createDirectories(jmods);
        for (var jar : javaFxJars) {
            jmod(jar, jmods, work);
        }
        var arguments = new ArrayList<>(OPTIONS);
        arguments.addAll(List.of("--module-path", jmods.toString(), "--add-modules", MODULES));
        arguments.addAll(List.of("--output", home.toString()));
        run("jlink", arguments);
    }

    /// Turns a JavaFX jar into a jmod, so that its native libraries become files of the image: left in the modules
    /// file, JavaFX would copy them to the user's home at the first start.
    private static void jmod(Path jar, Path jmods, Path work) throws IOException {
        var classes = work.resolve("classes");
        var natives = work.resolve("natives");
        delete(classes);
        delete(natives);
        Files.createDirectories(natives);
        try (var zip = FileSystems.newFileSystem(jar)) {
            unpack(zip, classes, natives);
        }
        if (Files.exists(classes.resolve("module-info.class"))) {
            var jmod = jmods.resolve(jar.getFileName().toString().replace(".jar", ".jmod"));
            run(
                    "jmod",
                    List.of("create", "--class-path", classes.toString(), kind(), natives.toString(), jmod.toString()));
        }
    }

    private static String kind() {
        return WINDOWS ? "--cmds" : "--libs";
    }

    private static void unpack(FileSystem zip, Path classes, Path natives) throws IOException {
        try (var files = Files.walk(zip.getPath("/"))) {
            for (var file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                var name = file.toString();
                var isNative = name.matches(".*\\.(so|dll|dylib)");
                var copy = (isNative ? natives : classes).resolve(name.substring(1));
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }

    private static void run(String tool, List<String> arguments) {
        var code = ToolProvider.findFirst(tool)
                .orElseThrow(() -> new IllegalStateException(tool + " is missing: a JDK 25 is needed, not a JRE"))
                .run(System.out, System.err, arguments.toArray(String[]::new));
        if (code != 0) {
            throw new IllegalStateException(tool + " failed with exit code " + code + ": " + arguments);
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
