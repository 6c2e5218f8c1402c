package cantstop.client.kit.theme;

import cantstop.engine.Colour;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;

/// The colours of a theme for drawing on a canvas: those of its style sheet, by the same names without the `-cs-`.
///
/// @param roles each role's colour
public record Palette(Map<String, Color> roles) {
    private static final Pattern ROLE = Pattern.compile("-cs-([a-z-]+): (#[0-9a-f]{6}(?:[0-9a-f]{2})?|transparent);");

    public Palette {
        roles = Map.copyOf(roles);
    }

    /// Reads the style sheet of a theme; [Theme#palette] keeps it.
    static Palette of(String sheet) {
        try (InputStream in = URI.create(sheet).toURL().openStream()) {
            Map<String, Color> roles = new HashMap<>();
            Matcher matcher = ROLE.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            while (matcher.find()) {
                roles.put(matcher.group(1), Color.web(matcher.group(2)));
            }
            return new Palette(roles);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The colour of a role.
    ///
    /// @throws NoSuchElementException for a role that no style sheet defines
    public Color colour(String role) {
        Color colour = roles.get(role);
        if (colour == null) {
            throw new NoSuchElementException("no role " + role);
        }
        return colour;
    }

    /// What a seat's pieces are painted with.
    public Color seat(Colour colour) {
        return colour(role(colour));
    }

    /// The side of such a piece, which lies in the shade.
    public Color seatEdge(Colour colour) {
        return colour(role(colour) + "-edge");
    }

    /// Where the lamp falls on such a piece.
    public Color seatLight(Colour colour) {
        return colour(role(colour) + "-light");
    }

    private static String role(Colour colour) {
        return "seat-" + colour.name().toLowerCase(Locale.ROOT);
    }
}
