package io.bufferscope.view;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;

/// The PNG form of an image: 8 bits a channel, with alpha.
final class Png {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final byte[] TRUECOLOUR_ALPHA = {8, 6, 0, 0, 0};

    private Png() {}

    static byte[] encode(Image image) throws IOException {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(SIGNATURE);
        chunk(out, "IHDR", header(width, height));
        chunk(out, "IDAT", pixels(image, width, height));
        chunk(out, "IEND", new byte[0]);
        return bytes.toByteArray();
    }

    private static byte[] header(int width, int height) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(width);
        out.writeInt(height);
        out.write(TRUECOLOUR_ALPHA);
        return bytes.toByteArray();
    }

    private static byte[] pixels(Image image, int width, int height) throws IOException {
        int[] row = new int[width];
        byte[] line = new byte[1 + width * 4];
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new DeflaterOutputStream(bytes)) {
            for (int y = 0; y < height; y++) {
                image.getPixelReader().getPixels(0, y, width, 1, PixelFormat.getIntArgbInstance(), row, 0, width);
                fill(line, row);
                out.write(line);
            }
        }
        return bytes.toByteArray();
    }

    private static void fill(byte[] line, int[] row) {
        for (int x = 0; x < row.length; x++) {
            int argb = row[x];
            line[1 + x * 4] = (byte) (argb >> 16);
            line[2 + x * 4] = (byte) (argb >> 8);
            line[3 + x * 4] = (byte) argb;
            line[4 + x * 4] = (byte) (argb >>> 24);
        }
    }

    private static void chunk(DataOutputStream out, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) crc.getValue());
    }
}
