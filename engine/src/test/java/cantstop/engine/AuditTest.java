package cantstop.engine;

import static cantstop.engine.TestTable.ANNA;
import static cantstop.engine.TestTable.BEN;
import static cantstop.engine.TestTable.BOT;
import static cantstop.engine.TestTable.EVE;
import static cantstop.engine.TestTable.FIRST;
import static cantstop.engine.TestTable.FOURTH;
import static cantstop.engine.TestTable.HOST;
import static cantstop.engine.TestTable.HOST_KEY;
import static cantstop.engine.TestTable.SECOND;
import static cantstop.engine.TestTable.THIRD;
import static cantstop.engine.TestTable.badge;
import static cantstop.engine.TestTable.guest;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cantstop.engine.identity.HostInstance;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// An audit passes what happened, and knows what belongs to the end of a log that was cut off.
class AuditTest {
    /// A log in which every kind of event happens, every start that there is, and every hand that moves.
    private static TestTable eventful() {
        Settings settings = Settings.DEFAULT.withColumnsToWin(4).withTimerSeconds(30);
        TestTable table = TestTable.seating(2, settings)
                .accept(guest(EVE), new Command.SitDown(THIRD, badge(2)))
                .accept(guest(ANNA), new Command.SeatBot(FOURTH, BOT, badge(3)))
                .accept(guest(ANNA), new Command.Remove(FOURTH, null))
                .accept(guest(BEN), new Command.ChangeBadge(badge(1)))
                .accept(guest(ANNA), new Command.NameOwner(SECOND, null))
                .accept(guest(BEN), new Command.Lock(true))
                .accept(guest(BEN), new Command.ChangeSettings(settings.withColumnsToWin(3)))
                .accept(HOST, new Command.BeginEpoch(new Epoch(2), HOST_KEY))
                .accept(guest(BEN), new Command.Start(), 6, 6, 6, 6, 1, 1)
                .accept(HOST, new Command.ThrowForStart(), 6, 6, 1, 1)
                .accept(HOST, new Command.LetBotPlay(FIRST, null, BOT));
        table.roll(1, 2, 3, 4).choose(5, 5).takeBack().choose(3, 7);
        table.accept(guest(ANNA), new Command.ComeBack(FIRST))
                .takeBack()
                .choose(4, 6)
                .stop();
        table.roll(1, 2, 3, 4)
                .choose(5, 5)
                .accept(guest(BEN), new Command.GiveSeat(SECOND, null, TestTable.CARA, badge(1)));
        table.accept(HOST, new Command.PassOver(table.state().sequence()));
        for (int move = 0; move < 3; move++) {
            table.accept(
                    HOST,
                    new Command.TimeUp(table.state().sequence()),
                    move == 0 ? new Integer[] {1, 1, 6, 6} : new Integer[0]);
        }
        table.roll(1, 1, 6, 6).choose(2, 12).roll(3, 4, 3, 4).choose(7, 7).roll(1, 3, 1, 3);
        table.accept(guest(EVE), new Command.Leave(true)).accept(guest(ANNA), new Command.Leave(false));
        return table.accept(guest(TestTable.CARA), new Command.EndGame());
    }

    @Test
    void aNameThatFoldsLikeAnotherOneHereIsLegalAndOneThatIsEqualIsNot() {
        TestTable table = TestTable.seating(2, Settings.DEFAULT);
        String bens = badge(1).name().text();

        assertThat(firstIllegal(table, sat(bens.toUpperCase(Locale.ROOT)))).isEmpty();
        assertThat(firstIllegal(table, sat(bens))).isPresent();
    }

    private static Optional<Audit.Illegal> firstIllegal(TestTable table, Event next) {
        return Audit.firstIllegal(
                Stream.concat(table.events().stream(), Stream.of(next)).toList());
    }

    private static Event sat(String name) {
        return new Event.Sat(THIRD, new Occupant.Human(TestTable.CARA), badge(2).called(new PlayerName(name)));
    }

    @Test
    void passesALogInWhichEverythingHappens() {
        List<Event> events = eventful().events();

        assertThat(Audit.firstIllegal(events)).isEmpty();
        assertThat(events.stream().map(Event::getClass).distinct()).hasSize(19);
    }

    @Test
    void passesARematchAndAnEmptyLog() {
        TestTable table = TestTable.playing(2, Settings.DEFAULT.withTimerSeconds(30));
        table.accept(guest(BEN), new Command.Leave(true)).accept(guest(ANNA), new Command.EndGame());
        table.accept(guest(BEN), new Command.SitDown(SECOND, badge(1))).accept(guest(ANNA), new Command.Start());

        assertThat(table.events().getLast()).isEqualTo(new Event.Started(List.of(FIRST, SECOND), SECOND));
        assertThat(Audit.firstIllegal(table.events())).isEmpty();
        assertThat(Audit.firstIllegal(List.of())).isEmpty();
    }

