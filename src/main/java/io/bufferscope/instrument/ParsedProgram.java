package io.bufferscope.instrument;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/// What the parser tells about the program's file while it is compiled: package, types and layout.
///
/// As soon as the package is known, the source path is set as `java FILE` sets it.
final class ParsedProgram implements TaskListener {

    private final ProgramFile file;
    private final SourcePositions positions;
    private final StandardJavaFileManager disk;
    private final SourceLayout layout;
    private final List<String> types = new ArrayList<>();
    private String prefix = "";

    ParsedProgram(ProgramFile file, SourcePositions positions, StandardJavaFileManager disk) {
        this.file = file;
        this.positions = positions;
        this.disk = disk;
        this.layout = new SourceLayout(file.text());
    }

    /// Binary names of the top-level types in the order of the file.
    List<String> types() {
        return types;
    }

    /// Binary name that a type named as the file would have.
    String expectedType() {
        String name = String.valueOf(file.path().getFileName());
        return prefix + (name.endsWith(".java") ? name.substring(0, name.length() - 5) : name);
    }

    SourceLayout layout() {
        return layout;
    }

    @Override
    public void finished(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.PARSE && isProgram(event.getSourceFile())) {
            read(event.getCompilationUnit());
        }
    }

    /// The compiler hands out wrapped files.
    private boolean isProgram(JavaFileObject source) {
        return source.toUri().equals(file.toUri());
    }

    private void read(CompilationUnitTree unit) {
        ExpressionTree name = unit.getPackageName();
        prefix = name == null ? "" : name + ".";
        for (Tree type : unit.getTypeDecls()) {
            if (type instanceof ClassTree named) {
                types.add(prefix + named.getSimpleName());
            }
        }
        setSourcePath();
        new SourceScanner(unit, positions, layout).scan(unit, null);
    }

    private void setSourcePath() {
        try {
            disk.setLocationFromPaths(StandardLocation.SOURCE_PATH, sourcePath());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The folder above the package's folders; none if the file does not lie in such folders.
    private List<Path> sourcePath() {
        Path folder = file.path().normalize().toAbsolutePath().getParent();
        if (folder == null || prefix.isEmpty()) {
            return folder == null ? List.of() : List.of(folder);
        }
        Path ending = Path.of(prefix.replace('.', '/'));
        if (!folder.endsWith(ending)) {
            return List.of();
        }
        Path root = folder;
        for (int i = 0; i < ending.getNameCount() && root != null; i++) {
            root = root.getParent();
        }
        return root == null ? List.of() : List.of(root);
    }
}
