package cantstop.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Actor;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.MoveSource;
import cantstop.engine.PlayerName;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.TurnMove;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.Hand;
import cantstop.engine.dice.HandChain;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Encoded;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.client.discovery.HostDiscovery;
import cantstop.protocol.wire.EventCodec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a laptop shows of its hand, to a host that says whatever it likes.
class GuestHandTest {
    private static final TableId TABLE = HostLog.TABLE;
    private static final Actor.Host HOST = new Actor.Host();

    private final Identity host = Identity.fresh();
    private final Identity me = Identity.fresh();
    private final List<DiceAlarm> alarms = new ArrayList<>();
    private final FakeDialer dialer = new FakeDialer();
    private final HandChain hosts = HandChain.make(TABLE, host.key(), 1, 128, new SplittableRandom(1));
    private Log log = new Log();

    private final ClientHalf guest = new ClientHalf(
            new FakeTimers(),
            new Random(7),
            new RacingDialer(dialer),
            HostDiscovery.NONE,
            new MemoryLogStore(),
            new Ear() {
                @Override
                public void alarmed(DiceAlarm alarm) {
                    // Moves are made here that nobody asked for; [OwnMovesTest] is about these.
                    if (alarm != DiceAlarm.FOREIGN_MOVE) {
                        alarms.add(alarm);
                    }
                }
            },
            ClientParty.VERSIONS,
            "test",
            Optional.of(me));

    @BeforeEach
    void atATable() {
        Rules.open(HostLog.TABLE, new TableName("T"), Settings.DEFAULT, host.key(), person(host), badge(0))
                .forEach(this::add);
        does(new Actor.Guest(person(me)), new Command.SitDown(Seat.of(1), badge(1)));
        guest.connect(ClientParty.ADDRESS, null);
        dialer.last().open(host.key());
        dialer.last().say(ClientParty.WELCOME);
        guest.attend(HostLog.TABLE);
        dialer.last().say(new HostMessage.Attending(HostLog.TABLE, Epoch.FIRST, 0), from(0));
        HandOpening mine = said(ClientMessage.Submit.class).stream()
                .map(submit -> ((Command.OpenHand) submit.command()).hand())
                .findFirst()
                .orElseThrow();
        tells(new Event.HandOpened(mine), new Event.HandOpened(HandOpening.sign(TABLE, host, hosts)));
        does(new Actor.Guest(person(host)), new Command.Start());
        sendsNews(log.sequence() - 1);
    }

    private static Person person(Identity whose) {
        return new Person(whose.key(), 0);
    }

    private static Badge badge(int place) {
        return new Badge(
                new PlayerName("P" + place),
                Colour.all().get(place),
                Shape.all().get(place));
    }

    private void add(Event event) {
        log.append(event, EventCodec.encode(event));
    }

    private void does(Actor actor, Command command) {
        Decision decision = Rules.decide(log.state(), actor, command, List.of());
        assertThat(decision)
                .isInstanceOfSatisfying(
                        Decision.Accepted.class, done -> done.events().forEach(this::add));
    }

    private HostMessage.Entries from(long after) {
        return new HostMessage.Entries(
                HostLog.TABLE,
                Epoch.FIRST,
                log.sequence(),
                log.after(after).stream()
                        .map((LogEntry entry) ->
                                new HostMessage.Entry(entry.sequence(), Encoded.of(entry.bytes()), entry.digest()))
                        .toList());
    }

    private void sendsNews(long after) {
        dialer.last().say(from(after));
    }

    private void tells(Event... events) {
        long before = log.sequence();
        List.of(events).forEach(this::add);
        sendsNews(before);
    }

