package cantstop.host.hand;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Audit;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.Phase;
import cantstop.engine.TurnMove;
import cantstop.engine.dice.HandChain;
import cantstop.engine.dice.HandOpening;
import cantstop.host.Lan;
import cantstop.host.Laptop;
import cantstop.host.TestGuest;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Identity;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Several laptops throw the dice together, over a network in memory with real cores on both sides.
class SharedThrowsTest {
    private final Lan lan = new Lan();
    private final Laptop anna = lan.laptopWithHand('a').opensTable();
    private final Laptop ben = lan.laptopWithHand('b').joins(anna);
    private final Laptop cleo = lan.laptopWithHand('c').joins(anna);
    private final List<Laptop> all = List.of(anna, ben, cleo);

    private Stream<Event> events() {
        return cleo.log.stream().map(LogEntry::event);
    }

    private <T extends Event> List<T> all(Class<T> kind) {
        return events().filter(kind::isInstance).map(kind::cast).toList();
    }

    @Test
    void everyThrowOfAPartyIsMadeByAllLaptops() {
        lan.begins(anna);
        Lan.plays(30, all);

        assertThat(Audit.firstIllegal(events().toList())).isEmpty();
        assertThat(all(Event.Throwing.class))
                .isNotEmpty()
                .allSatisfy(thrown -> assertThat(thrown.hands()).hasSize(3));
        assertThat(all(Event.Rolled.class))
                .isNotEmpty()
                .allSatisfy(rolled -> assertThat(rolled.shown()).hasSize(2));
        assertThat(all(Event.Withheld.class)).isEmpty();
    }

    @Test
    void theStartIsThrownTogetherToo() {
        lan.begins(anna);

        assertThat(all(Event.StartRolled.class))
                .isNotEmpty()
                .allSatisfy(rolled -> assertThat(rolled.shown()).hasSize(2));
    }

    @Test
    void whoIsAwayTakesNoPart() {
        lan.begins(anna);
        lan.cut(cleo, anna);
        lan.passes(Duration.ofSeconds(20));
        if (!isTurnOf(cleo)) {
            Lan.plays(1, List.of(anna, ben));
        }

        assertThat(last(Event.Throwing.class).hands()).hasSize(isTurnOf(cleo) ? 3 : 2);
        assertThat(anna.log).extracting(LogEntry::event).noneMatch(Event.Withheld.class::isInstance);
    }

    private boolean isTurnOf(Laptop laptop) {
        return anna.state
                .seatOf(laptop.person())
                .filter(anna.state.playing().orElseThrow().mover()::equals)
                .isPresent();
    }

    private <T extends Event> T last(Class<T> kind) {
        return anna.log.stream()
                .map(LogEntry::event)
                .filter(kind::isInstance)
                .map(kind::cast)
                .reduce((_, later) -> later)
                .orElseThrow();
    }

    @Test
    void whoGoesInTheMiddleOfAThrowIsNamedAndTheRollIsMadeWithoutThem() {
        lan.begins(anna);
        Laptop mover = all.stream().filter(this::isTurnOf).findFirst().orElseThrow();
        Laptop goes = mover == cleo ? ben : cleo;
        mover.asks(new Command.Turn(mover.state.sequence(), new TurnMove.RollDice()));
        // One trip to the host, and the host's event is on its way.
        lan.passes(Duration.ofMillis(1));
        lan.cut(goes, anna);
        lan.passes(Duration.ofSeconds(3));

        assertThat(last(Event.Withheld.class).hands()).hasSize(1);
        assertThat(last(Event.Rolled.class).shown()).hasSize(1);
        assertThat(Audit.firstIllegal(anna.log.stream().map(LogEntry::event).toList()))
                .isEmpty();
    }

    @Test
    void aSecretThatIsShownForAnotherNumberIsNotTaken() {
        Identity key = Identity.fresh();
        TestGuest dora = new TestGuest(anna.core(), key.key(), Laptop::read)
                .hello()
                .attends(anna.state.id())
                .sits();
        HandChain chain = HandChain.make(anna.state.id(), key.key(), 1, 64, new SplittableRandom(1));
        dora.asks(new Command.OpenHand(HandOpening.sign(anna.state.id(), key, chain)));
        anna.asks(new Command.Start());
        while (dora.state().playing().flatMap(GameState::openThrow).isEmpty()) {
            lan.passes(Duration.ofMillis(1));
        }

        dora.says(new ClientMessage.ShowHand(dora.table(), 2, dora.replica().digest(), chain.secret(1)));
        lan.passes(Duration.ofSeconds(3));

        assertThat(all(Event.Withheld.class)).hasSize(1);
    }

    @Test
    void aHostThatIsKilledInAThrowComesBackWithTheSameDice() {
        lan.begins(anna);
        Laptop mover = all.stream().filter(this::isTurnOf).findFirst().orElseThrow();
        mover.asks(new Command.Turn(mover.state.sequence(), new TurnMove.RollDice()));
        while (anna.state.playing().orElseThrow().openThrow().isEmpty()) {
            lan.passes(Duration.ofMillis(1));
        }
        // The others' secrets are on their way when the host goes.
        int number = last(Event.Throwing.class).number();
        lan.kill(anna);
        anna.hosts();
        anna.core().recover(List.of(anna.state.id()));
        lan.passes(Duration.ofSeconds(30));

        assertThat(all(Event.Withheld.class)).isEmpty();
        assertThat(last(Event.Throwing.class).number()).isEqualTo(number);
        assertThat(anna.state.playing().orElseThrow().phase()).isNotInstanceOf(Phase.Falling.class);
        assertThat(Audit.firstIllegal(anna.log.stream().map(LogEntry::event).toList()))
                .isEmpty();
    }
}
