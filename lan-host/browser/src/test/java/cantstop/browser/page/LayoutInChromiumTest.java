package cantstop.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.browser.driver.WithChromium;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// How the page lies on a phone, upright and held across.
@WithChromium
class LayoutInChromiumTest extends PageTest {
    @Test
    void rollAndStopKeepTheirPlaces() {
        List<String> places = new ArrayList<>();

        for (String state : List.of("roll", "choose", "stakes", "theirs", "falling", "bust", "lost")) {
            page.open(state);
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
            page.open("stakes");
            browser.await("return document.querySelector('.take-back') !== null");

            assertThat(browser.texts("return [...document.querySelectorAll('.proof-mark, .take-back')]"
                            + ".filter(one => one.getBoundingClientRect().height > 30).map(one => one.className)"))
                    .isEmpty();
        } finally {
            page.dressAsPhone();
        }
    }

    @Test
    void whatThumbsPressIsLargeEnoughAndInTheLowerHalf() {
        for (String state : List.of("choose", "stakes")) {
            page.open(state);
            browser.await("return document.querySelector('.decide') !== null");

            List<String> hard =
                    browser.texts("return [...document.querySelectorAll('.option, .go, .halt')].filter(one => {"
                            + "const { y, width, height } = one.getBoundingClientRect();"
                            + "return width < 48 || height < 48 || y < innerHeight / 2; }).map(one => one.className)");

            assertThat(hard).as(state).isEmpty();
        }
    }

    @Test
    void theLobbyAndTheEndFitAPhoneHeldAcross() {
        browser.dress(844, 390, "light");
        try {
            for (String state : List.of("lobbyMine", "end")) {
                page.open(state);
                browser.await("return document.querySelector('main.lobby, main.end .winner') !== null");

                List<String> cut = browser.texts("return [...document.querySelectorAll('button, .seat-plate, .winner')]"
                        + ".filter(one => { const { top, bottom } = one.getBoundingClientRect();"
                        + "return top < 0 || bottom > innerHeight; }).map(one => one.className)");

                assertThat(cut).as(state).isEmpty();
            }
        } finally {
            page.dressAsPhone();
        }
    }
}
