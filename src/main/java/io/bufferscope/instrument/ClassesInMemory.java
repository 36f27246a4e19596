package io.bufferscope.instrument;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/// The compiler's files: sources and libraries from disk, class files into memory.
final class ClassesInMemory extends ForwardingJavaFileManager<StandardJavaFileManager> {

    private final Map<String, byte[]> classes = new LinkedHashMap<>();
    private final Set<String> beside = new HashSet<>();

    ClassesInMemory(StandardJavaFileManager disk) {
        super(disk);
    }

    /// Class files by binary name, in the order the compiler wrote them.
    Map<String, byte[]> classes() {
        return classes;
    }

    /// Binary names of those classes that come from other source files.
    Set<String> beside() {
        return beside;
    }

    /// The files on disk.
    StandardJavaFileManager disk() {
        return fileManager;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
            JavaFileManager.Location location, String className, JavaFileObject.Kind kind, FileObject sibling)
            throws IOException {
        if (!(sibling instanceof ProgramFile)) {
            beside.add(className);
        }
        return location == StandardLocation.CLASS_OUTPUT && kind == JavaFileObject.Kind.CLASS
                ? new ClassInMemory(className)
                : super.getJavaFileForOutput(location, className, kind, sibling);
    }

    @Override
    public boolean contains(Location location, FileObject file) throws IOException {
        return file instanceof ProgramFile || super.contains(location, file);
    }

    private final class ClassInMemory extends SimpleJavaFileObject {

        private final String className;

        ClassInMemory(String className) {
            super(URI.create("memory:///" + className.replace('.', '/') + ".class"), Kind.CLASS);
            this.className = className;
        }

        @Override
        public OutputStream openOutputStream() {
            return new ByteArrayOutputStream() {
                @Override
                public void close() {
                    classes.put(className, toByteArray());
                }
            };
        }
    }
}
