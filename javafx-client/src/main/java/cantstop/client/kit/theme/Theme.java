package cantstop.client.kit.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import javafx.application.Application;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;

/// The three looks of the program. Each is a style sheet of colour roles on top of one of AtlantaFX's themes.
public enum Theme {
    LIGHT("light.css", new PrimerLight().getUserAgentStylesheet()),
    DARK("dark.css", new PrimerDark().getUserAgentStylesheet()),
    HIGH_CONTRAST("high-contrast.css", new PrimerDark().getUserAgentStylesheet());

    private static final List<Theme> ALL = List.of(values());
    private static final Map<Theme, Palette> PALETTES = new ConcurrentHashMap<>();

    private final String colours;
    private final String base;

    Theme(String file, String base) {
        this.colours = url(file);
        this.base = base;
    }

    /// All themes, the brightest first.
    public static List<Theme> all() {
        return ALL;
    }

    /// Applies this theme to a scene; other style sheets stay on top.
    public void applyTo(Scene scene) {
        Typeface.load();
        scene.setUserAgentStylesheet(base);
        List<String> sheets = scene.getStylesheets();
        ALL.forEach(theme -> sheets.remove(theme.colours));
        sheets.remove(structure());
        sheets.addAll(0, List.of(colours, structure()));
        wornBy(scene).set(this);
    }

    /// The theme of the scene around a node, observable; the first theme without a scene.
    public static ObservableValue<Theme> around(Node node) {
        return node.sceneProperty().flatMap(Theme::wornBy).orElse(LIGHT);
    }

    @SuppressWarnings("unchecked") // Nobody else puts anything there.
    private static ObjectProperty<Theme> wornBy(Scene scene) {
        return (ObjectProperty<Theme>)
                scene.getProperties().computeIfAbsent(Theme.class, none -> new SimpleObjectProperty<>(LIGHT));
    }

    /// The colours of this theme for what is drawn.
    public Palette palette() {
        return PALETTES.computeIfAbsent(this, theme -> Palette.of(theme.colours));
    }

    /// Keeps JavaFX from reading a theme of its own at its first control, which no scene here wears: all are dressed
    /// by [#applyTo].
    public static void only() {
        Application.setUserAgentStylesheet(LIGHT.colours);
    }

    private static String structure() {
        return url("structure.css");
    }

    private static String url(String file) {
        return Objects.requireNonNull(Theme.class.getResource(file), file).toExternalForm();
    }
}
