package cantstop.host.admission;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.Settings;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.host.duty.AwayTimeouts;
import cantstop.protocol.ClientMessage;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// Who owns Anna's table, at which Ben sits, too, once she is gone.
class OwnershipTest {
    private final Party party = new Party();
    private final TestGuest anna = party.owner(Settings.DEFAULT);
    private final TestGuest ben = party.joins('b', anna);

    @Test
    void theNextPersonOwnsTheTableWhenTheOwnerGetsUpInTheLobby() {
        anna.asks(new Command.Leave(false));
        assertThat(ben.state().owner()).isEqualTo(ben.person());
    }

    @Test
    void anOwnerWhoGoesOnPurposeIsSucceededAtOnceBetweenGames() {
        anna.says(new ClientMessage.Goodbye());
        assertThat(ben.state().owner()).isEqualTo(ben.person());
    }

    @Test
    void anOwnerWhoseConnectionIsLostIsWaitedForAMinute() {
        party.core.lost(anna);
        party.passesWith(AwayTimeouts.AWAY.minusSeconds(1), ben);
        assertThat(ben.state().owner()).isEqualTo(anna.person());
        party.passesWith(Duration.ofSeconds(1), ben);
        assertThat(ben.state().owner()).isEqualTo(ben.person());
        assertThat(ben.replica().events())
                .filteredOn(Event.OwnerChanged.class::isInstance)
                .hasSize(2);
    }

    @Test
    void anOwnerWhoIsBackInTimeStaysTheOwner() {
        party.core.lost(anna);
        party.passesWith(AwayTimeouts.AWAY.minusSeconds(1), ben);
        TestGuest back = party.guest('a').attends(ben.table());
        party.passesWith(AwayTimeouts.AWAY, back, ben);
        assertThat(ben.state().owner()).isEqualTo(back.person());
    }

    @Test
    void aGameGoesOnWithoutAnotherOwner() {
        party.starts(anna);
        party.core.lost(anna);
        party.passesWith(AwayTimeouts.AWAY.multipliedBy(2), ben);
        assertThat(ben.state().owner()).isEqualTo(anna.person());
    }
}
