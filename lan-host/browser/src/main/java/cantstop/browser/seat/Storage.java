package cantstop.browser.seat;

import java.util.Optional;

/// What the page keeps over its end. A private window keeps nothing.
public interface Storage {
    /// What was saved; empty if nothing was, or it can't be read.
    Optional<String> load(String name);

    /// Whether it is kept.
    boolean save(String name, String text);
}
