package cantstop.simulation;

import cantstop.engine.By;
import cantstop.engine.Event;
import cantstop.engine.Occupant;
import cantstop.engine.Person;
import cantstop.engine.TableState;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Watches the clock of one table from outside: nobody's time may be up before they had all of it. It begins with the
/// last event that asked for a decision, and again with coming back.
final class TurnClock {
    private final Map<Person, Duration> since = new LinkedHashMap<>();
    private Duration decision = Duration.ZERO;

    /// The host says who is there.
    void present(List<Person> people, Duration now) {
        since.keySet().retainAll(people);
        people.forEach(person -> since.putIfAbsent(person, now));
    }

    /// Something happened.
    ///
    /// @param now by the host's clock
    void happened(TableState before, Event event, Duration now) {
        if (by(event) == By.CLOCK) {
            timeUp(before, now);
        }
        if (event instanceof Event.OfGame) {
            decision = now;
        }
    }

    private void timeUp(TableState before, Duration now) {
        if (before.game() == null
                || !(before.chair(before.game().mover()).occupant() instanceof Occupant.Human(Person person))) {
            throw new Violation("time was up for nobody");
        }
        Duration back = since.getOrDefault(person, Duration.ZERO);
        Duration passed = now.minus(back.compareTo(decision) > 0 ? back : decision);
        int seconds = before.game().settings().timerSeconds();
        if (passed.compareTo(Duration.ofSeconds(seconds)) < 0) {
            throw new Violation("time was up after " + passed + " of " + seconds + " s");
        }
    }

    private static @Nullable By by(Event event) {
        return switch (event) {
            case Event.Rolled rolled -> rolled.by();
            case Event.Chosen chosen -> chosen.by();
            case Event.Stopped stopped -> stopped.by();
            case Event.TakenBack _, Event.Started _, Event.StartRolled _, Event.PassedOver _, Event.Over _ -> null;
            case Event.OfTable _ -> null;
        };
    }
}
