package cantstop.host.duty;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.MoveSource;
import cantstop.engine.Settings;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A table with thirty seconds for every decision.
class TurnTimerTest {
    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final Duration NEARLY = LIMIT.minusSeconds(1);
    private static final Duration LITTLE = Duration.ofSeconds(1);

    private final Party party = new Party();
    private final TestGuest anna = party.owner(Settings.DEFAULT.withTimerSeconds(30));
    private final TestGuest ben = party.joins('b', anna);

    @BeforeEach
    void theGameIsOn() {
        party.starts(anna);
        party.dice.next(1, 6, 1, 6);
    }

    @Test
    void theClockActsWhenTimeIsUp() {
        party.passesWith(NEARLY, anna, ben);
        assertThat(anna.replica().events()).noneMatch(Event.Rolled.class::isInstance);

        party.passesWith(LITTLE, anna, ben);

        assertThat(anna.replica().events())
                .last()
                .isInstanceOfSatisfying(
                        Event.Rolled.class, rolled -> assertThat(rolled.by()).isEqualTo(MoveSource.CLOCK));
    }

    @Test
    void everyDecisionHasTheWholeTime() {
        party.passesWith(NEARLY, anna, ben);
        anna.moves(TestGuest.roll());
        party.passesWith(NEARLY, anna, ben);
        assertThat(anna.replica().events()).last().isInstanceOf(Event.Rolled.class);

        party.passesWith(LITTLE, anna, ben);
        assertThat(anna.replica().events())
                .last()
                .isInstanceOfSatisfying(
                        Event.Chosen.class, chosen -> assertThat(chosen.by()).isEqualTo(MoveSource.CLOCK));
    }

    @Test
    void whatHasNothingToDoWithTheTurnGivesNoMoreTime() {
        party.passesWith(NEARLY, anna, ben);
        anna.asks(new Command.Lock(true));
        party.passesWith(LITTLE, anna, ben);

        assertThat(anna.replica().events()).last().isInstanceOf(Event.Rolled.class);
    }

    @Test
    void theClockRestsWhileTheMoverIsAway() {
        party.core.lost(anna);
        party.passesWith(LIMIT.multipliedBy(3), ben);
        assertThat(ben.replica().events()).noneMatch(Event.Rolled.class::isInstance);

        TestGuest back = party.guest('a').attends(ben.table());
        party.passesWith(LIMIT, back, ben);
        assertThat(ben.replica().events()).last().isInstanceOf(Event.Rolled.class);
    }

    @Test
    void theClockGoesOnWithWhatWasLeft() {
        party.passesWith(Duration.ofSeconds(20), anna, ben);
        party.core.lost(anna);
        party.passesWith(Duration.ofSeconds(40), ben);
        TestGuest back = party.guest('a').attends(ben.table());
        party.passesWith(Duration.ofSeconds(9), back, ben);
        assertThat(ben.replica().events()).noneMatch(Event.Rolled.class::isInstance);
        party.passesWith(Duration.ofSeconds(1), back, ben);
        assertThat(ben.replica().events()).last().isInstanceOf(Event.Rolled.class);
    }

    @Test
    void timeThatRunsOutWhileDiceFallChangesNothing() {
        party.dice.hold();
        anna.submits(0, anna.turn(TestGuest.roll()));
        party.passesWith(LIMIT, anna, ben);

        party.dice.fall();

        assertThat(anna.replica().events())
                .last()
                .isInstanceOfSatisfying(
                        Event.Rolled.class, rolled -> assertThat(rolled.by()).isEqualTo(MoveSource.PERSON));
        party.passesWith(LIMIT, anna, ben);
        assertThat(anna.replica().events()).last().isInstanceOf(Event.Chosen.class);
    }
}
