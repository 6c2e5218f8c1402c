package cantstop.browser.page;

import cantstop.browser.driver.Chromium;
import java.io.IOException;
import java.util.List;
import java.util.Objects;

/// The page in a real browser, as large as a phone, with a stand-in for the core that shows any state and notes what
/// is asked of it.
final class PageOfStates implements AutoCloseable {
    private final PageServer server = new PageServer();
    private final Chromium browser = Chromium.open();

    PageOfStates() throws IOException {
        dress();
    }

    /// As if the browser had just been opened.
    void startAnew() {
        browser.startAnew();
        dress();
    }

    private void dress() {
        dressAsPhone();
        browser.calm();
    }

    Chromium browser() {
        return browser;
    }

    void dressAsPhone() {
        browser.dress(390, 844, "light");
    }

    void open(String state) {
        browser.open(server.state(state));
    }

    /// Goes to a state without waiting for the page to be whole.
    void show(String state) {
        browser.show(server.state(state));
    }

    List<String> states() {
        return Chromium.strings(browser.later("const done = arguments[0];"
                + "import('/seat/states.js').then(one => done(Object.keys(one.STATES)));"));
    }

    /// What was asked of the core, by name.
    List<?> acted(String name) {
        return (List<?>) Objects.requireNonNull(
                browser.run("return window.acted.filter(one => one[0] === arguments[0]).map(one => one[1])", name));
    }

    Object last(String name) {
        return acted(name).getLast();
    }

    @Override
    public void close() {
        browser.close();
        server.close();
    }
}
