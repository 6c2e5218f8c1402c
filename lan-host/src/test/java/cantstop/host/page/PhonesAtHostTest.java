package cantstop.host.page;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.browser.driver.WithChromium;
import cantstop.engine.Seat;
import cantstop.engine.identity.TableId;
import cantstop.host.guests.Crowd;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Two phones and two players without a browser at a real host, from the scan to the next game, whatever happens.
@WithChromium
@Tag("long")
@Timeout(180)
class PhonesAtHostTest {
    private static final int SEATS = 4;

    @TempDir
    private Path data;

    private PhoneParty party;
    private Phone anna;
    private Phone ben;

    @BeforeEach
    void twoPhonesSit() throws Exception {
        party = PhoneParty.at(data, SEATS);
        TableId table = party.opens();
        anna = party.phone("Anna");
        ben = party.phone("Ben");
        for (Phone phone : List.of(anna, ben)) {
            phone.scans(party.page(table));
            phone.taps(".sit");
            Crowd.until(() -> party.sees(phone));
        }
    }

    @AfterEach
    void everybodyGoes() {
        party.close();
    }

    @Test
    void theyPlayAWholeGameAndTheNext() throws Exception {
        party.joins(1, party.state().id());
        List.of(anna, ben).forEach(Phone::plays);

        Crowd.until(() -> party.player(0).memory().games() == 1);
        Crowd.until(() -> party.state().isPlaying());

        assertThat(List.of(anna.screen(), ben.screen())).containsOnly("table");
        assertThat(anna.plates()).anyMatch(plate -> plate.contains("Ben")).hasSize(SEATS);
        assertThat(anna.browser().complaints()).isEmpty();
        assertThat(party.oddities()).isEmpty();
    }

    @Test
    void whateverHappensToThePageItsSeatAndDiceAreTheSame() throws Exception {
        party.joins(1, party.state().id());
        ben.plays();
        Seat seat = party.state().seatOf(party.personAt(anna).orElseThrow()).orElseThrow();

        for (Trouble trouble : Trouble.values()) {
            anna.playsToAChoice();
            Crowd.until(() -> party.waitsFor(anna));
            List<Integer> dice = party.dice();

            trouble.befalls(anna, party);

            Crowd.until(() -> party.sees(anna) && anna.isConnected() && anna.mayChoose());
            assertThat(anna.dice()).as(trouble.name()).isEqualTo(dice).isEqualTo(party.dice());
            assertThat(party.state().seatOf(party.personAt(anna).orElseThrow()))
                    .as(trouble.name())
                    .contains(seat);
        }
        assertThat(party.oddities()).isEmpty();
    }
}
