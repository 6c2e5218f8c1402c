package cantstop.protocol.client;

import static cantstop.protocol.client.ClientParty.ADDRESS;
import static cantstop.protocol.client.ClientParty.HOST_KEY;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.LogVersion;
import cantstop.protocol.VersionRange;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A guest comes back to its table, and the host may run another program.
class VersionCheckTest {
    private static final HostMessage.Welcome UPDATED = new HostMessage.Welcome(3, "1.1 (test)", "Ana's laptop");

    private final HostLog log = HostLog.opened();
    private final ClientParty party = ClientParty.attending(log);

    private void comesBackTo(HostMessage.Welcome welcome) {
        party.link().lose(LinkListener.LossReason.RESET);
        party.guest.retryNow();
        party.link().open(HOST_KEY);
        party.link().sent();
        party.link().say(welcome);
    }

    private void isListed(int readableBy) {
        party.link().say(new HostMessage.Tables(List.of(log.summary(readableBy))));
    }

    @Test
    void atTheSameProgramItGoesBackAtOnce() {
        comesBackTo(ClientParty.WELCOME);

        assertThat(party.link().sent()).hasOnlyElementsOfType(ClientMessage.Attend.class);
    }

    @Test
    void atAnotherProgramItLooksAtTheTablesFirst() {
        comesBackTo(UPDATED);
        assertThat(party.link().sent()).containsExactly(new ClientMessage.ListTables());

        isListed(LogVersion.NEWEST);

        assertThat(party.link().sent()).hasOnlyElementsOfType(ClientMessage.Attend.class);
    }

    @Test
    void aTableThatIsAsleepIsNotListedAndIsGoneBackTo() {
        comesBackTo(UPDATED);

        party.link().say(new HostMessage.Tables(List.of()));

        assertThat(party.link().sent()).hasAtLeastOneElementOfType(ClientMessage.Attend.class);
    }

    @Test
    void fromATableThatOnlyALaterVersionReadsItStaysAway() {
        comesBackTo(UPDATED);
        party.link().sent();
        party.forget();

        isListed(LogVersion.NEWEST + 1);

        assertThat(party.link().sent()).containsExactly(new ClientMessage.Goodbye());
        assertThat(party.connections())
                .containsExactly(new Connection.Ended(
                        ADDRESS,
                        HostMessage.CloseReason.OTHER_VERSION,
                        new VersionRange(LogVersion.NEWEST + 1, LogVersion.NEWEST + 1),
                        UPDATED.program()));
    }

    @Test
    void anInterruptedLookIsTakenAgain() {
        comesBackTo(UPDATED);
        comesBackTo(UPDATED);

        assertThat(party.link().sent()).containsExactly(new ClientMessage.ListTables());
    }
}
