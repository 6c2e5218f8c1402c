package cantstop.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Settings;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.host.environment.HostLimits;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// How often a long list of tables is shown.
class TableListTest {
    private final Party party = new Party();
    private final TestGuest anna = party.guest('a');
    private final TestGuest visitor = party.guest('e');

    @BeforeEach
    void aHallFullOfTables() {
        for (int table = 0; table <= HostLimits.TABLES_AT_A_GLANCE; table++) {
            anna.opens(Settings.DEFAULT);
        }
        party.passes(HostLimits.LIST_PAUSE);
        visitor.says(new ClientMessage.ListTables());
        visitor.forgetsWhatItHeard();
    }

    @Test
    void aChangeOfALongListIsShownAtOnceAndTheNextOnesTogetherAfterAPause() {
        anna.asks(new Command.Lock(true));
        anna.opens(Settings.DEFAULT);
        anna.opens(Settings.DEFAULT);

        assertThat(visitor.heard(HostMessage.Tables.class)).hasSize(1);
        party.passes(HostLimits.LIST_PAUSE);
        assertThat(visitor.heard(HostMessage.Tables.class)).hasSize(2);
        assertThat(visitor.lastHeard(HostMessage.Tables.class).tables())
                .hasSize(HostLimits.TABLES_AT_A_GLANCE + 3)
                .anyMatch(table -> table.locked());
    }

    @Test
    void aListThatDoesNotChangeIsNotShownAgain() {
        anna.asks(new Command.Lock(true));

        party.passes(HostLimits.LIST_PAUSE.multipliedBy(4));

        assertThat(visitor.heard(HostMessage.Tables.class)).hasSize(1);
    }

    @Test
    void aHostThatIsBeingEndedShowsNothingMore() {
        anna.asks(new Command.Lock(true));
        anna.asks(new Command.Lock(false));
        visitor.forgetsWhatItHeard();

        party.core.shutDown();
        party.passes(HostLimits.LIST_PAUSE);

        assertThat(visitor.heard(HostMessage.Tables.class)).isEmpty();
    }

    @Test
    void whoComesToATableGetsALongListLater() {
        TestGuest ben = party.guest('b').attends(anna.table());

        ben.says(new ClientMessage.ListTables());
        party.passesWith(HostLimits.LIST_PAUSE_AT_TABLE.minusSeconds(1), ben);
        assertThat(ben.heard(HostMessage.Tables.class)).isEmpty();

        party.passes(HostLimits.LIST_PAUSE.plusSeconds(1));
        assertThat(ben.heard(HostMessage.Tables.class)).hasSize(1);
    }
}
