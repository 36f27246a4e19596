package io.bufferscope.claims;

import io.bufferscope.session.ChildJvm;
import java.nio.file.Path;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;

/// Where, when and with what checks ran.
///
/// @param time in ISO form, with the offset from UTC
/// @param java version of the JVM
/// @param netty version of Netty
/// @param system name, version and architecture of the operating system
public record CheckedOn(String time, String java, String netty, String system, int processors) {

    private static final String BUFFER_JAR = "netty-buffer-";

    /// This machine, now.
    public static CheckedOn here(ChildJvm jvm, Clock clock) {
        return new CheckedOn(
                OffsetDateTime.now(clock).truncatedTo(ChronoUnit.SECONDS).toString(),
                Runtime.version().toString(),
                netty(jvm),
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                        + System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors());
    }

    private static String netty(ChildJvm jvm) {
        return jvm.base().stream()
                .map(Path::getFileName)
                .map(Path::toString)
                .filter(name -> name.startsWith(BUFFER_JAR))
                .map(name -> name.substring(BUFFER_JAR.length(), name.length() - ".jar".length()))
                .findFirst()
                .orElse("");
    }
}
