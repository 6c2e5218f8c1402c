package cantstop.client.model.profile;

/// The size of the window.
///
/// @param width in pixels, at least [#SMALLEST_WIDTH]
/// @param height in pixels, at least [#SMALLEST_HEIGHT]
/// @param maximized whether it fills the screen
/// @param zoom the size of text and board in percent, 75 to 300
public record WindowPlace(double width, double height, boolean maximized, int zoom) {
    public static final double SMALLEST_WIDTH = 960;
    public static final double SMALLEST_HEIGHT = 600;
    public static final int SMALLEST_ZOOM = 75;
    public static final int LARGEST_ZOOM = 300;
    public static final WindowPlace DEFAULT = new WindowPlace(1280, 720, false, 100);

    /// Takes each value to the nearest that a window can have.
    public WindowPlace {
        width = Double.isFinite(width) ? Math.max(SMALLEST_WIDTH, width) : SMALLEST_WIDTH;
        height = Double.isFinite(height) ? Math.max(SMALLEST_HEIGHT, height) : SMALLEST_HEIGHT;
        zoom = Math.clamp(zoom, SMALLEST_ZOOM, LARGEST_ZOOM);
    }

    public WindowPlace withZoom(int percent) {
        return new WindowPlace(width, height, maximized, percent);
    }
}
