package cantstop.host.page;

import cantstop.browser.driver.Browser;
import cantstop.browser.driver.Chromium;
import java.util.List;

/// Somebody at the page, in a browser of their own, and the thumb that presses what can be pressed there.
class Visitor implements AutoCloseable {
    /// Plays by a simple rule, as long as `window.playing`: the first option, and STOP from eight steps on. Told so, it
    /// stops before an option instead of pressing it.
    private static final String THUMB = """
            const there = selector => {
              const one = document.querySelector(selector);
              return one && one.getAttribute('aria-disabled') !== 'true' && one.getClientRects().length ? one : null;
            };
            const press = selector => {
              const one = there(selector);
              if (one) one.click();
              return Boolean(one);
            };
            const steps = () => Number((document.querySelector('.halt .reason') || {}).textContent.replace(/\\D/g, '')) || 0;
            window.playing = true;
            window.stopsAtAChoice = arguments[0];
            window.thumb = window.thumb || setInterval(() => {
              if (!window.playing || !document.querySelector('main.table')) return;
              if (window.stopsAtAChoice && there('.option')) {
                window.playing = false;
                return;
              }
              const enough = document.querySelector('.decide.wins') || steps() >= 8;
              if (press('.option') || (enough && press('.halt')) || press('.go')) return;
              press('.halt');
            }, 80);
            """;

    /// What lies there and may be chosen from now.
    private static final String MAY_CHOOSE =
            "return document.querySelector('main.table .option:not([aria-disabled=\"true\"])') !== null";

    private final Browser browser;
    private final String name;
    private String address = "";

    /// Somebody of that name.
    Visitor(Browser browser, String name) {
        this.browser = browser;
        this.name = name;
    }

    String name() {
        return name;
    }

    /// Opens an address.
    void comes(String page) {
        address = page;
        browser.open(page);
    }

    /// Opens an address, and says what the player is called.
    void scans(String page) {
        comes(page);
        browser.run(
                "const name = document.querySelector('input.name'); name.value = arguments[0];"
                        + "name.dispatchEvent(new Event('input'));",
                name);
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
        awaits(selector);
        browser.run("document.querySelector('" + selector + "').click()");
    }

    /// Waits until it can be pressed.
    final void awaits(String selector) {
        browser.await(
                "const one = document.querySelector('" + selector + "');"
                        + "return one !== null && one.getClientRects().length > 0 && one.getAttribute('aria-disabled') !== 'true'");
    }

    void plays() {
        browser.run(THUMB, false);
    }

    void rests() {
        browser.run("window.playing = false");
    }

    /// Plays until there is something to choose, and rests then.
    void playsToAChoice() {
        browser.run(THUMB, true);
        browser.await("return window.playing === false");
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
        return Chromium.strings(browser.run("return [...document.querySelectorAll('.bay [data-face]')]"
                        + ".filter(die => die.getClientRects().length).map(die => die.dataset.face)"))
                .stream()
                .map(Integer::valueOf)
                .toList();
    }

    /// Whether it is this page's turn to choose between options.
    boolean mayChoose() {
        return Boolean.TRUE.equals(browser.run(MAY_CHOOSE));
    }

    /// What the page's plates say, one a line.
    List<String> plates() {
        return Chromium.strings(
                browser.run("return [...document.querySelectorAll('.plate')].map(one => one.textContent)"));
    }

    /// Who it is, and what the page says of its line.
    @Override
    public String toString() {
        return name + " at the " + screen() + ", "
                + browser.run("return [document.documentElement.dataset.line,"
                        + " ...[...document.querySelectorAll('.strip')].map(one => one.innerText)].join(', ')");
    }

    @Override
    public void close() {
        browser.close();
    }
}
