package cantstop.explorer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What every core has heard, in its order.
final class Heard {
    private final Map<String, List<String>> byCore = new HashMap<>();

    void add(String core, String what) {
        byCore.computeIfAbsent(core, _ -> new ArrayList<>()).add(what);
    }

    /// Which state this is: two that no core can tell apart have the same.
    long fingerprint() {
        long mixed = 1125899906842597L;
        for (String core : byCore.keySet().stream().sorted().toList()) {
            for (String what : byCore.getOrDefault(core, List.of())) {
                mixed = 31 * (mixed ^ mixed >>> 29) * 0x9E3779B97F4A7C15L + (core + what).hashCode();
            }
        }
        return mixed;
    }
}
