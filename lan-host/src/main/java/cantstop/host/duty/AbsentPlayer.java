package cantstop.host.duty;

import cantstop.engine.Seat;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.protocol.Absence;
import cantstop.protocol.AwayPolicy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// One person at one seat who is absent: since when, how long the table waits for them, and what the others have voted
/// for. Confined to the host's thread.
final class AbsentPlayer {
    private final Seat seat;
    private final Person person;
    private final Absence.Kind kind;
    private final Duration since;
    private final Map<Seat, AwayPolicy> voices = new LinkedHashMap<>();

    /// The time until which the table waits for them; set when it first has to.
    private @Nullable Duration due;

    AbsentPlayer(Seat seat, Person person, Absence.Kind kind, Duration since) {
        this.seat = seat;
        this.person = person;
        this.kind = kind;
        this.since = since;
    }

    boolean is(Person other) {
        return person.equals(other);
    }

    boolean isOf(Key key) {
        return person.key().equals(key);
    }

    Absence.Kind kind() {
        return kind;
    }

    /// The time until which the table waits, beginning now. It waits once in an absence, not at every turn, and not at
    /// all for a player who left on purpose.
    Duration due(Duration now) {
        if (due == null) {
            due = switch (kind) {
                case LOST -> now.plus(AwayTimeouts.AWAY);
                case LEFT -> now;
                case IDLE -> since.plus(AwayTimeouts.IDLE_AWAY);
            };
        }
        return due;
    }

    /// Takes the vote of one of the others, in place of their earlier one.
    void suggest(Seat by, AwayPolicy what) {
        voices.remove(by);
        voices.put(by, what);
    }

    /// The last vote among those to wait or to let a bot play; null if there is none.
    @Nullable
    AwayPolicy standing() {
        AwayPolicy standing = null;
        for (AwayPolicy voice : voices.values()) {
            standing = voice == AwayPolicy.SKIP ? standing : voice;
        }
        return standing;
    }

    /// How many of these voters want a skip.
    long skips(Predicate<Seat> counts) {
        return voices.entrySet().stream()
                .filter(voice -> voice.getValue() == AwayPolicy.SKIP && counts.test(voice.getKey()))
                .count();
    }

    Absence told(Duration now) {
        List<Absence.Voice> said = new ArrayList<>();
        voices.forEach((by, what) -> said.add(new Absence.Voice(by, what)));
        return new Absence(seat, kind, now.minus(since), said);
    }
}
