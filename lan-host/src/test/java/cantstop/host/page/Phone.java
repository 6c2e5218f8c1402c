package cantstop.host.page;

import cantstop.browser.driver.Chromium;
import java.io.IOException;
import java.util.Map;

/// Somebody with a phone: the page in a Chromium of the size of one, which can be locked and cut off.
final class Phone extends Visitor {
    private final Chromium browser;

    private Phone(Chromium browser, String name) {
        super(browser, name);
        this.browser = browser;
    }

    /// A phone in the hand of somebody of that name.
    static Phone of(String name) throws IOException {
        Phone phone = new Phone(Chromium.open(), name);
        phone.dresses();
        return phone;
    }

    /// As if it had just been bought.
    void startsAnew() {
        browser.startAnew();
        dresses();
    }

    private void dresses() {
        browser.dress(390, 844, "light");
        browser.calm();
    }

    Chromium browser() {
        return browser;
    }

    /// A tap where the browser puts it: what lies under something else is not hit.
    @Override
    void taps(String selector) {
        awaits(selector);
        browser.find(selector).click();
    }

    /// The page in another language from now on.
    void speaks(String language) {
        browser.run(
                "const kept = JSON.parse(localStorage.getItem('cantstop.preferences') || '{}');"
                        + "localStorage.setItem('cantstop.preferences', JSON.stringify({ ...kept, language: arguments[0] }));",
                language);
        reloads();
    }

    /// The screen is locked: nothing of the page runs any more.
    void locks() {
        browser.command("Page.setWebLifecycleState", Map.of("state", "frozen"));
    }

    void unlocks() {
        browser.command("Page.setWebLifecycleState", Map.of("state", "active"));
    }

    /// The system says that there is a network, or none.
    void network(boolean there) {
        browser.command(
                "Network.emulateNetworkConditions",
                Map.of("offline", !there, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
    }
}
