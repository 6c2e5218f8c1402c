package cantstop.host.admission;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Settings;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import org.junit.jupiter.api.Test;

class OpeningTest {
    private final Party party = new Party();

    private static Answer lastAnswer(TestGuest guest) {
        return guest.lastHeard(HostMessage.Answered.class).answer();
    }

    @Test
    void whoOpensATableOnceMoreBecauseTheAnswerWasLostFindsTheFirstOne() {
        party.journal.hold();
        TestGuest anna = party.guest('a').opens(Settings.DEFAULT);
        party.core.lost(anna);
        party.journal.finish();
        party.journal.release();

        TestGuest again = party.guest('a').opens(Settings.DEFAULT);

        assertThat(lastAnswer(again)).isEqualTo(new Answer.Opened(again.table()));
        assertThat(party.core.snapshot().tables()).hasSize(1);
    }

    @Test
    void whoSitsAtATableAndWantsAnotherOneGetsAnotherOne() {
        TestGuest anna = party.guest('a').opens(Settings.DEFAULT);
        party.guest('b').attends(anna.table());

        anna.opens(Settings.DEFAULT);

        assertThat(party.core.snapshot().tables()).hasSize(2);
    }

    @Test
    void aTableByOtherRulesIsAnotherOne() {
        TestGuest anna = party.guest('a').opens(Settings.DEFAULT);
        party.core.lost(anna);

        party.guest('a').opens(Settings.DEFAULT.withTimerSeconds(30));

        assertThat(party.core.snapshot().tables()).hasSize(2);
    }
}
