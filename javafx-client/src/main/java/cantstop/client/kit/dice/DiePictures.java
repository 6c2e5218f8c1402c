package cantstop.client.kit.dice;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import javafx.scene.image.Image;

/// The pictures of dice that were drawn so far; those not seen for longest go. FX thread only.
final class DiePictures {
    /// In pixels, each of which takes eight bytes: four here, four where it is drawn from. In the usual window all
    /// faces of a throw fit, at every angle at which they look different, with their shadows. In a larger one they
    /// don't, and some are drawn again: dice of twice the size would otherwise take four times the memory.
    static final int MOST = 1_500_000;

    private static final Map<Record, Image> DRAWN = new LinkedHashMap<>(100, 0.75f, true);
    private static int pixels;

    private DiePictures() {}

    static Image of(DiePicture picture) {
        return of(picture, DiePicture::image);
    }

    static Image of(DieShadow shadow) {
        return of(shadow, DieShadow::image);
    }

    /// How many are kept.
    static int pixels() {
        return pixels;
    }

    private static <R extends Record> Image of(R what, Function<R, Image> draw) {
        Image known = DRAWN.get(what);
        if (known == null) {
            known = draw.apply(what);
            pixels += pixelsOf(known);
            makeRoom();
            DRAWN.put(what, known);
        }
        return known;
    }

    private static void makeRoom() {
        Iterator<Image> eldest = DRAWN.values().iterator();
        while (pixels > MOST && eldest.hasNext()) {
            pixels -= pixelsOf(eldest.next());
            eldest.remove();
        }
    }

    private static int pixelsOf(Image image) {
        return (int) (image.getWidth() * image.getHeight());
    }
}
