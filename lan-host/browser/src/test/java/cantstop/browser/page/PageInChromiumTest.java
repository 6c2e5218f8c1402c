package cantstop.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.browser.driver.Chromium;
import cantstop.browser.driver.WithChromium;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/// The page in a real browser with a stand-in for the core: what keys and taps ask for, what it says.
@WithChromium
class PageInChromiumTest extends PageTest {
    /// Dials twenty times where nobody is, and once where a host answers. Tells how many sockets were opened before
    /// that, and after it.
    private static final String DIALS = """
            const done = arguments[0];
            let opened = 0, answers = false;
            class Refused extends EventTarget {
              constructor() {
                super();
                opened++;
                setTimeout(() => {
                  this.dispatchEvent(new Event('close'));
                  this.onclose();
                });
              }
            }
            const fetch = () => (answers ? Promise.resolve() : Promise.reject(new Error('nobody')));
            const view = { WebSocket: Refused, AbortController, fetch, performance: { now: () => 1000 } };
            import('/seat/js/core/sockets.js').then(async ({ sockets }) => {
              const dial = sockets(view);
              const dials = () => new Promise(over => (dial('ws://nobody.invalid/seat/socket').onclose = over));
              for (let time = 0; time < 20; time++) await dials();
              const before = opened;
              answers = true;
              await dials();
              done([before, opened]);
            });
            """;

    @Test
    void wordsReadAsOnTheDesktop() {
        page.open("roll");
        List<Object> values = List.of("Anna", 1, 2, 3, 4, 5);

        for (String language : PageFolder.LANGUAGES) {
            Properties words = PageFolder.desktopWords(language);
            List<String> patterns = words.stringPropertyNames().stream()
                    .map(words::getProperty)
                    .filter(pattern -> !pattern.contains(",date") && !pattern.matches(".*\\{0,(number|choice).*"))
                    .toList();

            List<String> shown = Chromium.strings(browser.later(
                    "const [patterns, values, locale, done] = arguments;"
                            + "import('/seat/js/words/format.js').then(one => done(patterns.map(p => one.format(p, values, locale))));",
                    patterns,
                    values,
                    language));

            for (int i = 0; i < patterns.size(); i++) {
                String expected = new MessageFormat(patterns.get(i), Locale.of(language)).format(values.toArray());
                assertThat(shown.get(i)).as(patterns.get(i)).isEqualTo(expected);
            }
        }
    }

    @Test
    void languagesHaveTheirOwnNames() {
        page.open("roll");

        List<String> names = Chromium.strings(browser.later(
                "const [codes, done] = arguments; import('/seat/js/words/words.js').then(one => done(codes.map(one.nameOf)));",
                List.of("en", "fr")));

        assertThat(names).containsExactly("English", "Français");
    }

    @Test
    void bundlesAreReadAsJavaReadsThem() {
        page.open("roll");

        for (String language : PageFolder.LANGUAGES) {
            Object shown = browser.later(
                    "const [file, done] = arguments; Promise.all([import('/seat/js/words/properties.js'), fetch(file).then(a => a.text())])"
                            + ".then(([one, text]) => done(Object.fromEntries(one.properties(text))));",
                    "/seat/words/words_" + language + ".properties");

            assertThat(shown).isEqualTo(new HashMap<>(PageFolder.desktopWords(language)));
        }
    }

    @Test
    void keysOfTheDesktopAct() {
        page.open("choose");
        browser.await("return document.querySelectorAll('.option').length === 3");

        browser.type("2");

        assertThat(page.acted("choose"))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .containsExactly(Map.of("option", 1L));

        page.open("stakes");
        browser.await("return document.querySelector('.go:not([aria-disabled])') !== null");
        browser.type("s");

        assertThat(page.acted("stop")).hasSize(1);
    }

    @Test
    void aPageThatItsHostNoLongerUnderstandsIsLoadedAnewOnce() {
        page.show("older");

        browser.await(
                "const line = document.querySelector('.door-line');"
                        + "return performance.getEntriesByType('navigation')[0].type === 'reload'"
                        + " && line !== null && line.textContent.includes('cant-stop 9 (protocol 9); this version speaks protocol 2')");
    }

    @Test
    void whoeverNoLongerReachesTheHostIsAskedForTheNetwork() {
        page.open("elsewhere");

        browser.await("return document.querySelector('.strip').textContent.includes('still on the game’s Wi-Fi')");
    }

    @Test
    void whoeverAloneRemembersTheLastMovesMayGoOnWithoutThem() {
        page.open("rollback");

        browser.run("document.querySelector('.strip button').click()");

        assertThat(page.acted("rollback")).hasSize(1);
    }

    @Test
    void whoeverDialledInVainKnocksBeforeTheyOpenASocket() {
        page.open("roll");

        Object opened = browser.later(DIALS);

        assertThat(opened).isEqualTo(List.of(1L, 2L));
    }

    @Test
    void whatCannotBePressedAsksForNothing() {
        page.open("theirs");
        browser.await("return document.querySelectorAll('.option').length === 4");

        browser.type("1");
        browser.type("r");
        browser.type("s");

        assertThat(page.acted("choose")).isEmpty();
        assertThat(page.acted("roll")).isEmpty();
        assertThat(page.acted("stop")).isEmpty();
    }

    @Test
    void rollingPastAWinAsksFirst() {
        page.open("wins");
        browser.await("return document.querySelector('.decide.wins') !== null");

        browser.type("r");

        assertThat(page.acted("roll")).isEmpty();
        browser.await("return document.querySelector('dialog[open]') !== null");

        browser.type(Keys.ENTER);

        browser.await("return window.acted.some(one => one[0] === 'stop')");
    }

    @Test
    void whoseSeatWasTakenOverIsNotToldThatTheNetworkFailed() {
        page.open("ended");

        browser.await("return document.querySelector('.go .reason').textContent === 'You’re not playing here'");
    }

    @Test
    void whoIsAwayAndWhatTheOthersWishAreSetApart() {
        page.open("awayOver");

        browser.await("return document.querySelector('.strip p').textContent"
                + " === 'Ben is still away. What now? · Cleo votes for a bot'");
    }

    @Test
    void eachEventIsSaidOnce() {
        page.open("bust");
        browser.await("return document.querySelector('.bust-card') !== null");
        browser.await("return document.querySelector('[role=alert]').children.length > 0");

        List<String> said =
                browser.texts("return [...document.querySelectorAll('[aria-live] > p')].map(one => one.textContent)");

        assertThat(said).filteredOn(line -> line.contains("1-1-3-2")).hasSize(1);
    }

    @Test
    void everyControlHasANameAndARole() {
        List<String> nameless = new ArrayList<>();

        page.open("roll");
        for (String state : page.states()) {
            browser.run("window.showState(arguments[0])", state);
            nameless.addAll(browser.texts(
                    "const state = arguments[0];"
                            + "return [...document.querySelectorAll('button, input, [role=img], [role=group], [role=radiogroup]')]"
                            + ".filter(one => one.getClientRects().length && !(one.getAttribute('aria-label') || one.innerText.trim()))"
                            + ".map(one => state + ': ' + one.className);",
                    state));
        }

        assertThat(nameless).isEmpty();
        assertThat(browser.complaints()).isEmpty();
    }
}
