package io.bufferscope.app.editor;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.file.Path;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/// An open program as it is kept between two starts of the window.
///
/// @param path where the program is or would be saved
/// @param onDisk whether there is a file at `path` that it belongs to
/// @param unsaved whether the text has been changed since it was opened or saved
/// @param shown whether it was the one that was seen
/// @param order its place among the open programs, from 0
/// @param line line of the caret, from 0
/// @param column column of the caret, from 0
/// @param text the text as it was written last
public record Draft(
        Path path, boolean onDisk, boolean unsaved, boolean shown, int order, int line, int column, String text) {

    private static final String MAGIC = "bufferscope-draft-1";
    private static final int FIELDS = 9;

    /// The bytes of a file that holds it: a line of fields, then the text.
    byte[] encode() {
        String head = String.join(
                " ",
                MAGIC,
                checksum(text),
                flag(onDisk),
                flag(unsaved),
                flag(shown),
                Integer.toString(order),
                Integer.toString(line),
                Integer.toString(column),
                URLEncoder.encode(path.toString(), UTF_8));
        return (head + "\n" + text).getBytes(UTF_8);
    }

    /// Reads what [#encode] wrote; null if nothing of it can be read.
    static @Nullable Draft decode(byte[] bytes) {
        String all = new String(bytes, UTF_8);
        int end = all.indexOf('\n');
        String[] fields = end < 0 ? new String[0] : all.substring(0, end).split(" ");
        if (fields.length != FIELDS || !fields[0].equals(MAGIC)) {
            return null;
        }
        try {
            return decode(fields, all.substring(end + 1));
        } catch (IllegalArgumentException damaged) {
            return null;
        }
    }

    /// Whether the text in these bytes is the one that was written.
    static boolean isWhole(byte[] bytes, Draft draft) {
        return new String(bytes, UTF_8).startsWith(MAGIC + " " + checksum(draft.text()) + " ");
    }

    private static Draft decode(String[] fields, String text) {
        return new Draft(
                Path.of(URLDecoder.decode(fields[8], UTF_8)),
                fields[2].equals("1"),
                fields[3].equals("1"),
                fields[4].equals("1"),
                Integer.parseInt(fields[5]),
                Integer.parseInt(fields[6]),
                Integer.parseInt(fields[7]),
                text);
    }

    private static String flag(boolean value) {
        return value ? "1" : "0";
    }

    private static String checksum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(UTF_8));
        return Long.toHexString(sum.getValue());
    }
}
