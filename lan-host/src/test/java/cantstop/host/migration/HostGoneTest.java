package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Audit;
import cantstop.engine.BotLevel;
import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.MoveSource;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.identity.TableId;
import cantstop.engine.succession.SplitBrain;
import cantstop.host.Lan;
import cantstop.host.Laptop;
import cantstop.host.TestGuest;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HandOverStep;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The host is killed, and those who are left go on.
class HostGoneTest {
    private final Lan lan = new Lan();
    private final Laptop anna = lan.laptop('a').opensTable();
    private final Laptop ben = lan.laptop('b').joins(anna);

    private void aGameOf(Laptop... people) {
        lan.begins(anna);
        Lan.plays(9, List.of(people));
    }

    @Test
    void ofTwoTheOneLeftGoesOnWithTheSamePendingChoice() {
        aGameOf(anna, ben);
        while (!ben.moves()) {
            anna.moves();
        }
        Optional<GameState> before = ben.state.playing();
        lan.kill(anna);
        lan.settles();

        ben.goesOn();

        assertThat(ben.isAt(ben)).isTrue();
        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(ben.state.playing()).isEqualTo(before);
        Lan.plays(1, List.of(ben));
        assertThat(Audit.firstIllegal(ben.events())).isEmpty();
    }

    @Test
    void theLongestLogIsGoneOnWith() {
        Laptop cleo = lan.laptop('c').joins(anna);
        aGameOf(anna, ben, cleo);
        lan.cut(ben, anna);
        lan.cut(ben, cleo);
        anna.asks(new Command.Lock(true));
        lan.settles();
        long longest = cleo.state.sequence();
        assertThat(ben.state.sequence()).isLessThan(longest);
        lan.kill(anna);
        ben.goesOn();

        lan.mend();
        lan.passes(Duration.ofSeconds(10));

        assertThat(ben.state.locked()).isTrue();
        assertThat(ben.events().get((int) longest)).isInstanceOfSatisfying(Event.EpochBegan.class, ben::hasBegun);
        assertThat(cleo.log).isEqualTo(ben.log);
    }

    @Test
    void theOldHostComesBackAsAGuestAndWhatNobodyHeardIsABranch() {
        aGameOf(anna, ben);
        while (anna.state.playing().orElseThrow().mover().number() != 0) {
            Lan.plays(1, List.of(ben));
        }
        lan.cut(anna, ben);
        Lan.plays(2, List.of(anna));
        List<Event> annas = anna.events();
        lan.kill(anna);
        ben.goesOn();

        anna.restarts(ben.state.id());
        assertThat(anna.events()).isEqualTo(annas);
        lan.mend();
        anna.visits(ben);

        assertThat(anna.branched).isEqualTo(1);
        assertThat(anna.log).isEqualTo(ben.log);
        assertThat(anna.store.branches(ben.state.id()).getFirst()).hasSize(annas.size());
        Lan.plays(5, List.of(anna, ben));
    }

    @Test
    void aFinishedEveningIsGoneOnWithDaysLater() {
        Laptop cleo = lan.laptop('c').joins(anna);
        aGameOf(anna, ben, cleo);
        TableId table = ben.state.id();
        lan.kill(anna);
        ben.restarts(table);
        cleo.restarts(table);

        ben.hosts();
        ben.core().gather(table);
        ben.visits(ben);
        assertThat(ben.lastGathering().needed()).isEqualTo(1);
        cleo.visits(ben);

        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(cleo.log).isEqualTo(ben.log);
    }

    @Test
    void theHostThatLedItLastNeedsNobodyToGoOn() {
        Laptop cleo = lan.laptop('c').joins(anna);
        aGameOf(anna, ben, cleo);
        TableId table = anna.state.id();
        long before = anna.state.sequence();
        lan.kill(anna);
        anna.restarts(table);

        anna.hosts();
        anna.core().gather(table);
        anna.visits(anna);

        assertThat(anna.isAt(anna)).isTrue();
        assertThat(anna.state.epoch()).isEqualTo(Epoch.FIRST);
        assertThat(anna.state.sequence()).isEqualTo(before);
    }

    private void annaHandsOverToBenAndGoes() {
        anna.leavesToTheSuccessor = true;
        anna.half.say(table -> new ClientMessage.HandOver(table, new HandOverStep.NameSuccessor(ben.person())));
        lan.settles();
        lan.kill(anna);
        anna.leavesToTheSuccessor = false;
    }

    @Test
    void whoeverHandedTheTableOverDoesNotTakeItBackAloneButFindsItsHost() {
        aGameOf(anna, ben);
        TableId table = anna.state.id();
        annaHandsOverToBenAndGoes();
        lan.cut(anna, ben);
        anna.restarts(table);

        anna.hosts();
        anna.core().gather(table);
        anna.visits(anna);
        assertThat(anna.lastGathering().needed()).isEqualTo(1);
        assertThat(anna.lastGathering().missing()).containsExactly(ben.person());

        lan.mend();
        anna.half.hint(ben.address(), ben.key());
        lan.passes(Duration.ofSeconds(5));
        assertThat(anna.isAt(ben)).isTrue();
        assertThat(anna.state.epoch()).isEqualTo(new Epoch(2));
        Lan.plays(5, List.of(anna, ben));
    }

    @Test
    void whoeverHandedTheTableOverGoesOnWithWhoeverComes() {
        aGameOf(anna, ben);
        TableId table = anna.state.id();
        annaHandsOverToBenAndGoes();
        lan.kill(ben);
        anna.restarts(table);
        ben.restarts(table);

        anna.hosts();
        anna.core().gather(table);
        anna.visits(anna);
        ben.visits(anna);

        assertThat(anna.state.epoch()).isEqualTo(new Epoch(3));
        Lan.plays(5, List.of(anna, ben));
    }

    @Test
    void aHostThatWasCutOffFindsThoseWhoWentOnAndIsNotMovedByAnyWord() {
        aGameOf(anna, ben);
        TableId table = anna.state.id();
        lan.cut(anna, ben);
        lan.settles();
        anna.watches();
        ben.goesOn();
        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));

        assertThat(anna.core().rival(ben.asRival(anna.store.load(table))))
                .as("a log without the epoch proves nothing")
                .isEqualTo(SplitBrain.STAY);
        lan.mend();
        lan.passes(Duration.ofSeconds(5));

        assertThat(anna.isAt(ben)).isTrue();
        assertThat(anna.log).isEqualTo(ben.log);
        assertThat(anna.journal.of(table)).hasSizeGreaterThanOrEqualTo(ben.log.size());
        Lan.plays(3, List.of(anna, ben));
    }

    @Test
    void botsComeAlong() {
        Laptop cleo = lan.laptop('c').joins(anna);
        anna.asks(new Command.SeatBot(Seat.of(3), new BotLevel("rule-of-28"), TestGuest.badge("Bot")));
        lan.settles();
        lan.begins(anna);
        lan.kill(anna);

        ben.goesOn();
        lan.passes(Duration.ofSeconds(10));
        long began = ben.state.sequence();
        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        for (int move = 0; move < 40; move++) {
            var _ = List.of(ben, cleo).stream().anyMatch(Laptop::moves);
            lan.passes(Duration.ofSeconds(3));
        }

        assertThat(ben.state.chair(Seat.of(3)).occupant()).isInstanceOf(Occupant.Robot.class);
        assertThat(ben.events().subList((int) began, (int) ben.state.sequence()))
                .anyMatch(event -> event instanceof Event.Rolled rolled && rolled.by() == MoveSource.BOT);
    }
}
