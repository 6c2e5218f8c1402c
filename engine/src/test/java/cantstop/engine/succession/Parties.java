package cantstop.engine.succession;

import static java.nio.charset.StandardCharsets.UTF_8;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Election;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.LeaveReason;
import cantstop.engine.Log;
import cantstop.engine.MoveSource;
import cantstop.engine.Occupant;
import cantstop.engine.PlayerName;
import cantstop.engine.Roll;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.identity.HostInstance;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Logs of tables to test with, written in letters: each letter is a laptop with one person, each place a seat.
final class Parties {
    static final Event ROLL = new Event.Rolled(Seat.of(0), new Roll(3, 4, 5, 2), false, MoveSource.PERSON);
    static final Event LOCK = new Event.LockChanged(true);

    private Parties() {}

    static Key key(String letter) {
        return new Key(letter.repeat(64));
    }

    static Person person(String letter) {
        return new Person(key(letter), 0);
    }

    static Set<Key> keys(String letters) {
        Set<Key> keys = new HashSet<>();
        letters.chars().forEach(letter -> keys.add(key(Character.toString(letter))));
        return keys;
    }

    static String letters(List<Person> people) {
        StringBuilder letters = new StringBuilder();
        people.forEach(person -> letters.append(person.key().hex().charAt(0)));
        return letters.toString();
    }

    static Event epoch(int number, String letter) {
        return new Event.EpochBegan(new Epoch(number), key(letter));
    }

    /// A host goes on as the instance that is this digit over and over.
    static Event resumed(String digit) {
        return new Event.HostResumed(new HostInstance(digit.repeat(32)));
    }

    /// A table that the first letter's laptop leads and its person owns; with two people or more a game has
    /// begun.
    ///
    /// @param seats who sits where; a dot is an empty seat
    static Log log(String seats, Event... more) {
        Log log = new Log();
        String owner = seats.replace(".", "").substring(0, 1);
        Rules.open(
                        new TableId("0".repeat(32)),
                        new TableName("T"),
                        Settings.DEFAULT,
                        key(owner),
                        person(owner),
                        badge(owner))
                .forEach(event -> append(log, event));
        append(log, new Event.Left(Seat.of(0), LeaveReason.LEFT));
        for (int place = 0; place < seats.length(); place++) {
            String letter = seats.substring(place, place + 1);
            if (!letter.equals(".")) {
                append(log, new Event.Sat(Seat.of(place), new Occupant.Human(person(letter)), badge(letter)));
            }
        }
        append(log, new Event.OwnerChanged(person(owner)));
        if (log.state().occupied().size() > 1) {
            append(
                    log,
                    new Event.Started(
                            log.state().occupied(), log.state().occupied().getFirst()));
        }
        Arrays.stream(more).forEach(event -> append(log, event));
        return log;
    }

    /// What follows that log where most have voted for a laptop, and what has happened there since.
    static Log elected(Log log, int number, String letter, Event... more) {
        append(log, new Event.EpochBegan(new Epoch(number), key(letter), new Election(log.digest(), List.of())));
        Arrays.stream(more).forEach(event -> append(log, event));
        return log;
    }

    static void append(Log log, Event event) {
        log.append(event, event.toString().getBytes(UTF_8));
    }

    private static Badge badge(String letter) {
        return new Badge(new PlayerName("P" + letter), Colour.ORANGE, Shape.CIRCLE);
    }
}
