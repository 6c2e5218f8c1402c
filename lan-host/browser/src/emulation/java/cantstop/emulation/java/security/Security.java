package cantstop.emulation.java.security;

import org.jspecify.annotations.Nullable;

/// Settings of a Java platform; a browser has none.
public final class Security {
    private Security() {}

    public static @Nullable String getProperty(String name) {
        return null;
    }
}
