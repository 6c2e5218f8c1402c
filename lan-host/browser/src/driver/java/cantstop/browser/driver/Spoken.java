package cantstop.browser.driver;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One node of the accessibility tree that has a name.
///
/// @param node what the browser calls it
/// @param enabled whether it can be pressed
public record Spoken(int node, String role, String name, boolean enabled) {
    static Optional<Spoken> of(Map<?, ?> node) {
        String name = value(node.get("name"));
        if (Boolean.TRUE.equals(node.get("ignored"))
                || name.isBlank()
                || !(node.get("backendDOMNodeId") instanceof Number id)) {
            return Optional.empty();
        }
        boolean disabled = node.get("properties") instanceof List<?> properties
                && properties.stream()
                        .map(one -> (Map<?, ?>) one)
                        .anyMatch(one -> "disabled".equals(one.get("name"))
                                && value(one.get("value")).equals("true"));
        return Optional.of(new Spoken(id.intValue(), value(node.get("role")), name, !disabled));
    }

    private static String value(@Nullable Object part) {
        return part instanceof Map<?, ?> map ? String.valueOf(map.get("value")) : "";
    }
}
