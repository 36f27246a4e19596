import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.constant.ClassDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// A jar whose class files a cache can hold.
///
/// Ahead-of-time caches leave out class files older than Java 6, those without stack maps; picocli's are of Java 5,
/// for the sake of its users. Such classes get stack maps and the version of Java 6; they do the same as before.
record RenewedJar(Path jar) {
    private static final int FIRST_WITH_STACK_MAPS = 50;
    private static final String CLASS = ".class";

    /// Writes the jar, changed or not.
    void writeTo(Path copy) throws IOException {
        try (var zip = new ZipFile(jar.toFile())) {
            if (!isOld(zip)) {
                Files.copy(jar, copy, StandardCopyOption.REPLACE_EXISTING);
                return;
            }
            try (var out = new ZipOutputStream(Files.newOutputStream(copy))) {
                for (var entry : Collections.list(zip.entries())) {
                    var renewed = new ZipEntry(entry.getName());
                    renewed.setTimeLocal(entry.getTimeLocal());
                    out.putNextEntry(renewed);
                    out.write(renew(zip, entry));
                }
            }
        }
    }

    private static boolean isOld(ZipFile zip) throws IOException {
        for (var entry : Collections.list(zip.entries())) {
            if (isOld(entry, read(zip, entry))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOld(ZipEntry entry, byte[] content) {
        return entry.getName().endsWith(CLASS) && (content[6] << 8 | content[7] & 0xFF) < FIRST_WITH_STACK_MAPS;
    }

    private static byte[] renew(ZipFile zip, ZipEntry entry) throws IOException {
        var content = read(zip, entry);
        if (!isOld(entry, content)) {
            return content;
        }
        var classFile = ClassFile.of(
                StackMapsOption.GENERATE_STACK_MAPS,
                ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(type -> stream(zip, type))
                        .orElse(ClassHierarchyResolver.defaultResolver())));
        var code = ClassTransform.transformingMethodBodies((builder, element) -> builder.with(element));
        var version = ClassTransform.endHandler(builder -> builder.withVersion(FIRST_WITH_STACK_MAPS, 0));
        return classFile.transformClass(classFile.parse(content), code.andThen(version));
    }

    private static InputStream stream(ZipFile zip, ClassDesc type) {
        var name = type.descriptorString();
        var entry = zip.getEntry(name.substring(1, name.length() - 1) + CLASS);
        try {
            return entry == null ? null : zip.getInputStream(entry);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] read(ZipFile zip, ZipEntry entry) throws IOException {
        try (var in = zip.getInputStream(entry)) {
            return in.readAllBytes();
        }
    }
}
