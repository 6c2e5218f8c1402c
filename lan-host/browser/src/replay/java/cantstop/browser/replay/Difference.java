package cantstop.browser.replay;

import org.jspecify.annotations.Nullable;

/// A core has done something else than the one before it.
public final class Difference extends RuntimeException {
    private static final long serialVersionUID = 1;

    Difference(String how, @Nullable Throwable cause) {
        super(how, cause);
    }
}
