package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Audit;
import cantstop.engine.BotLevel;
import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.MoveSource;
import cantstop.engine.Seat;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.host.Lan;
import cantstop.host.Laptop;
import cantstop.host.TestGuest;
import cantstop.protocol.Absence;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostMessage.SuccessionStage;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PlannedHandOverTest {
    private final Lan lan = new Lan();
    private final Laptop anna = lan.laptop('a').opensTable();
    private final Laptop ben = lan.laptop('b').joins(anna);
    private final Laptop cleo = lan.laptop('c').joins(anna);
    private final Laptop dan = lan.laptop('d').joins(anna);
    private final List<Laptop> all = List.of(anna, ben, cleo, dan);

    @BeforeEach
    void aGameIsOn() {
        lan.begins(anna);
        Lan.plays(10, all);
    }

    private void names(Laptop successor) {
        anna.half.say(table -> new ClientMessage.HandOver(table, new HandOverStep.NameSuccessor(successor.person())));
        lan.settles();
    }

    @Test
    void everybodyMovesToTheSuccessorAndTheGameGoesOn() {
        long before = anna.state.sequence();

        names(ben);

        assertThat(all).allSatisfy(laptop -> assertThat(laptop.isAt(ben)).isTrue());
        assertThat(anna.events().get((int) before)).isInstanceOfSatisfying(Event.EpochBegan.class, ben::hasBegun);
        Lan.plays(20, all);
        assertThat(all).allSatisfy(laptop -> assertThat(laptop.log).isEqualTo(ben.log));
        assertThat(all).allSatisfy(laptop -> assertThat(laptop.branched).isZero());
        assertThat(Audit.firstIllegal(ben.events())).isEmpty();
        assertThat(ben.journal.of(ben.state.id())).hasSameSizeAs(ben.log);
    }

    @Test
    void theOldHostCanLeaveThen() {
        names(ben);

        lan.kill(anna);
        lan.passes(Duration.ofSeconds(5));

        assertThat(all).allSatisfy(laptop -> assertThat(laptop.isAt(ben)).isTrue());
    }

    @Test
    void whoeverHandsOverAndGoesHasLeftAndWasNotLost() {
        anna.leavesToTheSuccessor = true;

        names(ben);
        lan.kill(anna);
        lan.settles();

        Seat annas = ben.state.seatOf(anna.person()).orElseThrow();
        assertThat(List.of(ben, cleo, dan))
                .extracting(laptop -> laptop.absences.getLast().absent())
                .allSatisfy(absent -> {
                    assertThat(absent).extracting(Absence::seat).containsExactly(annas);
                    assertThat(absent).extracting(Absence::kind).containsExactly(Absence.Kind.LEFT);
                });
    }

    @Test
    void whoeverHandedOverAndIsLostLaterWasLost() {
        names(ben);
        assertThat(cleo.absences.getLast().absent()).isEmpty();

        lan.cut(anna, ben);
        lan.settles();

        assertThat(cleo.absences.getLast().absent()).extracting(Absence::kind).containsExactly(Absence.Kind.LOST);
    }

    @Test
    void whoeverHandedOverAndLeftHasTheirSeatWhenTheyComeBack() {
        anna.leavesToTheSuccessor = true;
        names(ben);
        Seat annas = ben.state.seatOf(anna.person()).orElseThrow();

        anna.visits(ben);

        assertThat(anna.state.seatOf(anna.person())).contains(annas);
        assertThat(cleo.absences.getLast().absent()).isEmpty();
        Lan.plays(10, all);
    }

    @Test
    void whoCanNotReachTheSuccessorIsNamedAndHoldsItUpUntilTheOwnerWaivesThem() {
        lan.cut(cleo, ben);

        names(ben);
        lan.passes(Duration.ofSeconds(3));
        assertThat(anna.lastSuccession().stage()).isEqualTo(SuccessionStage.LISTENING);
        assertThat(anna.lastSuccession().failed()).containsExactly(cleo.person());
        assertThat(anna.lastSuccession().reached()).containsExactly(anna.person(), dan.person());
        assertThat(anna.state.epoch()).isEqualTo(Epoch.FIRST);

        anna.half.say(table -> new ClientMessage.HandOver(table, new HandOverStep.Waive()));
        lan.settles();

        assertThat(List.of(anna, ben, dan))
                .allSatisfy(laptop -> assertThat(laptop.isAt(ben)).isTrue());
        assertThat(cleo.state.epoch()).isEqualTo(new Epoch(2));

        lan.mend();
        lan.passes(Duration.ofSeconds(10));
        assertThat(cleo.isAt(ben)).isTrue();
        assertThat(cleo.log).isEqualTo(ben.log);
    }

    @Test
    void nobodyButTheOwnerOrTheHostNamesASuccessor() {
        cleo.half.say(table -> new ClientMessage.HandOver(table, new HandOverStep.NameSuccessor(cleo.person())));
        lan.settles();

        assertThat(cleo.lastSuccession().stage()).isEqualTo(SuccessionStage.CALLED_OFF);
        assertThat(anna.successions).isEmpty();
    }

    @Test
    void aSuccessorThatCanNotHostCallsItOff() {
        ben.willing = false;

        names(ben);

        assertThat(anna.lastSuccession().stage()).isEqualTo(SuccessionStage.CALLED_OFF);
        Lan.plays(3, all);
        assertThat(anna.state.epoch()).isEqualTo(Epoch.FIRST);
    }

    @Test
    void aSuccessorThatIsLostOnTheWayCallsItOff() {
        lan.cut(cleo, ben);
        names(ben);

        lan.cut(ben, anna);
        lan.settles();

        assertThat(anna.lastSuccession().stage()).isEqualTo(SuccessionStage.CALLED_OFF);
        assertThat(anna.isAt(anna)).isTrue();
    }

    @Test
    void theOldHostTakesNoMoveAfterItsLastEvent() {
        lan.cut(cleo, ben);
        names(ben);
        anna.half.say(table -> new ClientMessage.HandOver(table, new HandOverStep.Waive()));
        lan.settles();
        long end = cleo.state.sequence();

        cleo.asks(new Command.ChangeBadge(TestGuest.badge("Other")));
        lan.settles();

        assertThat(cleo.answers.getLast()).isEqualTo(new Answer.Declined(Answer.Reason.MOVED));
        assertThat(cleo.state.sequence()).isEqualTo(end);
    }

    @Test
    void aSuccessorThatDiesBeforeEverybodyReachedItIsNotWaitedForForEver() {
        lan.cut(cleo, ben);
        names(ben);
        anna.half.say(table -> new ClientMessage.HandOver(table, new HandOverStep.Waive()));
        lan.settles();
        assertThat(cleo.state.hostKey()).isEqualTo(ben.key());

        lan.cut(cleo, anna);
        lan.cut(cleo, dan);
        lan.kill(ben);
        dan.goesOn();
        lan.passes(Duration.ofSeconds(10));
        assertThat(anna.isAt(dan)).isTrue();
        lan.mend();
        lan.passes(Duration.ofSeconds(10));

        assertThat(cleo.isAt(dan)).isTrue();
        assertThat(cleo.log).isEqualTo(dan.log);
        assertThat(dan.state.epoch()).isEqualTo(new Epoch(3));
    }

    @Test
    void whoeverHasMoreThanTheOldHostKeepsItAndIsToldThatTheTableHasMoved() {
        names(ben);
        Lan.plays(6, all);
        long seen = cleo.state.sequence();
        TableId table = cleo.state.id();

        cleo.restarts(table).visits(anna);

        assertThat(cleo.answers.getLast()).isEqualTo(new Answer.Declined(Answer.Reason.MOVED));
        assertThat(cleo.branched).isZero();
        assertThat(cleo.store.load(table).sequence()).isEqualTo(seen);
    }

    @Test
    void whoeverSharesALaptopComesAlongAndMovesThere() {
        dan.asks(new Command.Leave(false));
        lan.settles();
        Person beside = new Person(ben.key(), 1);
        ben.half.submit(1, new Command.SitDown(null, TestGuest.badge("Beside Ben")));
        lan.settles();
        Seat seat = ben.state.seatOf(beside).orElseThrow();

        names(cleo);
        anna.asks(new Command.EndGame());
        lan.settles();
        anna.asks(new Command.Start());
        lan.passes(Duration.ofSeconds(20));
        for (int move = 0; move < 40; move++) {
            var _ = all.stream().anyMatch(Laptop::moves);
            ben.half.submit(1, new Command.Turn(ben.state.sequence(), new TurnMove.RollDice()));
            lan.settles();
        }

        assertThat(cleo.state.seatOf(beside)).contains(seat);
        assertThat(cleo.events())
                .anyMatch(event -> event instanceof Event.Rolled rolled
                        && rolled.seat().equals(seat)
                        && rolled.by() == MoveSource.PERSON);
    }

    @Test
    void botsComeAlong() {
        dan.asks(new Command.Leave(false));
        lan.settles();
        anna.asks(new Command.SeatBot(Seat.of(3), new BotLevel("rule-of-28"), TestGuest.badge("Bot")));
        lan.settles();

        names(ben);
        List<Laptop> people = List.of(anna, ben, cleo);
        for (int move = 0; move < 30; move++) {
            var _ = people.stream().anyMatch(Laptop::moves);
            lan.passes(Duration.ofSeconds(3));
        }

        assertThat(ben.events().subList((int) ben.state.sequence() - 40, (int) ben.state.sequence()))
                .anyMatch(event -> event instanceof Event.Rolled rolled && rolled.by() == MoveSource.BOT);
    }

    @Test
    void theTableCanBeHandedOnAndBack() {
        names(ben);
        ben.half.say(table -> new ClientMessage.HandOver(table, new HandOverStep.NameSuccessor(cleo.person())));
        lan.settles();
        anna.half.say(table -> new ClientMessage.HandOver(table, new HandOverStep.NameSuccessor(dan.person())));
        lan.settles();

        assertThat(all).allSatisfy(laptop -> assertThat(laptop.isAt(dan)).isTrue());
        assertThat(dan.state.epoch()).isEqualTo(new Epoch(4));
        Lan.plays(5, all);
    }
}
