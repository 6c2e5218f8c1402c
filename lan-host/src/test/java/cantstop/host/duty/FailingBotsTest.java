package cantstop.host.duty;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Audit;
import cantstop.engine.BotLevel;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import java.time.Duration;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/// Bots that throw, end in an error, think for too long or never answer.
class FailingBotsTest {
    private static final BotLevel CLUMSY = new BotLevel("clumsy");

    private final Party party = new Party();

    @Test
    void aBotThatFailsIsMovedBySomebodyWhoDoesNot() {
        party.moreBots.put(CLUMSY, new Clumsy());
        TestGuest owner = party.botGame(CLUMSY);

        party.passes(Duration.ZERO);

        assertThat(owner.state().isPlaying()).isFalse();
    }

    @Test
    void theNextWeakerBotPlaysForOneThatThrows() {
        party.moreBots.put(Bots.LEARNED, new Clumsy());
        party.moreBots.put(Bots.EXACT_TURN, new Clumsy());
        BotLevel below = Bots.weaker(Bots.EXACT_TURN).orElseThrow();
        TestGuest owner = party.botGame(Bots.LEARNED);
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
        TestGuest owner = party.botGame(Bots.LEARNED);
        party.asked.clear();

        party.passes(Duration.ZERO);

        assertThat(owner.state().isPlaying()).isFalse();
        assertThat(party.asked.stream().distinct()).containsExactly(Bots.LEARNED, Bots.EXACT_TURN);
        assertThat(party.asked).filteredOn(Bots.LEARNED::equals).hasSizeLessThan(3);
    }

    @Test
    void theNextWeakerBotPlaysForOneThatIsNotDoneInASecond() {
        party.workers.lose(1);
        TestGuest owner = party.botGame(Bots.LEARNED);
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
        TestGuest owner = party.botGame(Bots.GHS);

        party.passes(BotSeats.LONGEST_THOUGHT.multipliedBy(Bots.levels().size()));

        assertThat(owner.state().isPlaying()).isFalse();
    }

    @Test
    void aThoughtThatComesTooLateIsDropped() {
        party.workers.hold();
        TestGuest owner = party.botGame(Bots.HALF_CHANCE);
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
}
