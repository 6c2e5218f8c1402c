package cantstop.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Settings;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.host.admission.OpeningTest;
import cantstop.host.environment.HostLimits;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// More tables than a list may have, and more than one guest needs.
class ManyTablesTest {
    private final Party party = new Party();

    @Test
    void aListOfMoreTablesThanAMessageMayHaveShowsTheNewestOnes() {
        TestGuest opener = party.guest('a');
        for (int table = 0; table < Limits.TABLES + 10; table++) {
            if (table % HostLimits.TABLES_PER_KEY == 0) {
                party.passesWith(OpeningTest.UNTIL_ALL_ARE_OPEN, opener);
                opener = party.guest(table);
            }
            opener.opens(Settings.DEFAULT);
        }
        party.passesWith(OpeningTest.UNTIL_ALL_ARE_OPEN, opener);
        TestGuest visitor = party.guest('e');

        visitor.says(new ClientMessage.ListTables());

        assertThat(visitor.lastHeard(HostMessage.Tables.class).tables())
                .hasSize(Limits.TABLES)
                .last()
                .matches(table -> table.players().equals(List.of("Opener")));
        assertThat(party.core.snapshot().tables()).hasSize(Limits.TABLES);
    }

    @Test
    void oneGuestCannotFillTheListOfTables() {
        TestGuest greedy = party.guest('b');
        for (int table = 0; table < HostLimits.TABLES_PER_KEY; table++) {
            greedy.opens(Settings.DEFAULT);
            assertThat(greedy.lastHeard(HostMessage.Answered.class).answer()).isInstanceOf(Answer.Opened.class);
        }

        greedy.opens(Settings.DEFAULT);

        assertThat(greedy.lastHeard(HostMessage.Answered.class).answer())
                .isEqualTo(new Answer.Declined(Answer.Reason.TOO_MANY_TABLES));
        assertThat(greedy.isClosed()).isFalse();
        TestGuest modest = party.guest('c').opens(Settings.DEFAULT);
        party.passes(Duration.ofSeconds(1));
        assertThat(modest.lastHeard(HostMessage.Answered.class).answer()).isInstanceOf(Answer.Opened.class);
    }

    @Test
    void whereTheDiskIsNearlyFullNobodyOpensATableAndThoseWhoPlayGoOn() {
        TestGuest anna = party.guest('a').opens(Settings.DEFAULT);
        party.journal.fillsUp();

        TestGuest ben = party.guest('b').opens(Settings.DEFAULT);
        anna.asks(new Command.Lock(true));

        assertThat(ben.lastHeard(HostMessage.Answered.class).answer())
                .isEqualTo(new Answer.Declined(Answer.Reason.TOO_MANY_TABLES));
        assertThat(anna.state().locked()).isTrue();
    }

    @Test
    void tablesThatAreStillBeingWrittenCountToo() {
        party.journal.hold();
        TestGuest greedy = party.guest('b');
        for (int table = 0; table <= HostLimits.TABLES_PER_KEY; table++) {
            greedy.opens(Settings.DEFAULT);
        }

        assertThat(greedy.lastHeard(HostMessage.Answered.class).answer())
                .isEqualTo(new Answer.Declined(Answer.Reason.TOO_MANY_TABLES));
    }
}
