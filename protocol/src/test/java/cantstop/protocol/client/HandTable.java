package cantstop.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Actor;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.PlayerName;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.TurnMove;
import cantstop.engine.dice.Hand;
import cantstop.engine.dice.HandChain;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
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

/// A table with a guest that takes part in the throws, and a host that says whatever it likes.
final class HandTable {
    private static final TableId TABLE = HostLog.TABLE;
    static final Actor.Host HOST = new Actor.Host();

    final Identity host = Identity.fresh();
    final Identity me = Identity.fresh();
    final List<DiceAlarm> alarms = new ArrayList<>();
    final FakeDialer dialer = new FakeDialer();
    private final HandChain hosts = HandChain.make(TABLE, host.key(), 1, 128, new SplittableRandom(1));
    Log log = new Log();

    final ClientHalf guest = new ClientHalf(
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
            ClientParty.HELLO.program(),
            Optional.of(me));

    HandTable() {
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

    void add(Event event) {
        log.append(event, EventCodec.encode(event));
    }

    void does(Actor actor, Command command) {
        Decision decision = Rules.decide(log.state(), actor, command, List.of());
        assertThat(decision)
                .isInstanceOfSatisfying(
                        Decision.Accepted.class, done -> done.events().forEach(this::add));
    }

    HostMessage.Entries from(long after) {
        return new HostMessage.Entries(
                HostLog.TABLE,
                Epoch.FIRST,
                log.sequence(),
                log.after(after).stream()
                        .map((LogEntry entry) -> HostMessage.Entry.of(entry))
                        .toList());
    }

    void sendsNews(long after) {
        dialer.last().say(from(after));
    }

    void tells(Event... events) {
        long before = log.sequence();
        List.of(events).forEach(this::add);
        sendsNews(before);
    }

    <T extends ClientMessage> List<T> said(Class<T> kind) {
        return dialer.last().sent().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    List<Integer> hands(boolean all) {
        return log.state().hands().open().stream()
                .filter(hand -> all || hand.key().equals(host.key()))
                .sorted(Comparator.comparing(Hand::key))
                .map(Hand::number)
                .toList();
    }

    void throwsWith(List<Integer> taking) {
        int number = log.state().hands().lastThrow() + 1;
        Decision decision = Rules.decide(log.state(), HOST, new Command.ThrowForStart(), taking, hosts.secret(number));
        assertThat(decision)
                .isInstanceOfSatisfying(
                        Decision.Accepted.class, begun -> tells(begun.events().toArray(Event[]::new)));
    }

    /// The host throws for the start alone, and then decides that the first player rolls.
    void rollsAfterTheStart() {
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

    /// What follows where the mover leaves while the dice fall.
    List<Event> moverLeaves() {
        Person mover = log.state()
                .chair(log.state().playing().orElseThrow().mover())
                .person()
                .orElseThrow();
        Decision leaves = Rules.decide(log.state(), new Actor.Guest(mover), new Command.Leave(false), List.of());
        return ((Decision.Accepted) leaves).events();
    }
}
