package cantstop.host.environment;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Settings;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// What a host can say of itself.
class HostMetricsTest {
    private final Party party = new Party();

    @Test
    void connectionsAndTablesAreThoseOfNow() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        TestGuest ben = party.joins('b', anna);

        assertThat(party.core.status().connections()).isEqualTo(2);
        assertThat(party.core.status().tables()).isEqualTo(1);
        party.core.lost(ben);
        assertThat(party.core.status().connections()).isEqualTo(1);
    }

    @Test
    void commandsAndWritesAreCountedFromLookToLook() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        party.core.status();

        anna.asks(new Command.Lock(true));
        anna.asks(new Command.Start());
        party.passes(Duration.ofSeconds(10));

        HostStatus status = party.core.status();
        assertThat(status.commands()).isEqualTo(2);
        assertThat(status.writes()).as("starting alone is refused").isEqualTo(1);
        assertThat(status.over()).isEqualTo(Duration.ofSeconds(10));
        assertThat(party.core.status().commands()).isZero();
    }

    @Test
    void theJournalsTimeIsFromAskingToBeingTold() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        party.core.status();
        party.journal.hold();

        anna.submits(0, new Command.Lock(true));
        party.passes(Duration.ofMillis(30));
        party.journal.finish();

        assertThat(party.core.status().meanWrite()).isEqualTo(Duration.ofMillis(30));
    }

    @Test
    void aWriteThatIsNotDoneIsCounted() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        party.journal.hold();
        anna.submits(0, new Command.Lock(true));

        party.passes(Duration.ofSeconds(61));

        assertThat(party.core.status().waiting()).isEqualTo(Duration.ofSeconds(61));
        party.journal.finish();
        assertThat(party.core.status().waiting()).isZero();
    }
}
