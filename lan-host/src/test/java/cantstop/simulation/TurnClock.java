package cantstop.simulation;

import cantstop.engine.Event;
import cantstop.engine.MoveSource;
import cantstop.engine.Occupant;
import cantstop.engine.Phase;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Watches the clocks of one table from outside. Nobody's time may be up before they had all of it: it begins with the
/// last event that asked for a decision, and runs only while they are there. And nobody's turn goes on without them
/// but while they are gone, or after they have done nothing for long: what was waiting for them to come back has to
/// forget it when they do.
final class TurnClock {
    /// How long a host waits for somebody at least before the others may go on without them.
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /// What was due while somebody was gone may be decided when they are back already: the host's longest nap.
    private static final Duration UNDER_WAY = Duration.ofSeconds(30);

    private final Map<Person, Duration> since = new LinkedHashMap<>();
    private final Map<Person, Duration> earlier = new HashMap<>();
    private boolean late;

    /// Long before anything: a clock that stood still while its machine slept may be behind zero.
    private Duration decision = Duration.ofDays(-1);

    /// The host's disk has hung, so that what was asked for long ago may be decided now.
    void isLate() {
        late = true;
    }

    /// The host says who is there.
    void present(List<Person> people, Duration now) {
        List.copyOf(since.keySet()).stream()
                .filter(person -> !people.contains(person))
                .forEach(person -> {
                    earlier.put(person, had(person, now));
                    since.remove(person);
                });
        people.forEach(person -> since.putIfAbsent(person, now));
    }

    /// Something happened.
    ///
    /// @param decided when the host decided that, by its clock: its disk may have taken a while since
    /// @param now by the host's clock
    void happened(TableState before, Event event, Duration decided, Duration now) {
        if (by(event) == MoveSource.CLOCK && !isFalling(before)) {
            timeUp(before, decided);
        }
        if (event instanceof Event.BotTookOver took) {
            withoutThem(before, took.seat(), decided);
        } else if (event instanceof Event.PassedOver passed) {
            withoutThem(before, passed.seat(), decided);
        }
        if (event instanceof Event.OfGame) {
            decision = now;
            earlier.clear();
        }
    }

    private void withoutThem(TableState before, Seat seat, Duration now) {
        if (before.chair(seat).occupant() instanceof Occupant.Human(Person person) && since.containsKey(person)) {
            Duration back = now.minus(since.getOrDefault(person, now));
            if (!late && back.compareTo(UNDER_WAY) > 0 && back.compareTo(PATIENCE) < 0) {
                throw new Violation("the game goes on without " + person + ", back since " + back);
            }
        }
    }

    /// How long somebody has been there since there is something to decide.
    private Duration had(Person person, Duration now) {
        Duration back = since.getOrDefault(person, now);
        Duration from = back.compareTo(decision) > 0 ? back : decision;
        Duration here = now.minus(from);
        return earlier.getOrDefault(person, Duration.ZERO).plus(here.isNegative() ? Duration.ZERO : here);
    }

    private void timeUp(TableState before, Duration now) {
        if (before.game() == null
                || !(before.chair(before.game().mover()).occupant() instanceof Occupant.Human(Person person))) {
            throw new Violation("time was up for nobody");
        }
        Duration had = had(person, now);
        int seconds = before.game().settings().timerSeconds();
        if (had.compareTo(Duration.ofSeconds(seconds)) < 0) {
            throw new Violation("time was up after " + had + " of " + seconds + " s");
        }
    }

    /// A roll was decided before, and by whom; its dice fall for everybody.
    private static boolean isFalling(TableState before) {
        return before.game() != null && before.game().phase() instanceof Phase.Falling;
    }

    private static @Nullable MoveSource by(Event event) {
        return switch (event) {
            case Event.Rolled rolled -> rolled.by();
            case Event.Chosen chosen -> chosen.by();
            case Event.Stopped stopped -> stopped.by();
            case Event.Throwing thrown when thrown.seat() != null -> thrown.by();
            case Event.Throwing _, Event.Withheld _ -> null;
            case Event.TakenBack _, Event.Started _, Event.StartRolled _, Event.PassedOver _, Event.Over _ -> null;
            case Event.OfTable _ -> null;
        };
    }
}
