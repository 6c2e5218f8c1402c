package cantstop.client.gallery;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;

/// Writes a picture to a file; the module has no need of java.desktop for that.
public final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final int[] RGB_OF_8_BITS = {8, 2, 0, 0, 0};

    private Png() {}

    /// Writes an image without its transparency.
    public static void write(Image image, Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
            out.write(SIGNATURE);
            chunk(out, "IHDR", header((int) image.getWidth(), (int) image.getHeight()));
            chunk(out, "IDAT", pixels(image));
            chunk(out, "IEND", new byte[0]);
        }
    }

    private static byte[] header(int width, int height) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(width);
        out.writeInt(height);
        for (int field : RGB_OF_8_BITS) {
            out.writeByte(field);
        }
        return bytes.toByteArray();
    }

    private static byte[] pixels(Image image) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PixelReader reader = image.getPixelReader();
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes)) {
            int width = (int) image.getWidth();
            // A row begins with its filter: none.
            byte[] row = new byte[1 + 3 * width];
            for (int y = 0; y < image.getHeight(); y++) {
                for (int x = 0; x < width; x++) {
                    int argb = reader.getArgb(x, y);
                    row[1 + 3 * x] = (byte) (argb >> 16);
                    row[2 + 3 * x] = (byte) (argb >> 8);
                    row[3 + 3 * x] = (byte) argb;
                }
                out.write(row);
            }
        }
        return bytes.toByteArray();
    }

    private static void chunk(DataOutputStream out, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(name);
        check.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) check.getValue());
    }
}
