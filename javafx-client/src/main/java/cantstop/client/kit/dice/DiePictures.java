package cantstop.client.kit.dice;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import javafx.scene.image.Image;

/// The pictures of dice that were drawn so far; those not seen for longest go. FX thread only.
final class DiePictures {
    /// All faces and shadows of a throw, at every angle at which they look different, at two sizes, and lying dice
    /// everywhere else. Each costs its size twice, here and where it is drawn from.
    private static final int MOST = 150;

    private static final Map<Record, Image> DRAWN = new LinkedHashMap<>(MOST, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Record, Image> eldest) {
            return size() > MOST;
        }
    };

    private DiePictures() {}

    static Image of(DiePicture picture) {
        return of(picture, DiePicture::image);
    }

    static Image of(DieShadow shadow) {
        return of(shadow, DieShadow::image);
    }

    private static <R extends Record> Image of(R what, Function<R, Image> draw) {
        Image known = DRAWN.get(what);
        if (known == null) {
            known = draw.apply(what);
            DRAWN.put(what, known);
        }
        return known;
    }
}
