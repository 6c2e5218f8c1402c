package cantstop.host.page;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.browser.driver.WithChromium;
import cantstop.engine.identity.TableId;
import cantstop.host.guests.Crowd;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Browsers that are too old or keep nothing, hosts that are not who they were, and one key in two tabs.
@WithChromium
@Timeout(120)
class BadVisitsTest {
    private static PhoneParty party;
    private static Phone anna;

    private TableId table;

    /// One host and one phone for all of them, as a program and a browser take long to start.
    @BeforeAll
    static void aHostIsThereAndAPhone(@TempDir Path data) throws IOException {
        party = PhoneParty.at(data, 3);
        anna = party.phone("Anna");
    }

    @AfterAll
    static void everybodyGoes() {
        party.close();
    }

    @BeforeEach
    void aTableWaits() throws Exception {
        table = party.opens();
        anna.startsAnew();
    }

    @Test
    void anotherHostThanInTheCodeIsNoticedAndGetsNoSeat() {
        anna.scans(party.page() + "#k=" + "0".repeat(64) + "&t=" + table);

        anna.browser().await("return document.querySelector('.notice.grave') !== null");
        assertThat(anna.browser().run("return document.documentElement.dataset.line"))
                .isEqualTo("failed");
        assertThat(party.sees(anna)).isFalse();
    }

    @Test
    void aStrangersHostUnderTheSameAddressIsNotFollowed(@TempDir Path data) throws Exception {
        try (PhoneParty replaced = PhoneParty.at(data.resolve("first"), 3)) {
            anna.scans(replaced.page(replaced.opens()));
            anna.taps(".sit");
            Crowd.until(() -> replaced.sees(anna));

            replaced.aStrangerHostsThere(data.resolve("stranger"));

            anna.browser().await("return document.documentElement.dataset.line === 'failed'");
        }
        assertThat(anna.browser().texts("return [document.querySelector('.strip').innerText]"))
                .first()
                .asString()
                .contains("A different host answers at");
    }

    @Test
    void aPhoneOnAnotherNetworkIsAskedForThatOfTheGameAndIsBackOnIt() throws Exception {
        anna.scans(party.page(table));
        anna.taps(".sit");
        Crowd.until(() -> party.sees(anna));

        party.network().resets();
        party.network().swallows();
        anna.browser()
                .await("return document.documentElement.dataset.line === 'connecting'"
                        + " && document.querySelector('.strip').textContent.includes('still on the game’s Wi-Fi')");
        party.network().clears();

        Crowd.until(() -> party.sees(anna) && anna.isConnected());
        assertThat(anna.screen()).isEqualTo("lobby");
    }

    @Test
    void ofTwoTabsWithOneKeyTheLaterHasTheSeatAndTheOtherCanTakeItBack() throws Exception {
        anna.scans(party.page(table));
        anna.taps(".sit");
        Crowd.until(() -> party.sees(anna));

        String first = anna.browser().openTab();
        anna.opensAgain();
        anna.browser().await("return document.querySelector('main.lobby') !== null");
        anna.browser().showTab(first);
        anna.browser().await("return document.documentElement.dataset.line === 'ended'");
        anna.taps(".strip .strong");

        anna.browser().await("return document.documentElement.dataset.line === 'connected'");
        Crowd.until(() -> party.sees(anna));
        assertThat(anna.screen()).isEqualTo("lobby");
    }

    @Test
    void aBrowserThatKeepsNothingSaysSoAndPlaysAllTheSame() throws Exception {
        anna.browser()
                .prepare("Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } });");
        anna.scans(party.page(table));

        anna.browser()
                .await(
                        "return [...document.querySelectorAll('.notice')].some(one => one.textContent.includes('keeps nothing'))");
        anna.taps(".sit");
        Crowd.until(() -> party.sees(anna));
    }

    @Test
    void aFullStorageIsLikeNone() throws Exception {
        anna.browser()
                .prepare(
                        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };");
        anna.scans(party.page(table));

        anna.browser()
                .await(
                        "return [...document.querySelectorAll('.notice')].some(one => one.textContent.includes('keeps nothing'))");
        anna.taps(".sit");
        Crowd.until(() -> party.sees(anna));
    }

    @Test
    void anOldBrowserIsToldWhichOnesWillDo() {
        anna.browser().prepare("delete window.HTMLDialogElement;");
        anna.browser().show(party.page(table));

        assertThat(anna.browser().run("return document.getElementById('old').innerText"))
                .asString()
                .contains("Firefox 113", "Safari 16.4");
        assertThat(anna.browser().run("return document.getElementById('page').getClientRects().length"))
                .isEqualTo(0L);
    }
}
