package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.MoveSource;
import cantstop.engine.Occupant;
import cantstop.engine.Person;
import cantstop.engine.PlayerName;
import cantstop.engine.Roll;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.protocol.wire.EventCodec;
import java.util.List;
import org.junit.jupiter.api.Test;

class ContinuationTest {
    private static final String A = "a".repeat(64);
    private static final String B = "b".repeat(64);
    private static final String C = "c".repeat(64);
    private static final Event ROLL = new Event.Rolled(Seat.of(0), new Roll(3, 4, 5, 2), false, MoveSource.PERSON);
    private static final Event LOCK = new Event.LockChanged(true);

    /// A game that Anna's host led, and what came after.
    private static Log log(Event... more) {
        Badge badge = new Badge(new PlayerName("Anna"), Colour.ORANGE, Shape.CIRCLE);
        Log log = new Log();
        Rules.open("0".repeat(32), new TableName("T"), Settings.DEFAULT, A, new Person(A, 0), badge)
                .forEach(event -> log.append(event, EventCodec.encode(event)));
        List<Event> then = List.of(
                new Event.Sat(
                        Seat.of(1),
                        new Occupant.Human(new Person(B, 0)),
                        new Badge(new PlayerName("Ben"), Colour.BLUE, Shape.SQUARE)),
                new Event.Started(List.of(Seat.of(0), Seat.of(1)), Seat.of(0)));
        then.forEach(event -> log.append(event, EventCodec.encode(event)));
        for (Event event : more) {
            log.append(event, EventCodec.encode(event));
        }
        return log;
    }

    private static Event epoch(String key) {
        return new Event.EpochBegan(2, key);
    }

    /// What both say, the first one first.
    private static List<Continuation> both(Log one, String oneKey, Log other, String otherKey) {
        return List.of(Continuation.of(one, oneKey, other, otherKey), Continuation.of(other, otherKey, one, oneKey));
    }

    @Test
    void theOldHostYieldsToWhoeverWentOn() {
        assertThat(both(log(), A, log(epoch(B), ROLL), B)).containsExactly(Continuation.YIELD, Continuation.STAY);
    }

    @Test
    void soItDoesWithATailThatNobodyHeard() {
        assertThat(both(log(ROLL), A, log(epoch(B)), B)).containsExactly(Continuation.YIELD, Continuation.STAY);
    }

    @Test
    void ofTwoWithoutANewRollTheLowerFingerprintStays() {
        assertThat(both(log(epoch(B)), B, log(epoch(C), LOCK), C))
                .containsExactly(Continuation.STAY, Continuation.YIELD);
    }

    @Test
    void withANewRollBothAreTables() {
        assertThat(both(log(epoch(B), ROLL), B, log(epoch(C)), C))
                .containsExactly(Continuation.BOTH, Continuation.BOTH);
    }

    @Test
    void nobodyYieldsToALogThatNamesSomebodyElse() {
        assertThat(Continuation.of(log(), A, log(epoch(B)), C)).isEqualTo(Continuation.STAY);
    }

    @Test
    void whatTwoLogsHaveInCommonIsFoundWhereverItEnds() {
        Log one = log(epoch(B), ROLL, LOCK);
        for (int more = 0; more < 4; more++) {
            Event[] beginning = one.events().subList(6, 6 + Math.min(more, 3)).toArray(Event[]::new);
            assertThat(Continuation.common(one, log(beginning))).isEqualTo(6 + beginning.length);
        }
        assertThat(Continuation.common(one, new Log())).isZero();
    }
}
