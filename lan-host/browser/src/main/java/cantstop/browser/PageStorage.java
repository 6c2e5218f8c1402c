package cantstop.browser;

import cantstop.browser.seat.Storage;
import java.util.Optional;

/// What the page keeps, where the browser lets it.
final class PageStorage implements Storage {
    private final Options options;

    PageStorage(Options options) {
        this.options = options;
    }

    // A browser that keeps nothing throws whatever it likes.
    @Override
    public Optional<String> load(String name) {
        try {
            return Optional.ofNullable(options.load(name));
        } catch (RuntimeException _) {
            return Optional.empty();
        }
    }

    @Override
    public boolean save(String name, String text) {
        try {
            return options.save(name, text);
        } catch (RuntimeException _) {
            return false;
        }
    }
}
