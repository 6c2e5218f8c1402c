package cantstop.client.kit.theme;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import javafx.scene.text.Font;

/// The program's own typefaces, after the letters of American highways: they have all that its languages are written
/// in. Style sheets know them by family once they are loaded, which [Theme#applyTo] sees to.
public enum Typeface {
    /// For text. Figures are tabular.
    TEXT("CS-Text-Regular.ttf"),
    BOLD("CS-Text-Bold.ttf"),

    /// For names, headlines and titles.
    SIGN("CS-Sign.ttf"),

    /// For what is painted on a surface: figures on tiles, sums, Roll and Stop.
    ROAD("CS-Road.ttf");

    private final String file;

    Typeface(String file) {
        this.file = file;
    }

    /// What JavaFX calls them once it has read them.
    private static final class Loaded {
        static final Map<Typeface, String> NAMES = new EnumMap<>(Typeface.class);

        static {
            for (Typeface face : values()) {
                Font font = Objects.requireNonNull(Font.loadFont(face.url(), 1), face.file);
                NAMES.put(face, font.getName());
            }
        }

        private Loaded() {}
    }

    /// Makes them known to JavaFX, which must be running.
    static void load() {
        Objects.requireNonNull(Loaded.NAMES);
    }

    /// This face for what is drawn and not styled.
    public Font font(double size) {
        return new Font(Objects.requireNonNull(Loaded.NAMES.get(this)), size);
    }

    String file() {
        return file;
    }

    private String url() {
        return Objects.requireNonNull(Typeface.class.getResource("fonts/" + file), file)
                .toExternalForm();
    }
}
