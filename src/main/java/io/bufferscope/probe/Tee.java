package io.bufferscope.probe;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/// A standard stream that also records what goes through it.
///
/// [#install] builds `System.out` and `System.err` as the JDK does, so that the program sees streams that differ in
/// nothing.
final class Tee extends FileOutputStream {

    private static final int BUFFER = 128;

    private final OutputText text;

    private Tee(FileDescriptor to, OutputText text) {
        super(to);
        this.text = text;
    }

    static void install(Printer printer, Journal journal) {
        System.setOut(stream(FileDescriptor.out, false, System.getProperty("stdout.encoding"), printer, journal));
        System.setErr(stream(FileDescriptor.err, true, System.getProperty("stderr.encoding"), printer, journal));
    }

    private static PrintStream stream(
            FileDescriptor to, boolean error, String encoding, Printer printer, Journal journal) {
        Charset charset =
                encoding == null ? Charset.defaultCharset() : Charset.forName(encoding, StandardCharsets.UTF_8);
        Tee tee = new Tee(to, new OutputText(printer, journal, error, charset));
        return new PrintStream(new BufferedOutputStream(tee, BUFFER), true, charset);
    }

    @Override
    public void write(int value) throws IOException {
        super.write(value);
        text.printed(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        super.write(bytes);
        text.printed(bytes, 0, bytes.length);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        super.write(bytes, from, length);
        text.printed(bytes, from, length);
    }
}
