package cantstop.host.page;

import cantstop.browser.driver.Chromium;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/// Somebody with a phone: the page in a Chromium of its own, and the thumb that presses what can be pressed there.
final class Phone implements AutoCloseable {
    /// Plays by a simple rule, as long as `window.playing`: the first option, and STOP from eight steps on.
    private static final String THUMB = """
            const press = selector => {
              const one = document.querySelector(selector);
              if (!one || one.getAttribute('aria-disabled') === 'true' || !one.getClientRects().length) return false;
              one.click();
              return true;
            };
            const steps = () => Number((document.querySelector('.halt .reason') || {}).textContent.replace(/\\D/g, '')) || 0;
            window.playing = true;
            window.thumb = window.thumb || setInterval(() => {
              if (!window.playing || !document.querySelector('main.table')) return;
              const enough = document.querySelector('.decide.wins') || steps() >= 8;
              if (press('.option') || (enough && press('.halt')) || press('.go')) return;
              press('.halt');
            }, 80);
            """;

    private final Chromium browser;
    private final String name;
    private String address = "";

    private Phone(Chromium browser, String name) {
        this.browser = browser;
        this.name = name;
    }

    /// A phone in the hand of somebody of that name.
    static Phone of(String name) throws IOException {
        Chromium browser = Chromium.open();
        browser.dress(390, 844, "light");
        browser.calm();
        return new Phone(browser, name);
    }

    String name() {
        return name;
    }

    Chromium browser() {
        return browser;
    }

    /// Opens an address, and says what the player is called.
    void scans(String page) {
        address = page;
        browser.open(page);
        browser.run(
                "const name = document.querySelector('input.name'); name.value = arguments[0];"
                        + "name.dispatchEvent(new Event('input'));",
                name);
    }

    /// The page in another language from now on.
    void speaks(String language) {
        browser.run(
                "const kept = JSON.parse(localStorage.getItem('cantstop.preferences') || '{}');"
                        + "localStorage.setItem('cantstop.preferences', JSON.stringify({ ...kept, language: arguments[0] }));",
                language);
        reloads();
    }

    /// Closes the tab and opens the address again.
    void opensAgain() {
        browser.open(address);
    }

    void reloads() {
        browser.reload();
    }

    /// One tap on what a thumb finds there, once it can be pressed.
    void taps(String selector) {
        browser.await(
                "const one = document.querySelector('" + selector + "');"
                        + "return one !== null && one.getClientRects().length > 0 && one.getAttribute('aria-disabled') !== 'true'");
        browser.find(selector).click();
    }

    void plays() {
        browser.run(THUMB);
    }

    void rests() {
        browser.run("window.playing = false");
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

    /// Whether the page believes to be connected.
    boolean isConnected() {
        return Boolean.TRUE.equals(browser.run("return document.documentElement.dataset.line === 'connected'"));
    }

    /// The screen that is shown: door, lobby, table, end or watch.
    String screen() {
        return String.valueOf(browser.run("return document.documentElement.dataset.screen"));
    }

    /// The faces of the dice that lie there.
    List<Integer> dice() {
        return browser
                .texts("return [...document.querySelectorAll('.bay [data-face]')]"
                        + ".filter(die => die.getClientRects().length).map(die => die.dataset.face)")
                .stream()
                .map(Integer::valueOf)
                .toList();
    }

    /// Whether it is this page's turn to choose between options.
    boolean mayChoose() {
        return Boolean.TRUE.equals(browser.run(
                "return document.querySelector('main.table .option:not([aria-disabled=\"true\"])') !== null"));
    }

    /// What the page keeps under a name.
    String kept(String what) {
        return String.valueOf(browser.run("return localStorage.getItem('cantstop.' + arguments[0])", what));
    }

    /// What the page's plates say, one a line.
    List<String> plates() {
        return browser.texts("return [...document.querySelectorAll('.plate')].map(one => one.textContent)");
    }

    @Override
    public void close() {
        browser.close();
    }
}
