package cantstop.host.duty;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Audit;
import cantstop.engine.BotLevel;
import cantstop.engine.BotPace;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.MoveSource;
import cantstop.engine.Placing;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TurnMove;
import cantstop.engine.Variant;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.host.environment.Pace;
import cantstop.protocol.Answer;
import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BotSeatsTest {
    private static final BotLevel CLUMSY = new BotLevel("clumsy");

    private final Party party = new Party();

    @ParameterizedTest
    @CsvSource({
        "STANDARD, FREE, 2", "STANDARD, FREE, 3", "STANDARD, STRICT, 4",
        "JUMPING, FREE, 2", "JUMPING, STRICT, 3", "JUMPING, FREE, 4",
        "FORCED_MOVE, FREE, 2", "FORCED_MOVE, FREE, 3", "FORCED_MOVE, STRICT, 4"
    })
    void botsPlayAWholeGame(Variant variant, Placing placing, int seats) {
        TestGuest owner = party.owner(Settings.DEFAULT.withVariant(variant).withPlacing(placing));
        TestGuest watcher = party.guest('e').attends(owner.table());
        owner.asks(new Command.Leave(false));
        for (int seat = 0; seat < seats; seat++) {
            party.seatsBot(owner, seat, seat % 2 == 0 ? Bots.RULE_OF_28 : Bots.RANDOM);
        }

        owner.asks(new Command.Start());
        party.passes(Duration.ZERO);

        assertThat(watcher.replica().events())
                .last()
                .isInstanceOfSatisfying(
                        Event.Over.class, over -> assertThat(over.winner()).isNotNull());
        assertThat(watcher.replica().digest()).isEqualTo(owner.replica().digest());
        assertThat(Audit.firstIllegal(watcher.replica().events())).isEmpty();
        assertThat(watcher.replica().events())
                .filteredOn(Event.Rolled.class::isInstance)
                .allSatisfy(event -> assertThat(((Event.Rolled) event).by()).isEqualTo(MoveSource.BOT));
    }

    @Test
    void aBotThatFailsIsMovedBySomebodyWhoDoesNot() {
        party.moreBots.put(CLUMSY, new Clumsy());
        TestGuest owner = botGame(CLUMSY);

        party.passes(Duration.ZERO);

        assertThat(owner.state().isPlaying()).isFalse();
    }

    @Test
    void theNextWeakerBotPlaysForOneThatThrows() {
        party.moreBots.put(Bots.LEARNED, new Clumsy());
        party.moreBots.put(Bots.EXACT_TURN, new Clumsy());
        BotLevel below = Bots.weaker(Bots.EXACT_TURN).orElseThrow();
        TestGuest owner = botGame(Bots.LEARNED);
        party.asked.clear();

        party.passes(Duration.ZERO);

        assertThat(owner.state().isPlaying()).isFalse();
        assertThat(Audit.firstIllegal(owner.replica().events())).isEmpty();
        assertThat(party.asked.stream().distinct()).containsExactly(Bots.LEARNED, Bots.EXACT_TURN, below);
        assertThat(party.asked)
                .filteredOn(level -> !level.equals(below))
                .as("asked no second time")
                .hasSizeLessThan(5);
    }

    @Test
    void theNextWeakerBotPlaysAtOnceForOneThatEndsInAnError() {
        party.moreBots.put(Bots.LEARNED, new Endless());
        TestGuest owner = botGame(Bots.LEARNED);
        party.asked.clear();

        party.passes(Duration.ZERO);

        assertThat(owner.state().isPlaying()).isFalse();
        assertThat(party.asked.stream().distinct()).containsExactly(Bots.LEARNED, Bots.EXACT_TURN);
        assertThat(party.asked).filteredOn(Bots.LEARNED::equals).hasSizeLessThan(3);
    }

    @Test
    void theNextWeakerBotPlaysForOneThatIsNotDoneInASecond() {
        party.workers.lose(1);
        TestGuest owner = botGame(Bots.LEARNED);
        party.asked.clear();
        long sequence = owner.state().sequence();
        party.passes(Duration.ZERO);

        party.passes(BotSeats.LONGEST_THOUGHT.minusMillis(1));
        assertThat(owner.state().sequence()).isEqualTo(sequence);
        assertThat(party.asked).containsExactly(Bots.LEARNED);

        party.passes(Duration.ofMillis(1));
        assertThat(owner.state().isPlaying()).isFalse();
        assertThat(party.asked.stream().distinct()).containsExactly(Bots.LEARNED, Bots.EXACT_TURN);
    }

    @Test
    void theGameGoesOnWhereNoBotEverAnswers() {
        party.workers.lose(Integer.MAX_VALUE);
        TestGuest owner = botGame(Bots.GHS);

        party.passes(BotSeats.LONGEST_THOUGHT.multipliedBy(Bots.levels().size()));

        assertThat(owner.state().isPlaying()).isFalse();
    }

    @Test
    void aThoughtThatComesTooLateIsDropped() {
        party.workers.hold();
        TestGuest owner = botGame(Bots.HALF_CHANCE);
        party.passes(Duration.ZERO);
        long sequence = owner.state().sequence();

        party.passes(BotSeats.LONGEST_THOUGHT);
        assertThat(party.workers.waiting())
                .as("the late one and the weaker one")
                .isEqualTo(2);
        party.workers.handInFirst();
        assertThat(owner.state().sequence()).isEqualTo(sequence);

        party.workers.handIn();
        assertThat(owner.state().sequence()).isGreaterThan(sequence);
    }

    /// Names an option that isn't there, and falls over the other question.
    private static final class Clumsy implements Bot {
        @Override
        public int choose(cantstop.engine.Board board, long markers, long options, RandomGenerator random) {
            return 99;
        }

        @Override
        public boolean rollsOn(cantstop.engine.Board board, long markers, RandomGenerator random) {
            throw new IllegalStateException("on purpose");
        }
    }

    /// Asks itself, and so on.
    private static final class Endless implements Bot {
        @Override
        public int choose(cantstop.engine.Board board, long markers, long options, RandomGenerator random) {
            throw new StackOverflowError("on purpose");
        }

        @Override
        public boolean rollsOn(cantstop.engine.Board board, long markers, RandomGenerator random) {
            throw new StackOverflowError("on purpose");
        }
    }

    @Test
    void botsRestWhileNobodyIsThere() {
        party.workers.hold();
        TestGuest owner = botGame(Bots.RANDOM);
        long sequence = owner.state().sequence();
        party.core.lost(owner);
        party.workers.handIn();
        party.passes(Duration.ofHours(1));

        TestGuest back = party.guest('a').attends(owner.table());
        assertThat(back.state().sequence()).isEqualTo(sequence);

        party.passes(Duration.ZERO);
        party.workers.handIn();
        // The table slept: that the host goes on from what it read stands before the bot's move.
        assertThat(back.state().sequence()).isEqualTo(sequence + 2);
    }

    @Test
    void aBotPlaysForSomebodyAwayUntilTheyAreBack() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        TestGuest ben = party.joins('b', anna);
        party.starts(anna);
        party.core.lost(anna);

        Answer answer = ben.asks(new Command.LetBotPlay(Seat.of(0), null, Bots.RULE_OF_28));
        party.passes(Duration.ZERO);

        assertThat(answer).isInstanceOf(Answer.Accepted.class);
        assertThat(ben.state().playing().orElseThrow().mover()).isEqualTo(Seat.of(1));
        assertThat(ben.replica().events())
                .anySatisfy(event -> assertThat(event)
                        .isInstanceOfSatisfying(
                                Event.Rolled.class,
                                rolled -> assertThat(rolled.by()).isEqualTo(MoveSource.BOT)));

        party.guest('a').attends(ben.table());
        assertThat(ben.replica().events()).last().isEqualTo(new Event.PersonBack(Seat.of(0)));
    }

    @Test
    void aBotsMoveThatComesAfterThePersonIsDropped() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        TestGuest ben = party.joins('b', anna);
        party.starts(anna);
        party.core.lost(anna);
        party.workers.hold();
        ben.asks(new Command.LetBotPlay(Seat.of(0), null, Bots.RULE_OF_28));
        party.passes(Duration.ZERO);

        TestGuest back = party.guest('a').attends(ben.table());
        party.workers.handIn();
        party.passes(Duration.ofSeconds(5));

        assertThat(back.replica().events()).last().isEqualTo(new Event.PersonBack(Seat.of(0)));
    }

    @Test
    void aBotTakesOverARollThatWasInTheAir() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        TestGuest ben = party.joins('b', anna);
        party.starts(anna);
        party.dice.hold();
        anna.submits(0, anna.turn(TestGuest.roll()));
        party.core.lost(anna);
        ben.asks(new Command.LetBotPlay(Seat.of(0), null, Bots.RULE_OF_28));
        party.passes(Duration.ZERO);

        party.dice.fall();
        party.passes(Duration.ZERO);
        assertThat(party.dice.inTheAir()).isEqualTo(1);
        party.dice.next(1, 6, 1, 6).fall();

        assertThat(ben.replica().events())
                .last()
                .isInstanceOfSatisfying(
                        Event.Rolled.class, rolled -> assertThat(rolled.by()).isEqualTo(MoveSource.BOT));
    }

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

    private TestGuest botGame(BotLevel level) {
        TestGuest owner = party.owner(Settings.DEFAULT);
        owner.asks(new Command.Leave(false));
        List.of(0, 1).forEach(seat -> party.seatsBot(owner, seat, level));
        party.dice.next(6, 6, 1, 1);
        owner.asks(new Command.Start());
        return owner;
    }
}
