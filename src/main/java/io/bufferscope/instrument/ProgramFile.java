package io.bufferscope.instrument;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.lang.model.SourceVersion;
import javax.tools.SimpleJavaFileObject;

/// The program's source file as the compiler sees it: named as the user named it, free to hold any type.
final class ProgramFile extends SimpleJavaFileObject {

    private final Path path;
    private final String text;

    ProgramFile(Path path, String text) {
        super(path.toUri(), Kind.SOURCE);
        this.path = path;
        this.text = text;
    }

    /// Reads a file in the default charset; what cannot be decoded is replaced, as `java FILE` does.
    static ProgramFile read(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            StringWriter text = new StringWriter();
            new InputStreamReader(in, Charset.defaultCharset()).transferTo(text);
            return new ProgramFile(path, text.toString());
        }
    }

    Path path() {
        return path;
    }

    String text() {
        return text;
    }

    /// The column of an offset, from 1, counting characters.
    int column(int offset) {
        return new LineTable(text).range(offset, offset).column();
    }

    @Override
    public String getName() {
        return path.toString();
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
        return kind == Kind.SOURCE && SourceVersion.isIdentifier(simpleName);
    }
}