    private <T extends ClientMessage> List<T> said(Class<T> kind) {
        return dialer.last().sent().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    private List<Integer> hands(boolean all) {
        return log.state().hands().open().stream()
                .filter(hand -> all || hand.key().equals(host.key()))
                .sorted(Comparator.comparing(Hand::key))
                .map(Hand::number)
                .toList();
    }

    private void throwsWith(List<Integer> taking) {
        int number = log.state().hands().lastThrow() + 1;
        Decision decision = Rules.decide(log.state(), HOST, new Command.ThrowForStart(), taking, hosts.secret(number));
        assertThat(decision)
                .isInstanceOfSatisfying(
                        Decision.Accepted.class, begun -> tells(begun.events().toArray(Event[]::new)));
    }

    @Test
    void itShowsTheSecretOfAThrowThatIsInTheLog() {
        throwsWith(hands(true));

        List<ClientMessage.ShowHand> shown = said(ClientMessage.ShowHand.class);
        assertThat(shown).singleElement().satisfies(show -> {
            assertThat(show.digest()).isEqualTo(log.digest());
            Hand mine = log.state().hands().of(me.key()).orElseThrow();
            assertThat(mine.fits(TABLE, show.number(), show.secret())).isTrue();
        });
        assertThat(alarms).isEmpty();
    }

    @Test
    void onANewConnectionItShowsTheSameOnceMore() {
        throwsWith(hands(true));
        Bytes first = said(ClientMessage.ShowHand.class).getFirst().secret();

        dialer.last().lose(LinkListener.LossReason.RESET);
        guest.retryNow();
        dialer.last().open(host.key());
        dialer.last().say(ClientParty.WELCOME);
        dialer.last().say(new HostMessage.Attending(HostLog.TABLE, Epoch.FIRST, log.sequence()), from(log.sequence()));

        assertThat(said(ClientMessage.ShowHand.class))
                .singleElement()
                .satisfies(again -> assertThat(again.secret()).isEqualTo(first));
    }

    @Test
    void anotherEventWithTheSameNumberGetsNothing() {
        Log before = new Log();
        log.after(0).forEach(entry -> before.append(entry.event(), entry.bytes()));
        throwsWith(hands(true));
        assertThat(said(ClientMessage.ShowHand.class)).hasSize(1);

        // The host cuts its log, and asks again after another event.
        log = before;
        add(new Event.LockChanged(true));
        dialer.last().lose(LinkListener.LossReason.RESET);
        guest.retryNow();
        dialer.last().open(host.key());
        dialer.last().say(ClientParty.WELCOME);
        dialer.last().say(new HostMessage.Attending(HostLog.TABLE, Epoch.FIRST, 0), from(0));
        throwsWith(hands(true));

        assertThat(said(ClientMessage.ShowHand.class)).isEmpty();
        assertThat(alarms).containsExactly(DiceAlarm.ASKED_TWICE);
    }

    /// The host throws for the start alone, and then decides that the first player rolls.
    private void rollsAfterTheStart() {
        while (log.state().playing().orElseThrow().isThrowingForStart()) {
            throwsWith(hands(false));
            does(HOST, new Command.EndThrow(log.state().hands().lastThrow(), List.of()));
            sendsNews(log.sequence() - 1);
        }
        Person mover = log.state()
                .chair(log.state().playing().orElseThrow().mover())
                .person()
                .orElseThrow();
        int number = log.state().hands().lastThrow() + 1;
        Decision rolled = Rules.decide(
                log.state(),
                new Actor.Guest(mover),
                new Command.Turn(log.sequence(), new TurnMove.RollDice()),
                hands(false),
                hosts.secret(number));
        tells(((Decision.Accepted) rolled).events().toArray(Event[]::new));
    }

    @Test
    void beingLeftOutAgainAndAgainIsSaid() {
        rollsAfterTheStart();

        assertThat(alarms).containsExactly(DiceAlarm.LEFT_OUT);
    }

    @Test
    void beingSaidToWithholdWhatWasShownIsSaid() {
        throwsWith(hands(true));
        int mine = log.state().hands().of(me.key()).orElseThrow().number();
        tells(new Event.Withheld(1, List.of(mine)));

        assertThat(alarms).containsExactly(DiceAlarm.SAID_TO_WITHHOLD);
    }

    @Test
    void aHandInItsNameThatItDidNotOpenIsSaid() {
        HandChain other = HandChain.make(TABLE, me.key(), 1, 64, new SplittableRandom(9));
        tells(new Event.HandOpened(HandOpening.sign(TABLE, me, other)));

        assertThat(alarms).containsExactly(DiceAlarm.FOREIGN_HAND);
    }

    @Test
    void diceThatDoNotFollowFromTheSecretsAreABreach() {
        throwsWith(hands(true));
        Bytes mine = said(ClientMessage.ShowHand.class).getFirst().secret();
        Decision fallen = Rules.decide(log.state(), HOST, new Command.EndThrow(1, List.of(mine)), List.of());
        Event.StartRolled right =
                (Event.StartRolled) ((Decision.Accepted) fallen).events().getFirst();
        FakeLink link = dialer.last();
        tells(new Event.StartRolled(right.throwsInOrder().reversed(), right.shown()));

        assertThat(link.isClosed()).isTrue();
    }

    static List<Event> whatMayNotComeBetween() {
        Seat mover = Seat.of(0);
        return List.of(
                new Event.Stopped(mover, List.of(), false, MoveSource.PERSON),
                new Event.PassedOver(mover, true, List.of(), false),
                new Event.PassedOver(mover, false, List.of(), false),
                new Event.Over(null),
                new Event.Over(mover),
                new Event.Started(List.of(mover, Seat.of(1)), mover));
    }

    @ParameterizedTest
    @MethodSource("whatMayNotComeBetween")
    void nothingElseOfTheGameComesBetweenARollAndItsDice(Event event) {
        throwsWith(hands(true));
        FakeLink link = dialer.last();

        tells(event);

        assertThat(link.isClosed()).isTrue();
    }

    /// What follows where the mover leaves while the dice fall.
    private List<Event> moverLeaves() {
        Person mover = log.state()
                .chair(log.state().playing().orElseThrow().mover())
                .person()
                .orElseThrow();
        Decision leaves = Rules.decide(log.state(), new Actor.Guest(mover), new Command.Leave(false), List.of());
        return ((Decision.Accepted) leaves).events();
    }

    @Test
    void aPlayerWhoLeavesBetweenARollAndItsDiceKeepsNothing() {
        rollsAfterTheStart();
        FakeLink link = dialer.last();
        List<Event> happens = moverLeaves();

        tells(happens.toArray(Event[]::new));

        assertThat(happens)
                .filteredOn(Event.PassedOver.class::isInstance)
                .singleElement()
                .isInstanceOfSatisfying(
                        Event.PassedOver.class,
                        passed -> assertThat(passed.kept()).isFalse());
        assertThat(link.isClosed()).isFalse();
    }

    @Test
    void whoSaysThatAPlayerWhoLeftThereKeepsTheirMarkersIsFound() {
        rollsAfterTheStart();
        FakeLink link = dialer.last();

        tells(moverLeaves().stream()
                .map(event -> event instanceof Event.PassedOver(Seat seat, boolean _, List<Column> won, boolean game)
                        ? new Event.PassedOver(seat, true, won, game)
                        : event)
                .toArray(Event[]::new));

        assertThat(link.isClosed()).isTrue();
    }
}
