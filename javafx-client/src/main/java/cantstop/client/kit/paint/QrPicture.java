package cantstop.client.kit.paint;

import io.nayuki.qrcodegen.QrCode;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/// Text as a QR code, for a phone's picture.
public final class QrPicture {
    /// The margin that readers want, in squares.
    private static final int QUIET = 4;

    private static final int BLACK = 0xff000000;
    private static final int WHITE = 0xffffffff;

    private QrPicture() {}

    /// A picture with so many pixels a square. Black on white whatever the theme: readers expect that.
    public static WritableImage of(String text, int pixels) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        int side = (code.size + 2 * QUIET) * pixels;
        int[] rows = new int[side * side];
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                boolean black = code.getModule(x / pixels - QUIET, y / pixels - QUIET);
                rows[y * side + x] = black ? BLACK : WHITE;
            }
        }
        WritableImage picture = new WritableImage(side, side);
        picture.getPixelWriter().setPixels(0, 0, side, side, PixelFormat.getIntArgbInstance(), rows, 0, side);
        return picture;
    }
}
