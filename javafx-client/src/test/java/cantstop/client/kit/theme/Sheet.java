package cantstop.client.kit.theme;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;

/// The roles of a theme as its style sheet defines them.
record Sheet(Map<String, Color> roles) {
    private static final Pattern ROLE = Pattern.compile("(-cs-[a-z-]+): (#[0-9a-f]{6}(?:[0-9a-f]{2})?|transparent);");

    static Sheet of(Theme theme) {
        try (InputStream in = URI.create(theme.colours()).toURL().openStream()) {
            Map<String, Color> roles = new HashMap<>();
            Matcher matcher = ROLE.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            while (matcher.find()) {
                roles.put(matcher.group(1), Color.web(matcher.group(2)));
            }
            return new Sheet(Map.copyOf(roles));
        } catch (IOException e) {
            throw new IllegalStateException(theme + " can't be read", e);
        }
    }

    Color colour(String role) {
        Color colour = roles.get("-cs-" + role);
        if (colour == null) {
            throw new NoSuchElementException("no role " + role);
        }
        return colour;
    }

    /// The contrast ratio of WCAG 2, from 1 to 21.
    double contrast(String role, String other) {
        double one = Sight.NORMAL.linear(colour(role)).luminance();
        double two = Sight.NORMAL.linear(colour(other)).luminance();
        return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    }
}
