package cantstop.host.page;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.browser.driver.Firefox;
import cantstop.engine.TableId;
import cantstop.host.guests.Crowd;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/// The page in a Firefox, at a real host.
@Tag("slow")
@EnabledIf(
        value = "cantstop.browser.driver.Firefox#isHere",
        disabledReason = "no Firefox here: apt-get install firefox-esr")
@Timeout(180)
class FirefoxAtHostTest {
    /// One press, of whatever a player by a simple rule would press now.
    private static final String PRESS = """
            const press = selector => {
              const one = document.querySelector(selector);
              if (!one || one.getAttribute('aria-disabled') === 'true' || !one.getClientRects().length) return false;
              one.click();
              return true;
            };
            const steps = Number((document.querySelector('.halt .reason') || { textContent: '' }).textContent.replace(/\\D/g, ''));
            return press('.sit') || press('main.table .option') || ((document.querySelector('.decide.wins') || steps >= 8) && press('main.table .halt'))
              || press('main.table .go') || press('main.table .halt');
            """;

    private static final Duration BREATH = Duration.ofMillis(40);

    @TempDir
    private Path data;

    @Test
    void aWholeGameIsPlayedInFirefox() throws Exception {
        try (PhoneParty party = PhoneParty.at(data, 2);
                Firefox browser = Firefox.open()) {
            TableId table = party.opens();
            browser.open(party.page(table));
            Crowd.until(() -> party.player(0).memory().presence() != null);

            while (!Crowd.within(BREATH, () -> party.player(0).memory().games() > 0)) {
                browser.run(PRESS);
            }

            assertThat(browser.run("return document.documentElement.dataset.line"))
                    .isEqualTo("connected");
            assertThat(party.oddities()).isEmpty();
        }
    }
}
