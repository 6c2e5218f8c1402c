package cantstop.host.page;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.browser.driver.Firefox;
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
@Tag("long")
@Timeout(180)
class FirefoxAtHostTest {
    private static final Duration GAME = Duration.ofMinutes(2);

    @TempDir
    private Path data;

    @Test
    void aWholeGameIsPlayedInFirefox() throws Exception {
        try (PhoneParty party = PhoneParty.at(data, 2);
                Visitor anna = new Visitor(Firefox.open(), "Anna")) {
            anna.scans(party.page(party.opens()));
            anna.taps(".sit");
            anna.plays();

            assertThat(Crowd.within(GAME, () -> party.player(0).memory().games() > 0))
                    .isTrue();
            assertThat(anna.isConnected()).isTrue();
            assertThat(party.oddities()).isEmpty();
        }
    }
}
