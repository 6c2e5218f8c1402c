package cantstop.client.shell;

import java.lang.reflect.Field;
import java.nio.ByteBuffer;

/// Room for windows that reach below the thousandth line: JavaFX's headless screen keeps what is drawn in a buffer of
/// 1000 by 1000 pixels, row after row, and fails at the end of it.
final class TallScreen {
    private static final int ROW = 1000 * Integer.BYTES;

    private TallScreen() {}

    /// Before the first window. Does nothing on any other kind of screen.
    ///
    /// @param width of the largest window; what is wider than a row runs into the next one
    static void make(int width, int height) {
        try {
            Class<?> glass = Class.forName("com.sun.glass.ui.Application");
            Object application = glass.getMethod("GetApplication").invoke(null);
            if (application.getClass().getSimpleName().equals("HeadlessApplication")) {
                Field buffer = application.getClass().getDeclaredField("frameBuffer");
                buffer.setAccessible(true);
                buffer.set(application, ByteBuffer.allocate((height + 1) * ROW + width * Integer.BYTES));
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this JavaFX has another headless screen", e);
        }
    }
}
