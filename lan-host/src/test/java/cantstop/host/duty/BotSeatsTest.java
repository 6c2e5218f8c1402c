package cantstop.host.duty;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Audit;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.MoveSource;
import cantstop.engine.Placing;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Variant;
import cantstop.engine.bot.Bots;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.protocol.Answer;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BotSeatsTest {
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
    void botsRestWhileNobodyIsThere() {
        party.workers.hold();
        TestGuest owner = party.botGame(Bots.RANDOM);
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
}
