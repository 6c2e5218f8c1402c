package cantstop.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.browser.driver.Chromium;
import cantstop.browser.driver.WithChromium;
import java.io.IOException;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/// The page in a real browser with a stand-in for the core: what it shows, what keys and taps ask for, what it says.
@WithChromium
class PageInChromiumTest {
    /// Dials twenty times where nobody is, and once where somebody answers, and tells how many sockets were opened
    /// before
    /// that and after it.
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

    private static PageServer server;
    private static Chromium browser;

    @BeforeAll
    static void begin() throws IOException {
        server = new PageServer();
        browser = Chromium.open();
        browser.dress(390, 844, "light");
        browser.calm();
    }

    @AfterAll
    static void end() {
        browser.close();
        server.close();
    }

    @Test
    void wordsReadAsOnTheDesktop() {
        browser.open(server.state("roll"));
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
    void bundlesAreReadAsJavaReadsThem() {
        browser.open(server.state("roll"));

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
        browser.open(server.state("choose"));
        browser.await("return document.querySelectorAll('.option').length === 3");

        browser.type("2");

        assertThat(acted("choose")).asInstanceOf(InstanceOfAssertFactories.LIST).containsExactly(Map.of("option", 1L));

        browser.open(server.state("stakes"));
        browser.await("return document.querySelector('.go:not([aria-disabled])') !== null");
        browser.type("s");

        assertThat(acted("stop")).hasSize(1);
    }

    @Test
    void aPageThatItsHostNoLongerUnderstandsIsLoadedAnewOnce() {
        browser.show(server.state("older"));

        browser.await(
                "const line = document.querySelector('.door-line');"
                        + "return performance.getEntriesByType('navigation')[0].type === 'reload'"
                        + " && line !== null && line.textContent.includes('cant-stop 9 (protocol 9); this version speaks protocol 2')");
    }

    @Test
    void whoeverNoLongerReachesTheHostIsAskedForTheNetwork() {
        browser.open(server.state("elsewhere"));

        browser.await("return document.querySelector('.strip').textContent.includes('still on the game’s Wi-Fi')");
    }

    @Test
    void aHostThatIsFullSaysSoAtItsDoor() {
        browser.open(server.state("full"));

        browser.await("return document.querySelector('.door-line').textContent.includes('no room for one more')");
    }

    @Test
    void whoeverDialledInVainKnocksBeforeTheyOpenASocket() {
        browser.open(server.state("roll"));

        Object opened = browser.later(DIALS);

        assertThat(opened).isEqualTo(List.of(1L, 2L));
    }

    @Test
    void whatCannotBePressedAsksForNothing() {
        browser.open(server.state("theirs"));
        browser.await("return document.querySelectorAll('.option').length === 4");

        browser.type("1");
        browser.type("r");
        browser.type("s");

        assertThat(acted("choose")).isEmpty();
        assertThat(acted("roll")).isEmpty();
        assertThat(acted("stop")).isEmpty();
    }

    @Test
    void rollingPastAWinAsksFirst() {
        browser.open(server.state("wins"));
        browser.await("return document.querySelector('.decide.wins') !== null");

        browser.type("r");

        assertThat(acted("roll")).isEmpty();
        browser.await("return document.querySelector('dialog[open]') !== null");

        browser.type(Keys.ENTER);

        browser.await("return window.acted.some(one => one[0] === 'stop')");
    }

    @Test
    void oneTapSitsDown() {
        browser.open(server.state("door"));
        browser.await("return document.querySelector('.sit:not([aria-disabled=\"true\"])') !== null");

        browser.find(".sit").click();

        assertThat(acted("sit")).hasSize(1);
        assertThat(acted("profile"))
                .isNotEmpty()
                .allSatisfy(profile -> assertThat(profile)
                        .asInstanceOf(InstanceOfAssertFactories.MAP)
                        .containsOnlyKeys("name", "colour", "shape"));
    }

    @Test
    void aLockedTableIsKnockedAtAndSatDownAtOnceItsOwnerSaysYes() {
        browser.open(server.state("tables"));
        browser.await("return document.querySelector('.table-card .enter') !== null");
        browser.run("[...document.querySelectorAll('.enter')].find(one => one.textContent === 'Knock').click()");

        browser.run("window.showState('knocking')");
        browser.await("return document.querySelector('.door-line').textContent.includes('Asked to join: Final. The')");
        assertThat(browser.texts("return [...document.querySelectorAll('.enter')].map(one => one.textContent)"))
                .isEmpty();
        assertThat(last("comeIn")).isEqualTo(Map.of("table", "c"));

        browser.run("window.showState('letIn')");
        browser.await("return window.acted.filter(one => one[0] === 'attend').length === 3");
        assertThat(last("attend")).isEqualTo(Map.of("table", "c"));
        browser.run("window.showState('door')");
        browser.await("return window.acted.some(one => one[0] === 'sit')");
    }

    @Test
    void whoIsNotLetInIsToldSoAndSeesTheTablesAgain() {
        browser.open(server.state("knocking"));
        browser.await("return window.acted.some(one => one[0] === 'comeIn')");
        assertThat(doorLine()).startsWith("Asked to join: Final. The host");

        browser.run("window.showState('keptOut')");

        browser.await("return document.querySelector('.strip').textContent.includes('weren’t let in')");
        browser.await("return document.querySelector('.enter') !== null");
        assertThat(acted("sit")).isEmpty();
    }

    @Test
    void aTableThatIsKnockedAtAndListedNoMoreKeepsItsName() {
        browser.open(server.state("knocking"));
        browser.await("return document.querySelector('.door-line').textContent.includes('Asked to join: Final')");

        browser.run("window.showState('knockingUnlisted')");

        browser.await("return window.acted.filter(one => one[0] === 'comeIn').length === 2");
        assertThat(doorLine()).startsWith("Asked to join: Final. The host");
    }

    @Test
    void ofATableThatWasNeverListedThePageSaysWhoDecidesAlone() {
        browser.open(server.state("knockingUnlisted"));

        browser.await("return window.acted.some(one => one[0] === 'comeIn')");
        assertThat(doorLine()).startsWith("The host of the table decides");
    }

    private String doorLine() {
        return browser.texts("return [document.querySelector('.door-line').textContent]")
                .getFirst();
    }

    @Test
    void aKnockIsTakenBack() {
        browser.open(server.state("knocking"));
        browser.await("return document.querySelector('.door-line').textContent.includes('Asked to join: Final')");

        browser.run(
                "[...document.querySelectorAll('.door-more button')].find(one => one.textContent === 'Cancel').click()");

        browser.await("return window.acted.some(one => one[0] === 'withdraw')");
        browser.await("return document.querySelector('.enter') !== null");
    }

    @Test
    void eachEventIsSaidOnce() {
        browser.open(server.state("bust"));
        browser.await("return document.querySelector('.bust-card') !== null");
        browser.await("return document.querySelector('[role=alert]').children.length > 0");

        List<String> said =
                browser.texts("return [...document.querySelectorAll('[aria-live] > p')].map(one => one.textContent)");

        assertThat(said).filteredOn(line -> line.contains("1-1-3-2")).hasSize(1);
    }

    @Test
    void everyControlHasANameAndARole() {
        List<String> nameless = new ArrayList<>();

        browser.open(server.state("roll"));
        for (String state : states()) {
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

    @Test
    void rollAndStopKeepTheirPlaces() {
        List<String> places = new ArrayList<>();

        for (String state : List.of("roll", "choose", "stakes", "theirs", "falling", "bust", "lost")) {
            browser.open(server.state(state));
            browser.await("return document.querySelector('.decide') !== null");
            places.addAll(browser.texts("return [['.go', '.halt', '.places', '.bay'].map(one => {"
                    + "const { x, y, width } = document.querySelector('main.table ' + one).getBoundingClientRect();"
                    + "return [one, Math.round(x), Math.round(y), Math.round(width)].join(' '); }).join()]"));
        }

        assertThat(places).containsOnly(places.getFirst());
    }

    @Test
    void nothingCoversTheDiceOfAPhoneHeldAcross() {
        browser.dress(844, 390, "light");
        try {
            browser.open(server.state("stakes"));
            browser.await("return document.querySelector('.take-back') !== null");

            assertThat(browser.texts("return [...document.querySelectorAll('.proof-mark, .take-back')]"
                            + ".filter(one => one.getBoundingClientRect().height > 30).map(one => one.className)"))
                    .isEmpty();
        } finally {
            browser.dress(390, 844, "light");
        }
    }

    @Test
    void whatThumbsPressIsLargeEnoughAndInTheLowerHalf() {
        for (String state : List.of("choose", "stakes")) {
            browser.open(server.state(state));
            browser.await("return document.querySelector('.decide') !== null");

            List<String> hard =
                    browser.texts("return [...document.querySelectorAll('.option, .go, .halt')].filter(one => {"
                            + "const { y, width, height } = one.getBoundingClientRect();"
                            + "return width < 48 || height < 48 || y < innerHeight / 2; }).map(one => one.className)");

            assertThat(hard).as(state).isEmpty();
        }
    }

    private static List<String> states() {
        return Chromium.strings(browser.later("const done = arguments[0];"
                + "import('/seat/states.js').then(one => done(Object.keys(one.STATES)));"));
    }

    private static Object last(String name) {
        return acted(name).getLast();
    }

    /// What was asked of the core, by name.
    private static List<?> acted(String name) {
        return (List<?>) Objects.requireNonNull(
                browser.run("return window.acted.filter(one => one[0] === arguments[0]).map(one => one[1])", name));
    }
}
