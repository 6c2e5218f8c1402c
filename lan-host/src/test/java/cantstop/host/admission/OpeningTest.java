package cantstop.host.admission;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Settings;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.host.environment.HostLimits;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

public class OpeningTest {
    /// Enough for the tables that one key may open.
    public static final Duration UNTIL_ALL_ARE_OPEN =
            Duration.ofSeconds(HostLimits.TABLES_PER_KEY / HostLimits.OPENINGS_PER_SECOND + 1);

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

    /// A laptop whose keys want four tables each.
    private TestGuest aLaptopWithKeys(int keys) {
        List<TestGuest> guests = IntStream.range(0, keys)
                .mapToObj(key -> party.comer(key).at("10.0.0.9").hello())
                .toList();
        for (TestGuest guest : guests) {
            IntStream.range(0, 4).forEach(_ -> guest.opens(Settings.DEFAULT));
        }
        return guests.getLast();
    }

    private int open() {
        return party.core.snapshot().tables().size();
    }

    @Test
    void moreTablesThanTheHostOpensAtOnceOpenOneAfterTheOther() {
        TestGuest last = aLaptopWithKeys(10);
        assertThat(open()).isEqualTo(HostLimits.OPENINGS_AT_ONCE);

        party.passesWith(Duration.ofSeconds(2), last);

        assertThat(open()).isEqualTo(40);
        assertThat(last.heard(HostMessage.Answered.class)).hasSize(4);
    }

    @Test
    void aLaptopWithManyKeysDoesNotKeepTheOthersWaiting() {
        aLaptopWithKeys(50);
        TestGuest anna = party.comer('a').at("10.0.0.1").hello();

        anna.opens(Settings.DEFAULT);
        party.passes(Duration.ofMillis(500));

        assertThat(lastAnswer(anna)).isEqualTo(new Answer.Opened(anna.table()));
        assertThat(open()).isLessThan(36);
    }

    @Test
    void aTableWhoseTurnComesWhenTheDiskIsNearlyFullIsDeclined() {
        TestGuest last = aLaptopWithKeys(9);
        party.journal.fillsUp();

        party.passes(Duration.ofSeconds(1));

        assertThat(lastAnswer(last)).isEqualTo(new Answer.Declined(Answer.Reason.TOO_MANY_TABLES));
    }

    @Test
    void noTableOpensForOneWhoLeftWhileItWaited() {
        TestGuest last = aLaptopWithKeys(9);

        party.core.lost(last);
        party.passes(Duration.ofSeconds(1));

        assertThat(open()).isEqualTo(HostLimits.OPENINGS_AT_ONCE);
    }

    @Test
    void whoLeftWhileATableWaitedMayAskForAsManyAsBefore() {
        aLaptopWithKeys(8);
        TestGuest anna = party.comer('a').hello();
        for (int table = 0; table < HostLimits.TABLES_PER_KEY / 2; table++) {
            anna.opens(Settings.DEFAULT);
        }
        party.core.lost(anna);

        TestGuest again = party.comer('a').hello();
        for (int table = 0; table < HostLimits.TABLES_PER_KEY / 2; table++) {
            again.opens(Settings.DEFAULT);
        }
        party.passesWith(UNTIL_ALL_ARE_OPEN, again);

        assertThat(again.heard(HostMessage.Answered.class))
                .hasSize(HostLimits.TABLES_PER_KEY / 2)
                .allMatch(answered -> answered.answer() instanceof Answer.Opened);
    }
}
