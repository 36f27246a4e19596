import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/// A start script of the image. It must not cost time: the POSIX one starts no other program unless called by a link.
enum Launcher {
    POSIX("bin/bufferscope", ":", """
        #!/bin/sh
        self=$0
        while [ -L "$self" ]; do
          link=$(readlink "$self")
          case $link in
            /*) self=$link ;;
            *) self=${self%/*}/$link ;;
          esac
        done
        case $self in
          */*) bin=${self%/*} ;;
          *) bin=. ;;
        esac
        case $bin in
          */../* | */./* | */.. | */.) home=$(cd "$bin/.." && pwd -P) ;;
          /*/bin) home=${bin%/bin} ;;
          *) home=$(cd "$bin/.." && pwd -P) ;;
        esac
        compiler=
        case ${1-} in
          '' | open) cache=window ;;
          run) cache=cli compiler=@QUICK@ ;;
          *) cache=cli ;;
        esac
        app=$home/lib/app
        exec "$home/bin/java" "-XX:AOTCache=$app/$cache.aot" $compiler @OPTIONS@ \\
          -cp "@CLASSPATH@" @MAIN@ "$@"
        """, "$app/"),
    WINDOWS("bin/bufferscope.cmd", ";", """
        @echo off
        setlocal
        set "app=%~dp0..\\lib\\app"
        set "cache=cli"
        set "compiler="
        if "%~1"=="run" set "compiler=@QUICK@"
        if "%~1"=="" set "cache=window"
        if "%~1"=="open" set "cache=window"
        "%~dp0java.exe" "-XX:AOTCache=%app%\\%cache%.aot" %compiler% @OPTIONS@ -cp "@CLASSPATH@" @MAIN@ %*
        exit /b %errorlevel%
        """, "%app%\\");

    static final String MAIN = "io.bufferscope.Main";

    /// Options of the application's JVM, also in training. The heap is fixed because by default it grows with the
    /// machine's memory, and from 32 GB on the caches would be refused.
    /// JMH looks at its own fields through Unsafe, which is allowed so that the JVM does not print warnings of it;
    /// Netty, which would take that for an invitation, is told to behave as on any JDK 25.
    static final List<String> OPTIONS = List.of(
            "-XX:+UseSerialGC",
            "-Xmx2g",
            "--enable-native-access=javafx.graphics",
            "--sun-misc-unsafe-memory-access=allow",
            "-Dio.netty.noUnsafe=true");

    /// What `run` lasts, most methods do not pay back the time that the second compiler takes for them.
    private static final String QUICK = "-XX:TieredStopAtLevel=1";

    /// The JVM says by default on standard output what it has to say; that belongs to the programs.
    private static final List<String> QUIET = List.of("-Xlog:disable", "'-Xlog:all=error,aot*=off,cds*=off:stderr'");

    private final String file;
    private final String separator;
    private final String script;
    private final String folder;

    Launcher(String file, String separator, String script, String folder) {
        this.file = file;
        this.separator = separator;
        this.script = script;
        this.folder = folder;
    }

    void write(Path home, Application application) throws IOException {
        var classPath =
                application.classPath().stream().map(name -> folder + name).collect(Collectors.joining(separator));
        var options = String.join(" ", OPTIONS) + " " + String.join(" ", QUIET);
        var text = script.replace("@OPTIONS@", this == POSIX ? options : options.replace('\'', '"'))
                .replace("@QUICK@", QUICK)
                .replace("@CLASSPATH@", classPath)
                .replace("@MAIN@", MAIN);
        var path = home.resolve(file);
        Files.writeString(path, this == POSIX ? text : text.replace("\n", "\r\n"));
        path.toFile().setExecutable(true, false);
    }
}
