package cantstop.browser.driver;

import org.jspecify.annotations.Nullable;

/// A browser of this system, without a window, with one page.
public interface Browser extends AutoCloseable {
    /// Opens an address anew, and waits until something is shown.
    void open(String address);

    /// Loads what is shown once more.
    void reload();

    /// Waits until a script is true.
    void await(String script);

    /// What a script returns.
    @Nullable
    Object run(String script, Object... values);

    @Override
    void close();
}
