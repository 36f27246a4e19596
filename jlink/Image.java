import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The recipe of the application image: `Image TARGET CLASS_PATH`, run by the build on the JDK that goes into the
/// image.
///
/// Makes `TARGET/bufferscope` out of the application's jars in `TARGET` and its libraries on the class path: a run-time
/// image of the JDK with JavaFX ([RuntimeImage]), the jars in `lib/app` ([Application]), the start scripts
/// ([Launcher]) and the ahead-of-time caches ([Training]). What has not changed since the last time is kept.
final class Image {
    private Image() {}

    static void main(String[] args) throws Exception {
        var target = Path.of(args[0]).toAbsolutePath();
        var libraries = jars(args[1]);
        var home = target.resolve("bufferscope");
        var work = Files.createDirectories(target.resolve("image"));
        var runtime =
                new RuntimeImage(libraries.stream().filter(Image::isJavaFx).toList());
        if (new Stamp(work.resolve("runtime.stamp")).renew(runtime.key(), home.resolve("lib/modules"))) {
            runtime.link(home, work);
        }
        var application = new Application(home.resolve("lib/app"));
        application.install(inOrder(target, libraries));
        Licences.install(home.resolve("legal"));
        for (var launcher : Launcher.values()) {
            launcher.write(home, application);
        }
        train(home, work, application, runtime);
    }

    private static void train(Path home, Path work, Application application, RuntimeImage runtime) throws Exception {
        var key = runtime.key() + application.key() + Training.ALL + Samples.key();
        var stamp = new Stamp(work.resolve("training.stamp"));
        if (stamp.renew(key, application.folder())) {
            for (var training : Training.ALL) {
                training.run(home, work, application);
            }
        }
    }

    private static List<Path> jars(String classPath) {
        return Stream.of(classPath.split(File.pathSeparator))
                .map(Path::of)
                .filter(path -> path.toString().endsWith(".jar"))
                .toList();
    }

    private static List<Path> inOrder(Path target, List<Path> libraries) throws IOException {
        var jars = new ArrayList<Path>();
        jars.add(target.resolve("bufferscope.jar"));
        jars.add(target.resolve("bufferscope-probe.jar"));
        libraries.stream().filter(jar -> !isJavaFx(jar)).forEach(jars::add);
        return jars;
    }

    private static boolean isJavaFx(Path jar) {
        var name = jar.getFileName().toString();
        return name.startsWith("javafx-") || name.startsWith("jfx-incubator-");
    }
}
