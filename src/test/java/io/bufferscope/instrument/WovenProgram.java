package io.bufferscope.instrument;

import io.bufferscope.trace.Program;
import io.bufferscope.trace.Range;
import io.bufferscope.trace.Site;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.constant.ClassDesc;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A small program, compiled and woven for [RecordingHooks], that can be run in this JVM.
record WovenProgram(Woven woven) {

    static final List<Path> CLASS_PATH = Stream.of(
                    System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> entry.contains("netty"))
            .map(Path::of)
            .toList();

    /// Compiles and weaves.
    static WovenProgram of(String source) throws IOException {
        return of(source, RecordingHooks.class, RecordingHooks.Activation.class);
    }

    /// Compiles, and weaves for a double of the hooks.
    static WovenProgram of(String source, Class<?> hooks, Class<?> activation) throws IOException {
        Path file = Path.of("Main.java");
        Compilation compilation = new SourceCompiler(CLASS_PATH).compile(file, source);
        if (!(compilation instanceof Compilation.Done done)) {
            throw new AssertionError(compilation.messages());
        }
        Woven woven = new Weaver(CLASS_PATH, ClassDesc.of(hooks.getName()), ClassDesc.of(activation.getName()))
                .weave(done, file);
        return new WovenProgram(woven);
    }

    /// Complaints of the verifier.
    List<String> verify() {
        List<String> errors = new ArrayList<>();
        ClassFile verifier =
                ClassFile.of(ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(this::classFile)
                        .orElse(ClassHierarchyResolver.defaultResolver())));
        for (byte[] bytes : woven.classes().values()) {
            verifier.verify(bytes).forEach(error -> errors.add(error.getMessage()));
        }
        return errors;
    }

    private InputStream classFile(ClassDesc type) {
        String descriptor = type.descriptorString();
        byte[] bytes = woven.classes()
                .get(descriptor.substring(1, descriptor.length() - 1).replace('/', '.'));
        return bytes == null ? null : new ByteArrayInputStream(bytes);
    }

    /// Runs `main` and gives back what the hooks were told, with sites and variables by their names.
    List<String> run() throws Exception {
        RecordingHooks.EVENTS.clear();
        Class<?> main = new Loader(woven.classes()).loadClass(woven.program().mainClass());
        var method = main.getDeclaredMethod("main", String[].class);
        method.setAccessible(true);
        method.invoke(null, (Object) new String[0]);
        return told();
    }

    /// What the hooks were told until now.
    List<String> told() {
        return RecordingHooks.EVENTS.stream().map(this::readable).toList();
    }

    private String readable(String event) {
        String[] words = event.split(" ", 3);
        String rest = words.length > 2 ? " " + words[2] : "";
        Program program = woven.program();
        return switch (words[0]) {
            case "enter", "exit" ->
                words[0] + " "
                        + program.methods().get(Integer.parseInt(words[1])).name();
            case "line", "called", "calledRelative", "calledIndices" ->
                words[0] + " " + site(Integer.parseInt(words[1])) + rest;
            case "local" ->
                words[0] + " "
                        + program.variables().get(Integer.parseInt(words[1])).name() + rest;
            case "caught", "thrown" -> words[0] + " " + words[1] + " " + pending(words[2]);
            default -> event;
        };
    }

    private String pending(String siteAndReceiver) {
        String[] words = siteAndReceiver.split(" ", 2);
        return words[0].equals("-1") ? "outside calls" : "in " + site(Integer.parseInt(words[0])) + " on " + words[1];
    }

    private String site(int id) {
        Site site = woven.program().sites().get(id);
        return site.call() == null
                ? site.line() + " `" + cut(site.range()) + "`"
                : site.call() + " `" + cut(site.range()) + "`";
    }

    /// The source in a range, `?` if it is not known.
    String cut(Range range) {
        if (range == null) {
            return "?";
        }
        List<String> lines = woven.program().source().lines().toList();
        if (range.line() == range.endLine()) {
            return lines.get(range.line() - 1).substring(range.column() - 1, range.endColumn() - 1);
        }
        return lines.get(range.line() - 1).substring(range.column() - 1) + " ... "
                + lines.get(range.endLine() - 1)
                        .substring(0, range.endColumn() - 1)
                        .strip();
    }

    private static final class Loader extends ClassLoader {

        private final Map<String, byte[]> classes;

        Loader(Map<String, byte[]> classes) {
            super(RecordingHooks.class.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name);
            if (bytes == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
