package io.bufferscope.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// A program of the corpus with its arguments and its standard input.
///
/// @param name name of its folder
/// @param file its source file
public record CorpusProgram(String name, Path file, List<String> arguments, byte[] input) {

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    /// The jars a program may use.
    public static final List<Path> LIBRARIES = Stream.of(
                    System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> entry.contains("netty-"))
            .map(Path::of)
            .toList();

    /// All programs, by name.
    public static List<CorpusProgram> all() {
        try (Stream<Path> folders = Files.list(Path.of("src/test/corpus"))) {
            return folders.filter(Files::isDirectory)
                    .sorted()
                    .map(CorpusProgram::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static CorpusProgram of(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            Path file = files.filter(it -> it.toString().endsWith(".java"))
                    .findFirst()
                    .orElseThrow();
            return new CorpusProgram(
                    folder.getFileName().toString(),
                    file,
                    text(folder.resolve("args.txt")).lines().toList(),
                    bytes(folder.resolve("stdin.txt")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) throws IOException {
        return new String(bytes(file), UTF_8);
    }

    private static byte[] bytes(Path file) throws IOException {
        return Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
    }

    /// Runs it as `java FILE` does. With a `package` line, which `java FILE` wants in a folder of its name, and where
    /// the frames of the source launcher itself show up in stack traces, as `javac` and `java` do.
    ///
    /// @param folder an empty folder
    public Outcome runPlainly(Path folder) throws IOException, InterruptedException {
        Files.copy(file, folder.resolve(fileName()));
        String packageName = packageName();
        if (packageName.isEmpty()) {
            Outcome outcome = runJava(folder, LIBRARIES, fileName());
            if (!(outcome.out() + outcome.err()).contains("SourceLauncher")) {
                return outcome;
            }
        }
        Path classes = Files.createDirectory(folder.resolve("classes"));
        Outcome.of(
                List.of(JAVA + "c", "-cp", path(LIBRARIES), "-d", classes.toString(), fileName()), folder, new byte[0]);
        List<Path> classPath = new ArrayList<>(LIBRARIES);
        classPath.add(classes);
        return runJava(folder, classPath, packageName + fileName().replace(".java", ""));
    }

    private String packageName() throws IOException {
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith("package ")) {
                return line.substring(8).replace(';', '.').strip();
            }
        }
        return "";
    }

    /// Runs a class with the program's arguments and input.
    ///
    /// @param folder where it runs
    /// @param main binary name of the class, or a source file
    public Outcome runJava(Path folder, List<Path> classPath, String main) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(JAVA, "-cp", path(classPath), main));
        command.addAll(arguments);
        return Outcome.of(command, folder, input);
    }

    /// Name of the source file without a folder.
    public String fileName() {
        return file.getFileName().toString();
    }

    private static String path(List<Path> entries) {
        return String.join(
                File.pathSeparator, entries.stream().map(Path::toString).toList());
    }

    @Override
    public String toString() {
        return name;
    }
}
