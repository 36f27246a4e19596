package io.bufferscope.cli;

import io.bufferscope.picture.ByteFormat;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// The reader of the name of a way to write bytes.
final class CellsConverter implements ITypeConverter<ByteFormat> {

    @Override
    public ByteFormat convert(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "hex+char" -> ByteFormat.HEX;
            case "hex" -> ByteFormat.HEX_ONLY;
            case "decimal" -> ByteFormat.DECIMAL;
            case "char" -> ByteFormat.CHARACTER;
            case "short" -> ByteFormat.SHORT;
            case "int" -> ByteFormat.INT;
            case "long" -> ByteFormat.LONG;
            case "float" -> ByteFormat.FLOAT;
            case "double" -> ByteFormat.DOUBLE;
            default ->
                throw new TypeConversionException("'" + text
                        + "' is no way to write bytes: hex+char, hex, decimal, char, short, int, long, float"
                        + " or double");
        };
    }
}
