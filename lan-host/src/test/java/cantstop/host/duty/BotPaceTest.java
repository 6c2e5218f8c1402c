package cantstop.host.duty;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.BotPace;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.Settings;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bots;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.host.environment.Pace;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How long bots wait before they move, so that people can follow.
class BotPaceTest {
    @Test
    void botsAreCalmAmongPeopleAndBriskWithOne() {
        Pace pace = pace(Duration.ZERO);
        Party slow = new Party(pace);
        TestGuest anna = slow.owner(Settings.DEFAULT);
        slow.seatsBot(anna, 1, Bots.RULE_OF_28);
        slow.dice.next(1, 1, 6, 6);
        anna.asks(new Command.Start());
        long sequence = anna.state().sequence();

        slow.passes(pace.brisk().minusMillis(1));
        assertThat(anna.state().sequence()).isEqualTo(sequence);
        slow.passes(Duration.ofMillis(1));
        assertThat(anna.state().sequence()).isEqualTo(sequence + 1);

        TestGuest ben = slow.guest('b').attends(anna.table());
        ben.sits();
        sequence = anna.state().sequence();
        slow.passes(pace.brisk());
        long afterBrisk = anna.state().sequence();
        slow.passes(pace.brisk());
        assertThat(anna.state().sequence()).isEqualTo(afterBrisk);
        slow.passes(pace.calm());
        assertThat(anna.state().sequence()).isGreaterThan(sequence);
    }

    @ParameterizedTest
    @CsvSource({"CALM, 2000", "BRISK, 700", "AT_ONCE, 0"})
    void aTableMayWishForAnotherPace(BotPace wished, long millis) {
        Party slow = new Party(pace(Duration.ZERO));
        TestGuest anna = slow.owner(Settings.DEFAULT.withPace(wished));
        slow.seatsBot(anna, 1, Bots.RULE_OF_28);
        slow.dice.next(1, 1, 6, 6);
        anna.asks(new Command.Start());
        long sequence = anna.state().sequence();

        if (millis > 0) {
            slow.passes(Duration.ofMillis(millis - 1));
            assertThat(anna.state().sequence()).isEqualTo(sequence);
        }
        slow.passes(Duration.ofMillis(Math.min(millis, 1)));

        assertThat(anna.state().sequence()).isGreaterThan(sequence);
    }

    @ParameterizedTest
    @CsvSource({"AS_FITS, 3500, 700", "CALM, 3500, 2000", "BRISK, 3500, 700", "AT_ONCE, 0, 0"})
    void aBotThatStartsWaitsUntilPeopleHaveReadThatItDoes(BotPace wished, long first, long second) {
        Party slow = new Party(pace(Duration.ofMillis(3500)));
        TestGuest anna = slow.owner(Settings.DEFAULT.withPace(wished));
        slow.seatsBot(anna, 1, Bots.RULE_OF_28);
        slow.dice.next(1, 1, 6, 6);
        anna.asks(new Command.Start());
        if (wished == BotPace.AT_ONCE) {
            slow.passes(Duration.ZERO);
            assertThat(rolls(anna)).isPositive();
            return;
        }

        slow.passes(Duration.ofMillis(first - 1));
        assertThat(rolls(anna)).as("before who starts has been read").isZero();
        slow.passes(Duration.ofMillis(1));
        assertThat(rolls(anna)).isEqualTo(1);

        long sequence = anna.state().sequence();
        slow.passes(Duration.ofMillis(second - 1));
        assertThat(anna.state().sequence()).isEqualTo(sequence);
        slow.passes(Duration.ofMillis(1));
        assertThat(anna.state().sequence()).as("in its usual pace").isGreaterThan(sequence);
    }

    @Test
    void aBotWaitsUntilPeopleHaveSeenTheBustBeforeIt() {
        Party slow = new Party(pace(Duration.ZERO));
        TestGuest anna = slow.owner(Settings.DEFAULT.withPace(BotPace.BRISK));
        slow.seatsBot(anna, 1, Bots.RULE_OF_28);
        slow.dice.next(6, 6, 1, 1);
        anna.asks(new Command.Start());
        rollsAndTakes(slow, anna, 2, 12, 1, 1, 6, 6);
        rollsAndTakes(slow, anna, 2, 3, 1, 1, 1, 2);
        slow.dice.next(4, 3, 4, 3);
        anna.moves(new TurnMove.RollDice());
        assertThat(anna.replica().events())
                .last()
                .isInstanceOfSatisfying(
                        Event.Rolled.class, rolled -> assertThat(rolled.bust()).isTrue());

        slow.passes(Duration.ofMillis(2599));
        assertThat(anna.replica().events()).last().isInstanceOf(Event.Rolled.class);
        long sequence = anna.state().sequence();
        slow.passes(Duration.ofMillis(1));
        assertThat(anna.state().sequence()).isGreaterThan(sequence);
    }

    private static void rollsAndTakes(Party party, TestGuest guest, int one, int other, Integer... dice) {
        party.dice.next(dice);
        guest.moves(new TurnMove.RollDice());
        guest.moves(new TurnMove.Choose(List.of(Column.of(one), Column.of(other))));
    }

    private static long rolls(TestGuest guest) {
        return guest.replica().events().stream()
                .filter(Event.Rolled.class::isInstance)
                .count();
    }

    private static Pace pace(Duration opening) {
        return new Pace(Duration.ofSeconds(2), Duration.ofMillis(700), Duration.ZERO, opening, Duration.ofMillis(2600));
    }
}