    @Test
    void passesALogThatEndsAnywhere() {
        List<Event> events = eventful().events();

        for (int length = 0; length <= events.size(); length++) {
            assertThat(Audit.firstIllegal(events.subList(0, length)))
                    .as("the first %d events", length)
                    .isEmpty();
        }
    }

    @Test
    void passesALogThatWasCutOffAnywhereAndWentOnElsewhere() {
        List<Event> events = eventful().events();

        for (int length = 1; length <= events.size(); length++) {
            List<Event> wentOn = new ArrayList<>(events.subList(0, length));
            wentOn.addAll(Audit.missing(wentOn));
            TableState state = Rules.evolve(Rules.unopened(), wentOn);
            wentOn.add(new Event.EpochBegan(state.epoch().next(), HOST_KEY));

            assertThat(Audit.firstIllegal(wentOn))
                    .as("the first %d events", length)
                    .isEmpty();
        }
    }

    @Test
    void knowsWhatBelongsToTheLastEventsOfALogThatWasCutOff() {
        List<Event> opening = TestTable.opened(Settings.DEFAULT).events();
        assertThat(Audit.missing(opening)).isEmpty();
        assertThat(Audit.missing(opening.subList(0, 3))).containsExactly(new Event.OwnerChanged(ANNA));
        assertThat(Audit.missing(opening.subList(0, 2)))
                .as("nobody was there yet")
                .isEmpty();

        List<Event> left = new ArrayList<>(TestTable.playing(2, Settings.DEFAULT)
                .roll(1, 2, 3, 4)
                .accept(guest(ANNA), new Command.Leave(true))
                .events());
        Event passed = left.removeLast();
        Event inherited = left.removeLast();
        assertThat(Audit.missing(left)).containsExactly(inherited, passed);
    }

    @Test
    void hasTheDiceOfAStartThatWereLostThrownAgain() {
        List<Event> begun =
                new ArrayList<>(TestTable.seating(2, Settings.DEFAULT).events());
        begun.add(new Event.Started(List.of(FIRST, SECOND), null));
        assertThat(Audit.missing(begun)).isEmpty();

        begun.add(new Event.EpochBegan(new Epoch(2), HOST_KEY));
        begun.add(new Event.StartRolled(List.of(new StartThrow(FIRST, 1, 1), new StartThrow(SECOND, 2, 2))));
        assertThat(Audit.firstIllegal(begun)).isEmpty();
    }

    @Test
    void aHostGoesOnAsAnotherInstanceWheneverItLikes() {
        HostInstance one = new HostInstance("1".repeat(32));
        HostInstance other = new HostInstance("2".repeat(32));
        List<Event> events = new ArrayList<>(eventful().events());
        events.add(new Event.HostResumed(one));
        events.add(new Event.HostResumed(other));

        assertThat(Audit.firstIllegal(events)).isEmpty();
        assertThat(Rules.evolve(Rules.unopened(), events).instance()).isEqualTo(other);
    }

    @Test
    void aHostDoesNotGoOnAsTheInstanceThatItIs() {
        HostInstance one = new HostInstance("1".repeat(32));
        List<Event> events = new ArrayList<>(eventful().events());
        events.add(new Event.HostResumed(one));
        events.add(new Event.HostResumed(one));

        assertThat(Audit.firstIllegal(events)).isPresent();
    }

    @Test
    void noLogBeginsWithAHostThatGoesOn() {
        assertThat(Audit.firstIllegal(List.of(
                        TestTable.opened(Settings.DEFAULT).events().getFirst(),
                        new Event.HostResumed(new HostInstance("1".repeat(32))))))
                .isPresent();
    }

    @Test
    void hasNothingToAddToALogThatIsNotLegal() {
        List<Event> illegal = List.of(new Event.LockChanged(true));

        assertThatThrownBy(() -> Audit.missing(illegal)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void neverThrowsWhateverIsDroppedDoubledOrSwapped() {
        List<Event> events = eventful().events();
        SplittableRandom random = new SplittableRandom(5);
        int found = 0;
        for (int round = 0; round < 600; round++) {
            List<Event> mangled = new ArrayList<>(events);
            int place = random.nextInt(mangled.size());
            switch (random.nextInt(3)) {
                case 0 -> mangled.remove(place);
                case 1 -> mangled.add(random.nextInt(mangled.size()), mangled.get(place));
                default -> mangled.add(random.nextInt(mangled.size()), mangled.remove(place));
            }
            found += Audit.firstIllegal(mangled).isPresent() ? 1 : 0;
        }
        assertThat(found).isGreaterThan(400);
    }
}
