package io.bufferscope.instrument;

import java.io.Closeable;
import java.io.IOException;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.constant.ClassDesc;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The class hierarchy of the JDK and of the program's class path; class files of the latter are read, never loaded.
final class Libraries implements ClassHierarchyResolver, Closeable {

    private final ClassHierarchyResolver jdk =
            ClassHierarchyResolver.ofClassLoading(ClassLoader.getPlatformClassLoader());
    private final List<Path> classPath;
    private @Nullable URLClassLoader loader;
    private @Nullable ClassHierarchyResolver jars;

    Libraries(List<Path> classPath) {
        this.classPath = classPath;
    }

    @Override
    public @Nullable ClassHierarchyInfo getClassInfo(ClassDesc type) {
        ClassHierarchyInfo found = jdk.getClassInfo(type);
        return found != null ? found : jars().getClassInfo(type);
    }

    private ClassHierarchyResolver jars() {
        ClassHierarchyResolver found = jars;
        if (found == null) {
            loader = new URLClassLoader(classPath.stream().map(Libraries::url).toArray(URL[]::new), null);
            found = ClassHierarchyResolver.ofResourceParsing(loader).cached();
            jars = found;
        }
        return found;
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Override
    public void close() throws IOException {
        if (loader != null) {
            loader.close();
        }
    }
}
