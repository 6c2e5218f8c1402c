package cantstop.protocol.client;

import static cantstop.protocol.client.HostLog.TABLE;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What hears of a guest may fail at each thing that it hears; the guest goes on.
class ThrowingListenerTest {
    private final Ear failing = new Ear() {
        @Override
        public void connectionChanged(Connection connection) {
            super.connectionChanged(connection);
            fail();
        }

        @Override
        public void attending(TableId table, List<LogEntry> entries, TableState state, boolean branched) {
            super.attending(table, entries, state, branched);
            fail();
        }

        @Override
        public void happened(LogEntry entry, TableState after) {
            super.happened(entry, after);
            fail();
        }
    };

    private final ClientParty party = new ClientParty(failing);
    private final HostLog log = HostLog.opened();

    private static void fail() {
        throw new IllegalStateException("planted: a listener that fails");
    }

    @Test
    void aGuestWhoseListenerFailsFollowsItsTable() {
        party.guest.connect(ClientParty.ADDRESS, null);
        party.welcome();
        party.guest.attend(TABLE);
        party.link().say(log.attending(0), log.sendAfter(0));
        party.forget();
        log.lock(2);

        party.link().say(log.sendAfter(4));

        assertThat(party.ear.heard())
                .extracting(heard -> ((Ear.Happened) heard).entry().sequence())
                .containsExactly(5L, 6L);
        assertThat(party.store.load(TABLE).sequence()).isEqualTo(6);
    }

    @Test
    void andConnectsAgain() {
        party.guest.connect(ClientParty.ADDRESS, null);
        party.welcome();

        party.reconnect();

        assertThat(party.connections()).last().isInstanceOf(Connection.Connected.class);
    }
}
